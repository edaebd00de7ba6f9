import type { PayingProduct } from '../stripe/paying-product.ts';
import type { Person, TestProduct } from '../test-product.ts';

/** One account of the sweep and its data. */
export interface Scene {
  readonly world: TestProduct;
  readonly paying: PayingProduct;
  /** Exchanged where a call ends their session. */
  person: Person;
  /** The workspace that came with the account. */
  readonly workspaceId: string;
  /** Part of every text they write, so that it can be recognised in answers to others. */
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
  /** Valid input for the account of the scene; creates the data it needs first. */
  readonly input: MakeInput;
  /** More valid inputs, where one cannot contain every kind of id that the endpoint accepts. */
  readonly others?: readonly MakeInput[];
  /** What is refused with the named field. Ids that are none and fields left out are tried without being listed. */
  readonly bad?: { readonly input: Input; readonly field: string };
  /** Input that is refused for an account on Free whose ideas are used up; required for each refusal the contract declares. */
  readonly refused?: Partial<Record<PlanRefusal, MakeInput>>;
  /** Puts right what a call did. */
  readonly after?: (scene: Scene) => Promise<void>;
}

/** The samples of a feature by the name of its endpoint: one for each. */
export type Samples = Readonly<Record<string, Sample>>;
