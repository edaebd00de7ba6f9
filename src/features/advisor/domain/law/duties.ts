import type { Language } from '#shared/languages.ts';
import continent from './continent.json' with { type: 'json' };
import britishIsles from './gb-ie.json' with { type: 'json' };
import overseas from './overseas.json' with { type: 'json' };

/** Whom to ask, and what. */
interface Asking {
  readonly office: string;
  readonly whether: string;
}

/** A duty as its source words it: whom to ask whether what. None is written from memory. */
export interface Duty {
  readonly id: string;
  /** ISO 3166, two letters. */
  readonly country: string;
  readonly topic: string;
  /** "all", or what of a business makes it apply: "employs", "food", "sells-online". */
  readonly appliesTo: readonly string[];
  /** What has to hold of it as well, all of it: a shop online, for duties towards private people. */
  readonly needs?: readonly string[];
  /** "Ask {office} whether {whether}." In English. */
  readonly ask: Asking;
  /** The same in the language of its country, where that is one of ours and not English. */
  readonly own?: Asking & { readonly language: Language };
  readonly figure?: { readonly what: string; readonly value: number; readonly unit: string };
  readonly source: {
    readonly publisher: string;
    readonly title: string;
    readonly address: string;
    /** The day of the copy that was read, where it is known. */
    readonly copyDate: string | null;
  };
  /** The words of the source that carry it, letter by letter. */
  readonly support: string;
  /** ISO dates. */
  readonly readOn: string;
  /** From this day on it has to be read again. */
  readonly validUntil: string;
}

/** What a duty asks in a language; undefined where it was not written in it: English in a plan of another language is no help. */
export function askingIn({ ask, own }: Duty, language: Language): Asking | undefined {
  if (language === 'en') return ask;
  return own?.language === language ? own : undefined;
}

/** Every row that was collected; ask `dutiesFor` for those that may be shown. */
export const collectedDuties: readonly Duty[] = [...britishIsles, ...continent, ...overseas] as readonly Duty[];

/**
 * The duties of a business in a country, by what is certain of it. Silent elsewhere, after a row's day, and on rows with a figure
 * whose copy nobody can date: an amount that may be years old is worse than none.
 */
export function dutiesFor(
  business: { readonly country: string; readonly traits: readonly string[] },
  now: Date,
): readonly Duty[] {
  const today = now.toISOString().slice(0, 10);
  return collectedDuties.filter(
    ({ country, appliesTo, needs = [], validUntil, figure, source }) =>
      country === business.country &&
      today < validUntil &&
      (figure === undefined || source.copyDate !== null) &&
      appliesTo.some((trait) => trait === 'all' || business.traits.includes(trait)) &&
      needs.every((trait) => business.traits.includes(trait)),
  );
}
