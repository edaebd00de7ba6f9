import { languages } from '#shared/languages.ts';
import type { InterfaceLocale } from '#web/i18n/locales.ts';

/**
 * Tells search engines which address a page has in each language. The plain address answers in the language of the
 * reader's browser, `?lang=` in one language for everybody.
 */
export function PageAddresses({ address, locale }: { readonly address: string; readonly locale: InterfaceLocale }) {
  const inLanguage = (language: string) => `${address}?lang=${language}`;
  return (
    <>
      <link rel="canonical" href={locale === 'en' || locale === 'pseudo' ? address : inLanguage(locale)} />
      <link rel="alternate" hrefLang="x-default" href={address} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={inLanguage(language)} />
      ))}
    </>
  );
}
