import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '#shared/languages.ts';
import { overlaidStrings, showAriaStrings } from './aria-strings.ts';
import { ariaLocale } from './locales.ts';

describe('the hidden words of React Aria', () => {
  it('are English, then another language, then English again, in the object the components hold', () => {
    const words = overlaidStrings('@react-aria/toast', { close: 'Close', more: 'More' });
    showAriaStrings({ '@react-aria/toast': { close: 'Schließen' } });
    expect(words).toEqual({ close: 'Schließen', more: 'More' });
    const late = overlaidStrings('@react-aria/toast-late', { close: 'Close' });
    expect(late).toEqual({ close: 'Close' });
    showAriaStrings();
    expect(words).toEqual({ close: 'Close', more: 'More' });
  });

  it('of a component that arrives later are in the language already shown', () => {
    showAriaStrings({ '@react-aria/menu': { longPressMessage: 'Lang drücken' } });
    expect(overlaidStrings('@react-aria/menu', { longPressMessage: 'Long press' })).toEqual({
      longPressMessage: 'Lang drücken',
    });
    showAriaStrings();
  });

  it('exist in every language of the interface, for the words English has', async () => {
    const english: object = await import('react-aria-components/i18n/en-US');
    const files = { en: 'en-US', es: 'es-ES', fr: 'fr-FR', de: 'de-DE', zh: 'zh-CN', ja: 'ja-JP' };
    for (const language of languages) {
      expect(ariaLocale(language).startsWith(language)).toBe(true);
      const path = new URL(import.meta.resolve(`react-aria-components/i18n/${files[language]}`));
      const source = readFileSync(path, 'utf8');
      for (const name of Object.keys('default' in english ? Object(english.default) : {}))
        expect(source, `${name} in ${language}`).toContain(`"${name}"`);
    }
  });
});
