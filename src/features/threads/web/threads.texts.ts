import { featureTexts } from '#web/i18n/feature-texts.ts';

/** Fetches the texts of these screens. */
export const loadThreadsTexts = featureTexts(import.meta.glob('./locales/*.po'));
