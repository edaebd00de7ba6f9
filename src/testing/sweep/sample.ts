import type { PayingProduct } from '../stripe/paying-product.ts';
import type { Person, TestProduct } from '../test-product.ts';

/** One person of the sweep and what is theirs. */
export interface Scene {
  readonly world: TestProduct;
  readonly paying: PayingProduct;
  /** Exchanged where a call ends their session. */
  person: Person;
  /** The workspace that came with the account. */
  readonly workspaceId: string;
  /** Stands in what they write, so that it can be found where it does not belong. */
  readonly canary: string;
  /** Makes a thing of theirs that several samples use, the first time it is asked for. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>;
}

export type Input = Readonly<Record<string, unknown>>;
type MakeInput = (scene: Scene) => Input | Promise<Input>;

/** Refusals of a plan that an endpoint declares; each needs an input that meets it. */
export type PlanRefusal = 'billing.quota_exceeded' | 'billing.plan_required';

/** How the sweep calls one endpoint. */
export interface Sample {
  /** What works for whoever the scene is about, and makes before what it needs. */
  readonly input: MakeInput;
  /** More that work, where one input cannot name every kind of id that the endpoint takes. */
  readonly others?: readonly MakeInput[];
  /** What is refused with the named field. Ids that are none and fields left out are tried without being listed. */
  readonly bad?: { readonly input: Input; readonly field: string };
  /** What somebody on Free, whose ideas are used up, is refused; needed for each refusal the contract declares. */
  readonly refused?: Partial<Record<PlanRefusal, MakeInput>>;
  /** Puts right what a call did. */
  readonly after?: (scene: Scene) => Promise<void>;
}

/** The samples of a feature by the name of its endpoint: one for each. */
export type Samples = Readonly<Record<string, Sample>>;
