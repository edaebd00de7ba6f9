import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { languages } from './src/shared/languages.ts';

/** What speaks of plans and payment is needed by few screens and fetched with them. */
const plans = ['**/features/billing/web/**', '**/web/plans/**'];
const pages = ['**/features/landing/**', '**/features/waitlist/**', '**/features/auth/web/**', '**/src/web/pages/**'];

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
      exclude: [
        '**/*.test.ts',
        '**/*.test.tsx',
        '**/ui-gallery/**',
        '**/domain/**',
        '**/server/**',
        ...pages,
        ...plans,
      ],
    },
    {
      path: '<rootDir>/src/web/plans/locales/{locale}',
      include: plans.map((folder) => `<rootDir>/src/${folder.slice(3)}`),
      exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
    },
    // What only rendered pages say: the server puts it into them, and no browser fetches a catalogue for it.
    {
      path: '<rootDir>/src/web/pages/locales/{locale}',
      include: pages.map((folder) => `<rootDir>/src/${folder.slice(3)}`),
      exclude: ['**/*.test.ts', '**/*.test.tsx', '**/domain/**', '**/server/**'],
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
