import { featureTexts } from '#web/i18n/feature-texts.ts';

/** Fetches the texts of these screens. */
export const loadBrandTexts = featureTexts(import.meta.glob('./locales/*.po'));
