import { addCatalogues, type Catalogue, type Catalogues } from './load-i18n.ts';
import { INTERFACE_LOCALES } from './locales.ts';

type Files = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * How to fetch the texts of a feature's screens: `featureTexts(import.meta.glob('./locales/*.po'))`. What it returns fetches
 * them in the language of the page, once; it is handed to `lazyScreen`, so that a screen comes with its texts.
 */
export function featureTexts(files: Files): () => Promise<void> {
  const catalogues = cataloguesOf(files);
  return () => addCatalogues(catalogues);
}

/** Catalogues of several folders as one: in each language the texts of all of them. */
export function cataloguesOf(files: Files): Catalogues {
  const catalogueIn = (locale: string): Catalogue => {
    const loads = Object.entries(files).flatMap(([path, load]) => (path.endsWith(`/${locale}.po`) ? [load] : []));
    return async () => {
      const loaded = (await Promise.all(loads.map((load) => load()))) as Awaited<ReturnType<Catalogue>>[];
      return { messages: Object.assign({}, ...loaded.map(({ messages }) => messages)) };
    };
  };
  return Object.fromEntries(INTERFACE_LOCALES.map((locale) => [locale, catalogueIn(locale)])) as Catalogues;
}
