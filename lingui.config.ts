import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/**
 * Every text of the interface goes through Lingui. `pseudo` is a machine-made language for tests: accented and a third
 * longer than English, so that an untranslated text and a layout without room both show.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pseudo'],
  pseudoLocale: { locale: 'pseudo', extend: 0.35, extendCharacter: '-' },
  fallbackLocales: { pseudo: 'en' },
  catalogs: [
    {
      path: '<rootDir>/src/web/i18n/locales/{locale}',
      include: ['<rootDir>/src/web', '<rootDir>/src/features'],
      exclude: ['**/*.test.ts', '**/*.test.tsx', '**/ui-gallery/**', '**/domain/**', '**/server/**'],
    },
    // What the server writes in mails: kept apart, so that a browser never fetches it.
    {
      path: '<rootDir>/src/server/mail/locales/{locale}',
      include: ['<rootDir>/src/features/auth/server/mails'],
      exclude: ['**/*.test.ts'],
    },
  ],
  orderBy: 'messageId',
  // Without line numbers a message changes in the catalogue only when its words or its place do.
  format: formatter({ lineNumbers: false }),
});
