import { catalogueFiles } from '#web/i18n/load-i18n.ts';

/** What features need before a screen of theirs is open: names in the navigation, words of notifications and problems. */
export const frameTexts = catalogueFiles(import.meta.glob('../../features/*/web/frame-locales/*.po'));

/** The words of the plan rows of tools. */
export const planRowTexts = catalogueFiles(import.meta.glob('../../features/*/domain/locales/*.po'));
