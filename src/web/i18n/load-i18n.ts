import { type I18n, i18n, type Messages } from '@lingui/core';
import { type AriaStrings, showAriaStrings } from './aria-strings.ts';
import { type InterfaceLocale, languageTag } from './locales.ts';

type Catalogue = () => Promise<{ readonly messages: Messages }>;
type AriaWords = () => Promise<object>;

const CATALOGUES: Record<InterfaceLocale, Catalogue> = {
  en: () => import('./locales/en.po'),
  es: () => import('./locales/es.po'),
  fr: () => import('./locales/fr.po'),
  de: () => import('./locales/de.po'),
  zh: () => import('./locales/zh.po'),
  ja: () => import('./locales/ja.po'),
  pseudo: () => import('./locales/pseudo.po'),
};

/** English comes with the components. */
const ARIA_WORDS: Partial<Record<InterfaceLocale, AriaWords>> = {
  es: () => import('react-aria-components/i18n/es-ES'),
  fr: () => import('react-aria-components/i18n/fr-FR'),
  de: () => import('react-aria-components/i18n/de-DE'),
  zh: () => import('react-aria-components/i18n/zh-CN'),
  ja: () => import('react-aria-components/i18n/ja-JP'),
};

/** Fetches one language, activates it and says so on the page. A page has one language, so this is Lingui's own instance. */
export async function loadI18n(locale: InterfaceLocale): Promise<I18n> {
  const [{ messages }, ariaWords] = await Promise.all([CATALOGUES[locale](), ARIA_WORDS[locale]?.()]);
  showAriaStrings(ariaWords && 'default' in ariaWords ? (ariaWords.default as AriaStrings) : undefined);
  document.documentElement.lang = languageTag(locale);
  i18n.loadAndActivate({ locale, messages });
  return i18n;
}
