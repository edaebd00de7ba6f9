// @vitest-environment happy-dom
import { i18n } from '@lingui/core';
import { beforeEach, expect, it } from 'vitest';
import { addCatalogues, type Catalogues, catalogueFiles, loadI18n } from './load-i18n.ts';
import { INTERFACE_LOCALES } from './locales.ts';

/** Texts of a screen: in each language one that names it. */
function screenTexts(id: string): Catalogues {
  const entries = INTERFACE_LOCALES.map((locale) => [
    locale,
    async () => ({ messages: { [id]: [`${id} ${locale}`] } }),
  ]);
  return Object.fromEntries(entries);
}

beforeEach(() => loadI18n('en'));

it('the texts of a screen come in the language of the page, and follow it into another', async () => {
  await addCatalogues(screenTexts('first'));
  expect(i18n._('first')).toBe('first en');
  await loadI18n('de');
  expect(i18n._('first')).toBe('first de');
});

it('a language chosen while a screen is on its way reaches its texts too, whichever is there first', async () => {
  await Promise.all([loadI18n('fr'), addCatalogues(screenTexts('second'))]);
  expect(i18n._('second')).toBe('second fr');
  await Promise.all([addCatalogues(screenTexts('third')), loadI18n('ja')]);
  expect(i18n._('third')).toBe('third ja');
});

it('files of several folders are one set of catalogues, and no file is a set without texts', async () => {
  const file = (text: string) => async () => ({ messages: { [text]: [text] } });
  await addCatalogues(
    catalogueFiles({ './a/en.po': file('one'), './b/en.po': file('two'), './a/de.po': file('three') }),
  );
  await addCatalogues(catalogueFiles({}));
  expect([i18n._('one'), i18n._('two')]).toEqual(['one', 'two']);
  await loadI18n('de');
  expect(i18n._('three')).toBe('three');
});
