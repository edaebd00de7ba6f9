import type { Contract, Inputs, Outputs } from '#shared/endpoint.ts';
import type { DetachedContext, UseCaseContext } from '../use-case.ts';

/** How an endpoint is answered: with the edge's transaction, or, for one that waits outside, without. */
type Handler<Context, Input, Output> = (context: Context, input: Input) => Promise<Output>;

/**
 * How a keyed endpoint with a large answer is repeated: what is stored for the key is what leads to the answer, and a repeat
 * is answered with the state as it is then, and as the account may read it then.
 */
export interface ReadAgain<Input, Output, Reference = unknown> {
  readonly first: Handler<UseCaseContext, Input, Output>;
  /** What is stored: ids. */
  refer(answer: Output): Reference;
  again(context: UseCaseContext, input: Input, reference: Reference): Promise<Output>;
}

/** One handler for each endpoint of a contract; `detached` ones are those whose contract says `waitsOutside`. */
export type Handlers<C extends Contract> = {
  readonly [Name in keyof C & string]:
    | Handler<UseCaseContext, Inputs<C>[Name], Outputs<C>[Name]>
    // biome-ignore lint/suspicious/noExplicitAny: each endpoint has a reference of its own
    | ReadAgain<Inputs<C>[Name], Outputs<C>[Name], any>
    | { readonly detached: Handler<DetachedContext, Inputs<C>[Name], Outputs<C>[Name]> };
};

/** A feature's endpoints and their handlers, checked against each other by the compiler. */
export interface FeatureRoutes {
  readonly feature: string;
  readonly contract: Contract;
  readonly handlers: Readonly<Record<string, unknown>>;
}

/** Binds a contract to its handlers. */
export function bindRoutes<C extends Contract>(feature: string, contract: C, handlers: Handlers<C>): FeatureRoutes {
  return { feature, contract, handlers };
}
