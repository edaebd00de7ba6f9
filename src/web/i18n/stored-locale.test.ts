// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { getInterfaceLocale } from './interface-locale.ts';
import {
  forgetLocale,
  mirrorAccountLanguage,
  readStoredLocale,
  restoreLocaleCookie,
  storeLocale,
} from './stored-locale.ts';

afterEach(() => {
  forgetLocale();
  document.documentElement.lang = '';
});

describe('the language this browser remembers', () => {
  it('is nothing, and no cookie is there, before somebody chooses', () => {
    expect(readStoredLocale()).toBeUndefined();
    expect(document.cookie).not.toContain('groundwork_locale');
  });

  it('is what was chosen, in the storage and in the cookie', () => {
    storeLocale('fr');
    expect(readStoredLocale()).toBe('fr');
    expect(document.cookie).toContain('groundwork_locale=fr');
  });

  it('comes back into the cookie after a sign-out took all cookies', () => {
    storeLocale('ja');
    // biome-ignore lint/suspicious/noDocumentCookie: as signing out does
    document.cookie = 'groundwork_locale=; path=/; max-age=0';
    expect(restoreLocaleCookie()).toBe(true);
    expect(document.cookie).toContain('groundwork_locale=ja');
    expect(restoreLocaleCookie()).toBe(false);
  });

  it('is no value that nobody offered', () => {
    localStorage.setItem('groundwork.locale', 'klingon');
    expect(readStoredLocale()).toBeUndefined();
  });
});

describe('the language of the account', () => {
  it('wins over what this browser chose', () => {
    storeLocale('fr');
    expect(mirrorAccountLanguage('de')).toBe('changed');
    expect(readStoredLocale()).toBe('de');
    expect(mirrorAccountLanguage('de')).toBeUndefined();
  });

  it('leaves the choice of this browser alone where it has none', () => {
    storeLocale('fr');
    expect(mirrorAccountLanguage(null)).toBeUndefined();
    expect(readStoredLocale()).toBe('fr');
  });

  it('is forgotten with the setting it was copied from', () => {
    mirrorAccountLanguage('de');
    expect(mirrorAccountLanguage(null)).toBe('changed');
    expect(readStoredLocale()).toBeUndefined();
    expect(document.cookie).not.toMatch(/groundwork_locale=\w/);
  });
});

describe('the language of a page view', () => {
  it('is the one the server answered in, until something is remembered', () => {
    document.documentElement.lang = 'es';
    expect(getInterfaceLocale()).toBe('es');
    storeLocale('zh');
    expect(getInterfaceLocale()).toBe('zh');
  });
});
