import { featureTexts } from '#web/i18n/feature-texts.ts';

/** Fetches the words of facts, for screens that show or change them. */
export const loadFactTexts = featureTexts(import.meta.glob('./locales/*.po'));
