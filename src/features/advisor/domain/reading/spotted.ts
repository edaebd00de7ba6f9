import type { Language } from '#shared/languages.ts';
import type { TimeUnit } from './units.ts';

/** What an amount is by its form alone. Values are plain numbers in the unit that stands beside them. */
export type AmountForm =
  | { readonly kind: 'money'; readonly amount: number; readonly currency: string; readonly per?: string }
  | { readonly kind: 'count'; readonly count: number; readonly of: string; readonly per?: string }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'duration'; readonly value: number; readonly unit: TimeUnit }
  | { readonly kind: 'measure'; readonly value: number; readonly unit: string }
  | { readonly kind: 'date'; readonly text: string }
  | { readonly kind: 'time'; readonly text: string };

/** An amount where it stands in an answer: from here on value and quote are fixed. */
export interface SpottedAmount {
  readonly from: number;
  readonly to: number;
  readonly quote: string;
  readonly form: AmountForm;
  /** The upper end of a range. */
  readonly toValue?: number;
  /** False where its form can be read in two ways: it is asked for before anything is reckoned with it. */
  readonly isCertain: boolean;
}

/** What is known of where an answer was written. */
export interface SpottingContext {
  readonly language: Language;
  /** The currency of the country, once that is certain: what "$" and "kr" mean. */
  readonly currency?: string;
}

/** An amount before its words are cut out of the answer. */
export type Spotted = Omit<SpottedAmount, 'quote'>;
