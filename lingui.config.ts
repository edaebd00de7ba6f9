import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { languages } from './src/shared/languages.ts';

/** What of a feature is needed before any of its screens is opened: its texts come with the frame. */
const early = '!(*.feature|*.palette|*.notification-words|*.threads|*.dependants).ts*';

/** Screens that are fetched when they are opened, and the catalogue that is fetched with them. */
const later: Readonly<Record<string, readonly string[]>> = {
  'features/account/web': screensOf('account'),
  'features/advisor/web': screensOf('advisor'),
  'features/privacy/web': screensOf('privacy'),
  'features/profile/web': screensOf('profile'),
  'features/workspaces/web/shared/facts': ['features/workspaces/web/shared/facts/**'],
  'web/plans': [...screensOf('billing'), 'web/plans/**'],
};
const pages = ['features/landing/**', 'features/waitlist/**', 'features/auth/web/**', 'web/pages/**'];

function screensOf(feature: string): string[] {
  return [`features/${feature}/web/${early}`, `features/${feature}/web/!(shared)/**`];
}

const inSources = (patterns: readonly string[]): string[] => patterns.map((pattern) => `<rootDir>/src/${pattern}`);
const notTexts = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', '**/domain/**', '**/server/**'];

/**
 * Every text of the interface goes through Lingui. `pseudo` is a machine-made language for tests: accented and a third
 * longer than English, so that an untranslated text and a layout without room both show.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...languages, 'pseudo'],
  pseudoLocale: { locale: 'pseudo', extend: 0.35, extendCharacter: '-' },
  fallbackLocales: { pseudo: 'en' },
  catalogs: [
    {
      path: '<rootDir>/src/web/i18n/locales/{locale}',
      include: ['<rootDir>/src/web', '<rootDir>/src/app/web', '<rootDir>/src/features'],
      exclude: [...notTexts, '**/ui-gallery/**', ...inSources([...pages, ...Object.values(later).flat()])],
    },
    ...Object.entries(later).map(([folder, patterns]) => ({
      path: `<rootDir>/src/${folder}/locales/{locale}`,
      include: inSources(patterns),
      exclude: notTexts,
    })),
    // What only rendered pages say: the server puts it into them, and no browser fetches a catalogue for it.
    {
      path: '<rootDir>/src/web/pages/locales/{locale}',
      include: inSources(pages),
      exclude: notTexts,
    },
    // What the server writes in mails, on invoices and into archives: kept apart, so that a browser never fetches it.
    {
      path: '<rootDir>/src/server/mail/locales/{locale}',
      include: [
        '<rootDir>/src/features/*/server/mails/**/*.ts',
        '<rootDir>/src/features/billing/server/invoice-document.ts',
        '<rootDir>/src/features/privacy/server/archive-page.ts',
        '<rootDir>/src/server/mail/*.ts',
      ],
      exclude: ['**/*.test.ts', '**/mail-text.ts'],
    },
  ],
  orderBy: 'messageId',
  // Without line numbers a message changes in the catalogue only when its words or its place do.
  format: formatter({ lineNumbers: false }),
});
