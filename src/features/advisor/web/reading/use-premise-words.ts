import { useLingui } from '@lingui/react/macro';
import { noTrade, type PremiseId } from '#features/advisor/domain/business/premise-ids.ts';
import type { PremiseView } from '#features/advisor/reading.contract.ts';
import { findLanguage, languageNames } from '#shared/languages.ts';

/** What the premises are called and asked, and how a choice is shown in the language of the interface. */
export function usePremiseWords() {
  const { t, i18n } = useLingui();
  // `search` leads to what is not among the suggestions.
  const words = {
    country: {
      name: t`Country`,
      asks: t`In which country is the business?`,
      because: t`Duties, taxes and rules differ. Nothing of a country is used before you choose it.`,
      search: t`Another country`,
    },
    currency: {
      name: t`Currency`,
      asks: t`Which currency are your amounts in?`,
      because: t`Nothing is reckoned with amounts whose currency is not certain.`,
      search: t`Another currency`,
    },
    trade: {
      name: t`Trade`,
      asks: t`Which trade is it?`,
      because: t`The duties of a trade are looked up by it. The plan is whole without one, too.`,
      search: t`Search for a trade`,
    },
    language: {
      name: t`Language of the plan`,
      asks: t`In which language should the plan be written?`,
      because: t`The plan is written in the language of your answers unless you choose another.`,
      search: '',
    },
  } satisfies Readonly<Record<PremiseId, unknown>>;
  const shown = (type: 'region' | 'currency', id: string): string =>
    new Intl.DisplayNames(i18n.locale, { type }).of(id) ?? id;
  const nameOf = ({ id, suggestions }: PremiseView, choice: string): string => {
    switch (id) {
      case 'country':
        return shown('region', choice);
      case 'currency':
        return `${shown('currency', choice)} (${choice})`;
      case 'language':
        return languageNames[findLanguage(choice) ?? 'en'];
      case 'trade':
        return choice === noTrade ? t`None of these` : (suggestions.find((one) => one.id === choice)?.name ?? choice);
    }
  };
  return { words, nameOf };
}
