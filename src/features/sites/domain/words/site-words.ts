import type { FormWords } from './form-words.ts';

/**
 * Words that the product itself writes on a site, in the language of its content. Each is true of any business that has the fact it
 * stands for: labels, and sentences whose only content is the fact put into them.
 */
export interface SiteWords {
  /** Headings of parts. */
  readonly offers: string;
  readonly prices: string;
  readonly reasons: string;
  readonly audience: string;
  readonly steps: string;
  readonly questions: string;
  readonly team: string;
  readonly hours: string;
  readonly place: string;
  readonly products: string;
  readonly contact: string;
  readonly about: string;
  readonly elsewhere: string;
  readonly quote: string;
  readonly privacy: string;
  readonly gallery: string;
  readonly beforeAfter: string;
  /** Names of pages. */
  readonly pages: {
    readonly home: string;
    readonly about: string;
    readonly services: string;
    readonly contact: string;
  };
  /** Buttons and links. */
  readonly toPrices: string;
  readonly toOffers: string;
  readonly toContact: string;
  readonly map: string;
  readonly order: string;
  readonly skip: string;
  readonly menu: string;
  /** Labels beside a fact: "Area". */
  readonly labels: {
    readonly area: string;
    readonly how: string;
    readonly experience: string;
    readonly closed: string;
    readonly before: string;
    readonly after: string;
  };
  /** How customers get it, by the ways of delivery that the business chose. */
  readonly delivery: Readonly<
    Record<'shop' | 'delivery' | 'online' | 'on-site' | 'mobile' | 'remote' | 'events', string>
  >;
  /** "up to 4 km": the number and its unit are put in. */
  readonly upTo: (distance: string) => string;
  /** Units of distance: "4 km", "20 minutes". */
  readonly distance: Readonly<Record<'km' | 'miles' | 'minutes', (value: string, isOne: boolean) => string>>;
  /** "12 years". */
  readonly years: (value: string, isOne: boolean) => string;
  readonly months: (value: string, isOne: boolean) => string;
  /** A price with what it buys: "€6.50 per loaf"; the unit is as it was said. */
  readonly per: (price: string, unit: string) => string;
  readonly each: (price: string) => string;
  /** Units of time in prices, by their English names as facts keep them. */
  readonly time: Readonly<Record<'hour' | 'day' | 'night' | 'week' | 'month' | 'year', string>>;
  /** Forms, and what is answered to them. */
  readonly forms: FormWords;
  /** A page that does not exist. */
  readonly missing: { readonly title: string; readonly text: string; readonly action: string };
}
