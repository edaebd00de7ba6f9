import { type I18n, i18n, type Messages } from '@lingui/core';
import { type AriaStrings, showAriaStrings } from './aria-strings.ts';
import { INTERFACE_LOCALES, type InterfaceLocale, languageTag } from './locales.ts';

type Catalogue = () => Promise<{ readonly messages: Messages }>;
/** The texts of some screens in every language. */
export type Catalogues = Readonly<Record<InterfaceLocale, Catalogue>>;
type AriaWords = () => Promise<object>;

/**
 * The catalogues that files hold, by language: `catalogueFiles(import.meta.glob('./locales/*.po'))`. Files of several folders
 * become one: in each language the texts of all of them, which may be none.
 */
export function catalogueFiles(files: Readonly<Record<string, () => Promise<unknown>>>): Catalogues {
  const loads = Object.entries(files as Readonly<Record<string, Catalogue>>);
  const catalogueIn = (locale: InterfaceLocale): Catalogue => {
    const own = loads.flatMap(([path, load]) => (path.endsWith(`/${locale}.po`) ? [load] : []));
    return async () => {
      const loaded = await Promise.all(own.map((load) => load()));
      return { messages: Object.assign({}, ...loaded.map(({ messages }) => messages)) };
    };
  };
  return Object.fromEntries(INTERFACE_LOCALES.map((locale) => [locale, catalogueIn(locale)])) as Readonly<
    Record<InterfaceLocale, Catalogue>
  >;
}

const CATALOGUES = catalogueFiles(import.meta.glob('./locales/*.po'));

/** English comes with the components. */
const ARIA_WORDS: Partial<Record<InterfaceLocale, AriaWords>> = {
  es: () => import('react-aria-components/i18n/es-ES'),
  fr: () => import('react-aria-components/i18n/fr-FR'),
  de: () => import('react-aria-components/i18n/de-DE'),
  zh: () => import('react-aria-components/i18n/zh-CN'),
  ja: () => import('react-aria-components/i18n/ja-JP'),
};

/** What screens brought with them; another language is fetched for these too. */
const added = new Set<Catalogues>();

/** Texts that are fetched with the first language; before `loadI18n`. */
export function registerCatalogues(catalogues: Catalogues): void {
  added.add(catalogues);
}

/** Fetches the texts of some screens in the language of the page, once, and in each language that follows. */
export async function addCatalogues(catalogues: Catalogues): Promise<void> {
  if (added.has(catalogues)) return;
  const locale = i18n.locale as InterfaceLocale;
  const { messages } = await catalogues[locale]();
  // A language that was chosen meanwhile did not know of these yet.
  const isLate = i18n.locale !== locale;
  if (!isLate) i18n.load(locale, messages);
  else await addCatalogues(catalogues);
  added.add(catalogues);
}

/** Fetches one language, activates it and says so on the page. A page has one language, so this is Lingui's own instance. */
export async function loadI18n(locale: InterfaceLocale): Promise<I18n> {
  const known = [CATALOGUES, ...added];
  const [ariaWords, ...catalogues] = await Promise.all([ARIA_WORDS[locale]?.(), ...known.map((one) => one[locale]())]);
  const messages: Messages = Object.assign({}, ...catalogues.map((one) => one.messages));
  showAriaStrings(ariaWords && 'default' in ariaWords ? (ariaWords.default as AriaStrings) : undefined);
  document.documentElement.lang = languageTag(locale);
  i18n.loadAndActivate({ locale, messages });
  // A screen that was opened meanwhile brought its texts in the language before.
  for (const late of added) if (!known.includes(late)) i18n.load(locale, (await late[locale]()).messages);
  return i18n;
}
