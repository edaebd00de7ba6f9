import { addCatalogues, type Catalogues } from '#web/i18n/load-i18n.ts';

const CATALOGUES: Catalogues = {
  en: () => import('./locales/en.po'),
  es: () => import('./locales/es.po'),
  fr: () => import('./locales/fr.po'),
  de: () => import('./locales/de.po'),
  zh: () => import('./locales/zh.po'),
  ja: () => import('./locales/ja.po'),
  pseudo: () => import('./locales/pseudo.po'),
};

/** Whatever speaks of plans and payment needs these texts before it is shown. */
export function loadPlanTexts(): Promise<void> {
  return addCatalogues(CATALOGUES);
}
