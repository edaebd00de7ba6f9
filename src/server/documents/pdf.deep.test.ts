/** As its smaller sister, with texts at their full length. */
import { expect, it } from 'vitest';
import { hostilePlan, hostileTexts } from '#testing/documents/hostile-texts.ts';
import { readPdf } from '#testing/documents/read-pdf.ts';
import { createPdfMaker } from './pdf.ts';

const long = Object.entries(hostileTexts).filter(([, { text }]) => text.length > 20_000);

it('there are texts that only this test sets whole', () => {
  expect(long.map(([name]) => name)).toEqual(expect.arrayContaining(['a word of 100 KB', 'a paragraph of 100 KB']));
});

it.each(long)('a PDF takes %s as text in every place', async (_, { text, readBack }) => {
  const read = await readPdf(createPdfMaker().makePdf(hostilePlan(text)));
  expect(read.outline.length).toBe(2);
  expect(read.text).toContain(readBack);
});
