import { findLanguage, type Language } from '#shared/languages.ts';
import { isCurrencyCode } from '#shared/money.ts';
import { choiceOf } from '../coach/question.ts';
import { namedTrades } from '../trades/named-trades.ts';
import type { Answer, Answers } from './business.ts';
import { noTrade, type PremiseId, premiseKey } from './premise-ids.ts';

/** The premises as far as they were chosen: "I don't know" chooses nothing; a trade is null for "none of these". */
export function chosenPremises(answers: Answers) {
  const chosen = (id: PremiseId): string | undefined => choiceOf(answers, premiseKey(id));
  const currency = chosen('currency');
  const trade = chosen('trade');
  return {
    language: findLanguage(chosen('language')),
    country: chosen('country'),
    currency: currency !== undefined && isCurrencyCode(currency) ? currency : undefined,
    trade: trade === noTrade ? null : trade,
  };
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** What can be chosen: one of our languages, currencies and trades, any country there is. */
const canBe: Readonly<Record<PremiseId, (choice: string) => boolean>> = {
  language: (choice) => findLanguage(choice) !== undefined,
  country: (choice) => /^[A-Z]{2}$/.test(choice) && choice !== 'ZZ' && countryNames.of(choice) !== undefined,
  currency: isCurrencyCode,
  trade: (choice) => choice === noTrade || namedTrades.some(({ id }) => id === choice),
};

/** Whether an answer can be one for a premise. */
export const isChoiceFor = (id: PremiseId, answer: Answer): boolean =>
  answer.kind === 'unknown' || (answer.kind === 'choice' && canBe[id](answer.choice));

/** Countries of the euro by the language of an answer; every other currency has the country of its code (ISO 4217). */
const euroCountries: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: ['IE'],
  es: ['ES'],
  fr: ['FR', 'BE'],
  de: ['DE', 'AT'],
};

/**
 * Countries worth offering first: of the currencies that the answers can mean, or of the language where they name none. None is
 * taken unasked.
 */
export function suggestCountries(language: Language, currencies: readonly string[]): readonly string[] {
  if (currencies.length === 0) return [new Intl.Locale(language).maximize().region ?? []].flat();
  return currencies.flatMap((code) => (code === 'EUR' ? (euroCountries[language] ?? []) : [code.slice(0, 2)]));
}
