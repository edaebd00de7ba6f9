import type { CurrencyCode } from '#shared/money.ts';

/** What a workspace can know about its business, by the shape of the value. */
export type FactValue =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'texts'; readonly items: readonly string[] }
  /** One id out of the registry's list for this key. */
  | { readonly type: 'choice'; readonly choice: string }
  | { readonly type: 'choices'; readonly items: readonly string[] }
  /** A number of things: {count: 9000, of: "households"}; `per` is "day" | "week" | "month" | "year". */
  | { readonly type: 'count'; readonly count: number; readonly of?: string; readonly per?: string }
  /** 0–100. */
  | { readonly type: 'percent'; readonly percent: number }
  /** {value: 4, unit: "km"}. */
  | { readonly type: 'measure'; readonly value: number; readonly unit: MeasureUnit }
  | ({ readonly type: 'money' } & PricedAmount)
  /** Named amounts in the order they were said: prices of revenue streams, or costs. */
  | { readonly type: 'amounts'; readonly items: readonly NamedAmount[] };

export type MeasureUnit = 'km' | 'miles' | 'minutes' | 'hours' | 'days' | 'months' | 'years';

/** An amount in minor units; a range keeps its top in `toMinor`; `per` is what it buys: "loaf", "month", "day". */
export interface PricedAmount {
  readonly minor: number;
  readonly toMinor?: number;
  readonly currency: CurrencyCode;
  readonly per?: string;
}

export interface NamedAmount extends PricedAmount {
  readonly name: string;
  /** For a revenue stream: how it is charged. */
  readonly model?: string;
}

/** Where a fact came from. `said` names the message it was said in and the words; `entered` ones stand under no answer. */
export type FactOrigin =
  | { readonly kind: 'said'; readonly messageId: string; readonly quote: string }
  | { readonly kind: 'corrected'; readonly messageId: string }
  | { readonly kind: 'entered' }
  | { readonly kind: 'assumption'; readonly basis: string };

/** Whether a person put the fact in by hand, under an answer or in the profile, rather than in a sentence that was read. */
export function isByHand({ kind }: FactOrigin): boolean {
  return kind === 'corrected' || kind === 'entered';
}

/** One version of one fact; versions only ever grow. A withdrawn fact has value null. */
export interface Fact {
  readonly key: FactKey;
  readonly version: number;
  readonly value: FactValue | null;
  readonly origin: FactOrigin;
}

/** A version with the instant it was recorded. */
export interface RecordedFact extends Fact {
  readonly recordedAt: Date;
}

export type FactKey =
  | 'business.name'
  | 'business.offer'
  | 'business.difference'
  | 'business.place'
  | 'business.country'
  | 'business.delivery'
  | 'business.radius'
  | 'business.team'
  | 'business.launch'
  | 'finance.cash'
  | 'finance.costs'
  | 'industry.id'
  | 'industry.words'
  | 'industry.experience'
  | 'audience.groups'
  | 'audience.kind'
  | 'audience.size'
  | 'audience.alternative'
  | 'revenue.model'
  | 'revenue.streams'
  | 'revenue.volume'
  | 'revenue.unitCost'
  | 'revenue.churn'
  | 'revenue.excluded'
  | 'competitors.named'
  | 'competitors.kinds'
  | 'competitors.weakness'
  | 'competitors.price';

/** The newest version of each known fact. */
export type FactSet = ReadonlyMap<FactKey, Fact>;
