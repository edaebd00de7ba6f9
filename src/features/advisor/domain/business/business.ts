import type { CurrencyCode } from '#shared/money.ts';
import type { Mention } from '../reading/label.ts';
import type { AmountRole, WordRole } from '../reading/roles.ts';
import type { SpottedAmount } from '../reading/spotted.ts';
import type { TimeUnit } from '../reading/units.ts';

/** What is known of a business: taken labels and answered questions. Whatever was only guessed is not here. */
export interface Business {
  /** The currency of its amounts; undefined until a person or a certain amount says it. */
  readonly currency: CurrencyCode | undefined;
  /** ISO 3166, two letters; undefined until it was chosen. Nothing of a country is used before. */
  readonly country: string | undefined;
  /** The chosen trade; null for "none of these". */
  readonly trade: string | null | undefined;
  readonly amounts: readonly SaidAmount[];
  readonly words: readonly SaidWords[];
  readonly answers: Answers;
}

/** Where something was said: the mention's id, the answer, and the words. A clause is there only where it stands around these alone. */
export interface Said extends Pick<Mention, 'question' | 'quote' | 'clause' | 'sentence'> {
  readonly mention: string;
  /** The mention of the words it belongs to: to which of several things, whose fault it is. */
  readonly of?: string;
}

/** An amount with the role that a person confirmed, or that was taken above the margin. */
export interface SaidAmount extends Said, Pick<SpottedAmount, 'form' | 'toValue'> {
  readonly role: AmountRole;
  /** The time it is said for, in whatever language: "a month". */
  readonly every?: TimeUnit;
  /** What one of it is called, where the person confirmed that. */
  readonly unit?: Unit;
  /** Taken by the reader without being asked: a person has not said what it is. */
  readonly isUnasked?: true;
}

/** Words with their role. */
export interface SaidWords extends Said {
  readonly role: WordRole;
}

/** What one of something is called, as the person confirmed it; it stands only after a number. */
export interface Unit {
  readonly mention: string;
  readonly one: string;
  readonly many: string;
}

/** What was answered, by the question's key. */
export type Answers = ReadonlyMap<string, Answer>;
export type Answer =
  /** Money in minor units of the business's currency, everything else as it is read. */
  | { readonly kind: 'amount'; readonly value: number }
  | { readonly kind: 'choice'; readonly choice: string }
  | { readonly kind: 'choices'; readonly choices: readonly string[] }
  /** ISO day. */
  | { readonly kind: 'date'; readonly date: string }
  /** "I don't know": an assumption stays, an open leaf stays open. */
  | { readonly kind: 'unknown' };

/** The amounts of a role, in the order in which they were said. */
export const amountsOf = ({ amounts }: Business, ...roles: readonly AmountRole[]): readonly SaidAmount[] =>
  amounts.filter(({ role }) => roles.includes(role));

/** The one amount of a role; undefined where there is none, or where there are several and nobody said which. */
export function onlyAmountOf(business: Business, ...roles: readonly AmountRole[]): SaidAmount | undefined {
  const [first, ...others] = amountsOf(business, ...roles);
  return others.length === 0 ? first : undefined;
}

/** The words of a role, in the order in which they were said; words that were said twice stand once. */
export function wordsOf({ words }: Business, ...roles: readonly WordRole[]): readonly SaidWords[] {
  const first = new Map<string, SaidWords>();
  for (const one of words) {
    const key = `${one.role} ${one.quote.toLowerCase()}`;
    if (roles.includes(one.role) && !first.has(key)) first.set(key, one);
  }
  return [...first.values()];
}

/** Who pays: as it was said where that was asked, and where it was not, as it was said elsewhere. */
export function payersOf(business: Business): readonly SaidWords[] {
  const all = wordsOf(business, 'payer');
  const asked = all.filter(({ question }) => question === 'audience');
  return asked.length > 0 ? asked : all;
}
