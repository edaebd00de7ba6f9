import { defineConfig } from '@lingui/cli';

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
  ],
  orderBy: 'messageId',
});
