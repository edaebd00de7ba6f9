import { findLanguage, type Language } from '#shared/languages.ts';
import { type CurrencyCode, isCurrencyCode } from '#shared/money.ts';
import { namedTrades } from '../trades/named-trades.ts';
import type { Answer, Answers } from './business.ts';
import { noTrade, type PremiseId, premiseKey } from './premise-ids.ts';

/** The premises as far as they were chosen. */
export interface Premises {
  readonly language: Language | undefined;
  /** ISO 3166, two letters. */
  readonly country: string | undefined;
  readonly currency: CurrencyCode | undefined;
  /** Null for "none of these". */
  readonly trade: string | null | undefined;
}

/** Reads what was chosen; "I don't know" chooses nothing. */
export function chosenPremises(answers: Answers): Premises {
  const chosen = (id: PremiseId): string | undefined => {
    const answer = answers.get(premiseKey(id));
    return answer?.kind === 'choice' ? answer.choice : undefined;
  };
  const currency = chosen('currency');
  const trade = chosen('trade');
  return {
    language: findLanguage(chosen('language')),
    country: chosen('country'),
    currency: currency !== undefined && isCurrencyCode(currency) ? currency : undefined,
    trade: trade === noTrade ? null : trade,
  };
}

const tradeIds: ReadonlySet<string> = new Set(namedTrades.map(({ id }) => id));
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether something can be chosen for a premise: one of our languages, currencies and trades, any country there is. */
export function isChoiceFor(id: PremiseId, answer: Answer): boolean {
  if (answer.kind === 'unknown') return true;
  if (answer.kind !== 'choice') return false;
  const { choice } = answer;
  switch (id) {
    case 'language':
      return findLanguage(choice) !== undefined;
    case 'country':
      return /^[A-Z]{2}$/.test(choice) && choice !== 'ZZ' && countryNames.of(choice) !== undefined;
    case 'currency':
      return isCurrencyCode(choice);
    case 'trade':
      return choice === noTrade || tradeIds.has(choice);
  }
}

/** Countries of the euro by the language of an answer; every other currency has the country of its code (ISO 4217). */
const euroCountries: Readonly<Record<Language, readonly string[]>> = {
  en: ['IE'],
  es: ['ES'],
  fr: ['FR', 'BE'],
  de: ['DE', 'AT'],
  zh: [],
  ja: [],
};

/**
 * Countries worth offering first: of the currencies that the answers can mean, or of the language where they name none. None is
 * taken unasked.
 */
export function suggestCountries(language: Language, currencies: readonly string[]): readonly string[] {
  if (currencies.length === 0) return [new Intl.Locale(language).maximize().region ?? []].flat();
  return currencies.flatMap((code) => (code === 'EUR' ? euroCountries[language] : [code.slice(0, 2)]));
}
