import type { NodeUnit } from '#shared/formula-graph.ts';
import type { CurrencyCode } from '#shared/money.ts';

/** A number a person put in the place of one that the model assumed or took from a publication. */
export interface OwnNumber {
  /** The model's input it stands for: "variable.share". */
  readonly inputId: string;
  /** Only ever grows; taking the number back is a version too. */
  readonly version: number;
  /** Null once it was taken back. */
  readonly given: GivenNumber | null;
}

export interface GivenNumber {
  /** In minor units for money, otherwise as it is read. */
  readonly value: number;
  readonly unit: NodeUnit;
  readonly currency?: CurrencyCode;
  /** What the input was called when the number was given, so that it never moves to another thing. */
  readonly label: string;
}

const prefix = 'model.';

/** The key under which a number of a model's input is kept among the facts of a workspace. */
export function ownNumberKey(inputId: string): string {
  return `${prefix}${inputId}`;
}

/** Whether a key is one of those; the rest are what was said in answers. */
export function isOwnNumberKey(key: string): boolean {
  return key.startsWith(prefix);
}
