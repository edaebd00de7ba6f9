import { featureTexts } from '#web/i18n/feature-texts.ts';

/** Fetches the texts of these screens. */
export const loadMediaTexts = featureTexts(import.meta.glob('./locales/*.po'));
