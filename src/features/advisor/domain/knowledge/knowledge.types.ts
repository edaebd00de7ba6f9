import type { AudienceKind } from '#features/workspaces/domain/business-vocabulary.ts';

export {
  type AudienceKind,
  audienceKinds,
  type DeliveryKind,
  deliveryKinds,
  type RevenueModel,
  type RivalKind,
  revenueModels,
  rivalKinds,
} from '#features/workspaces/domain/business-vocabulary.ts';

/**
 * What the advisor knows of an industry or business model, as data. Phrases are fragments of a stated grammatical shape
 * that the composer builds into sentences about one business; none of them holds a digit (numbers live in typed
 * fields), none is a finished sentence, and no two entries share more than a quarter of theirs.
 */
export interface IndustryKnowledge {
  /** kebab-case: "artisan-bakery". */
  readonly id: string;
  /** Noun phrase, lower case but for names: "artisan bakery". */
  readonly name: string;
  readonly sector: Sector;
  /** Lower-case words and phrases by which answers name this industry; the more telling ones first. */
  readonly terms: readonly string[];
  /** What the people who pay are called here: "patient / patients". */
  readonly customer: Noun;
  /** What one sale is: "loaf / loaves", "appointment / appointments". */
  readonly unit: Noun;
  /** Gerund phrase: "baking bread to order". */
  readonly activity: string;
  /** ≥ 6 noun phrases: what buyers here pay for ("a crust that is still crisp at supper"). */
  readonly buyingReasons: readonly string[];
  /** ≥ 5 noun phrases: what bothers buyers today ("bread that was baked the night before"). */
  readonly frictions: readonly string[];
  /** ≥ 4 noun phrases: what the work needs first ("a deck oven and a cool room"). */
  readonly essentials: readonly string[];
  /** ≥ 4 noun phrases: what sets the ceiling of output ("oven hours before dawn"). */
  readonly bottlenecks: readonly string[];
  /** ≥ 6. */
  readonly costs: readonly CostLine[];
  /** ≥ 3, each naming the authority that enforces it; at least one without a region or for "EU", "US" and "GB" each. */
  readonly rules: readonly IndustryRule[];
  /** ≥ 3. */
  readonly metrics: readonly IndustryMetric[];
  /** Twelve weights from January, mean 1: how demand moves over the year. */
  readonly monthlyWeights: readonly number[];
  /** Noun phrases for the strongest and the weakest time of the year: "the weeks before Christmas". */
  readonly peakSeason: string;
  readonly lowSeason: string;
  /** ≥ 5. */
  readonly channels: readonly Channel[];
  /** ≥ 5. */
  readonly risks: readonly Risk[];
  /** ≥ 4. */
  readonly trends: readonly Trend[];
  readonly economics: Economics;
}

export type Sector =
  | 'food'
  | 'retail'
  | 'online-goods'
  | 'craft'
  | 'trades'
  | 'care'
  | 'education'
  | 'professional'
  | 'creative'
  | 'software'
  | 'marketplace'
  | 'hospitality'
  | 'transport'
  | 'property'
  | 'land'
  | 'leisure';

export interface Noun {
  readonly one: string;
  readonly many: string;
}

export interface CostLine {
  /** kebab-case, unique in the entry. */
  readonly id: string;
  /** Noun phrase for a table: "Flour, butter and salt". */
  readonly label: string;
  readonly timing: 'once' | 'monthly' | 'per-unit' | 'percent-of-revenue';
  /** US dollars (major units) for money, 0–100 for percent-of-revenue; a typical small start, one to three people. */
  readonly amount: number;
  /** Why this amount, as a clause without digits: "rent for a small unit off the high street". */
  readonly basis: string;
}

export interface IndustryRule {
  readonly id: string;
  /** ISO country code, 'EU', or 'any' where it holds nearly everywhere. */
  readonly region: 'any' | 'EU' | 'US' | 'GB';
  /** The authority or law, by name: "Food Standards Agency". */
  readonly authority: string;
  /** Noun phrase: "registration of food premises". */
  readonly subject: string;
  /** Verb phrase after "must": "register the kitchen before the first sale". */
  readonly duty: string;
}

export interface IndustryMetric {
  readonly id: string;
  /** Noun phrase: "sell-through of the morning bake". */
  readonly name: string;
  /** In words: "loaves sold ÷ loaves baked". */
  readonly formula: string;
  /** Clause after "because": "yesterday's loaf sells at half price or not at all". */
  readonly because: string;
}

export interface Channel {
  readonly id: string;
  /** Noun phrase: "a standing order at three neighbourhood cafés" (numbers in words are allowed, digits are not). */
  readonly name: string;
  /** Verb phrase, bare infinitive: "bring a warm sample box before opening time". */
  readonly action: string;
  /** Which kinds of buyers it reaches best. */
  readonly reaches: readonly AudienceKind[];
}

export interface Risk {
  readonly id: string;
  /** Noun phrase: "a jump in flour prices". */
  readonly name: string;
  /** Clause after "because": "contracts with mills are short". */
  readonly because: string;
  /** Verb phrase, bare infinitive: "fix half the year's flour with one mill". */
  readonly response: string;
  /** Noun phrase: what shows it early: "the mill's monthly price list". */
  readonly signal: string;
}

export interface Trend {
  readonly id: string;
  /** Clause: "more households order bread ahead instead of queueing". */
  readonly change: string;
  /** Verb phrase after "this lets/makes a business": "bake to order and throw little away". */
  readonly effect: string;
  /** Verb phrase, bare infinitive: what to do about it: "offer a standing weekly order". */
  readonly response: string;
}

/** Starting points for the model; each becomes an assumption unless the person said the number or a source gives it. */
export interface Economics {
  /** Price of one unit in US dollars (major units). */
  readonly price: number;
  /** Units a month once the business runs full, for one to three people. */
  readonly fullVolume: number;
  /** Months from opening to full volume. */
  readonly rampMonths: number;
  /** Share of customers lost a month, 0–100, where they return at all. */
  readonly churn: number;
  /** Days between delivering and being paid. */
  readonly paymentDays: number;
}
