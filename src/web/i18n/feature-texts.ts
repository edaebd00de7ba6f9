import { addCatalogues, catalogueFiles } from './load-i18n.ts';

/**
 * How to fetch the texts of a feature's screens: `featureTexts(import.meta.glob('./locales/*.po'))`. What it returns fetches
 * them in the language of the page, once; it is handed to `lazyScreen`, so that a screen comes with its texts.
 */
export function featureTexts(files: Readonly<Record<string, () => Promise<unknown>>>): () => Promise<void> {
  const catalogues = catalogueFiles(files);
  return () => addCatalogues(catalogues);
}
