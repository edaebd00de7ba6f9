import { cataloguesOf } from '#web/i18n/feature-texts.ts';

/** What features need before a screen of theirs is open: names in the navigation, words of notifications and problems. */
export const frameTexts = cataloguesOf(import.meta.glob('../../features/*/web/frame-locales/*.po'));

/** The words of the plan rows of tools. */
export const planRowTexts = cataloguesOf(import.meta.glob('../../features/*/domain/locales/*.po'));
