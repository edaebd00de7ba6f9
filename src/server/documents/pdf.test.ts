import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentModel } from '#shared/document-model.ts';
import { checkProperty } from '#testing/check-property.ts';
import { hostilePlan, hostileTexts, worldTexts } from '#testing/documents/hostile-texts.ts';
import { readPdf } from '#testing/documents/read-pdf.ts';
import { sampleNames, samplePlan, samplePlanInput } from '#testing/documents/sample-plan.ts';
import { fontFiles } from './font-files.ts';
import { createPdfMaker } from './pdf.ts';

const maker = createPdfMaker();
const model = samplePlan();
const bytes = maker.makePdf(model);
const pdf = await readPdf(bytes);
const appendixTitle = 'Where the numbers come from';

describe('a PDF of a plan', () => {
  it('has an outline of exactly its sections and the appendix', () => {
    expect(pdf.outline.map((entry) => entry.title)).toEqual([...model.sections.map((s) => s.title), appendixTitle]);
    expect(pdf.outline.every((entry) => entry.children === 0)).toBe(true);
  });

  it('names in its contents the pages on which the sections begin', () => {
    expect(pdf.outline.length).toBe(8);
    for (const { title, page } of pdf.outline) {
      expect(pdf.pageTexts[1]).toContain(`${title} ${page}\n`);
      expect(pdf.pageTexts[page - 1]).toContain(`${title}\n`);
    }
  });

  it('counts its pages in the footer, all but the cover', () => {
    pdf.pageTexts.forEach((text, index) => {
      const footer = `Page ${index + 1} of ${pdf.pageTexts.length}`;
      if (index === 0) expect(text).not.toContain('Page 1');
      else expect(text).toContain(footer);
    });
  });

  it.each(Object.entries(sampleNames))('gives names in %s letters back as they were written', (_, name) => {
    expect(pdf.text).toContain(name);
  });

  it('is tagged: header cells in every table, one figure whose alternative text names the end values', () => {
    const roles = pdf.tags.map((tag) => tag.role);
    expect(roles.filter((role) => role === 'TH').length).toBeGreaterThanOrEqual(
      model.sections.flatMap((s) => s.blocks).reduce((sum, b) => sum + (b.kind === 'table' ? b.head.length : 0), 5),
    );
    const figures = pdf.tags.filter((tag) => tag.role === 'Figure');
    expect(figures.map((tag) => tag.alt)).toEqual([
      'Line chart of closing cash over 36 months. Base case ends at 51.4, best case at 97.1, worst case at 16.3 thousand euro.',
    ]);
    expect(roles).toEqual(expect.arrayContaining(['H1', 'H2', 'H3', 'L', 'Caption', 'Link', 'TOC']));
  });

  it('declares PDF/UA-1, its title, its language and the date of the plan, not of its making', () => {
    expect(pdf.xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(pdf.info).toMatchObject({
      Title: 'Sourdough bread for the restaurants of Ghent',
      Author: 'Levain & Rye',
      Language: 'en',
      CreationDate: 'D:20260304083000Z',
    });
  });

  it('links figures to the appendix and the appendix back to the text', () => {
    const appendix = pdf.outline.at(-1)!.page;
    const there = pdf.links.filter((link) => link.page > 2 && link.page < appendix && link.target >= appendix);
    const back = pdf.links.filter((link) => link.page > appendix);
    expect(there.length).toBeGreaterThan(model.appendix!.rows.length);
    expect(new Set(there.map((link) => link.target)).size).toBeGreaterThan(1);
    expect(back.length).toBeGreaterThan(model.appendix!.rows.length / 2);
    expect(back.every((link) => link.target > 2 && link.target <= appendix)).toBe(true);
    expect(pdf.text).toContain('At €6.50¹ a loaf');
  });

  it('draws the chart as lines: no picture is in the file', () => {
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('/Subtype /Image');
    expect(pdf.text).toContain('51.4');
  });

  it('holds nothing of a section that was not given', async () => {
    const sections = samplePlanInput.sections.slice(0, 3);
    const open = await readPdf(maker.makePdf(samplePlan({ sections })));
    expect(open.outline.map((entry) => entry.title)).toEqual([...sections.map((s) => s.title), appendixTitle]);
    for (const canary of ['Financial Projections', 'Competitor', '€171,920', '97.1']) {
      expect(open.text + open.xmp + JSON.stringify(open.info)).not.toContain(canary);
    }
  });

  it('is the same to the byte when made again, also after another one', () => {
    maker.makePdf(samplePlan({ businessName: 'Another', sections: samplePlanInput.sections.slice(0, 2) }));
    expect(Buffer.compare(maker.makePdf(model), bytes)).toBe(0);
  });

  it.each(Object.entries(hostileTexts))('takes %s as text in every place', async (_, { text, readBack }) => {
    // Setting 100 KB takes ten seconds: all of it is set in pdf.deep.test.ts.
    const read = await readPdf(maker.makePdf(hostilePlan(text.slice(0, 1500))));
    expect(read.outline.length).toBe(2);
    if (readBack) expect(read.text).toContain(readBack);
  });

  it('is made of any characters there are', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 60 });
    checkProperty(
      fc.property(anything, (text) => maker.makePdf(hostilePlan(text)).length > 0),
      { numRuns: 30, gateRuns: 8 },
    );
  });

  it.each(Object.entries(worldTexts))('draws %s without a box and gives them back', async (_, text) => {
    const read = await readPdf(maker.makePdf(hostilePlan(text)));
    expect(read.missingGlyphs).toBe(0);
    if (/[\p{Script=Thai}\p{Script=Devanagari}]/u.test(text)) {
      expect(read.spoken.split(`Before${text.replaceAll(' ', '')}after`)).toHaveLength(5);
    } else expect(read.text).toContain(`Before ${text} after`);
    expect(read.text).not.toMatch(/[□\ufffd]|U\+/);
    expect(read.info).toMatchObject({ Title: `T ${text}`, Author: text });
  });

  it('sets a table with notes at its head over several pages', async () => {
    const note = { number: 1, isFirst: true };
    const long: DocumentModel['sections'][number]['blocks'][number] = {
      kind: 'table',
      caption: 'Long',
      head: ['Month', 'Revenue'],
      headNotes: [null, note],
      numeric: [1],
      rows: Array.from({ length: 90 }, (_, at) => [[{ text: `M${at}` }], [{ text: `€${at}`, isFigure: true }]]),
    };
    const appendix = { ...model.appendix!, rows: model.appendix!.rows.slice(0, 1) };
    const sections = [{ id: 'long', title: 'Long', blocks: [long] }];
    const read = await readPdf(maker.makePdf({ ...model, sections, appendix }));
    expect(read.text.match(/Month Revenue¹/g)!.length).toBeGreaterThan(2);
    expect(read.text).toContain('M89 €89');
  });

  it('writes the code of a character that no font has, and says so', async () => {
    const read = await readPdf(maker.makePdf(hostilePlan('croissant 𐎠𐎡 bakery \u0378')));
    expect(read.missingGlyphs).toBe(0);
    expect(read.text).toContain('croissant [U+103A0 U+103A1] bakery ?');
    expect(read.text).toContain('The Word version keeps it.');
    expect(pdf.text).not.toContain('The Word version keeps it.');
  });

  it('would be seen to draw a box', async () => {
    const boxed = NodeCompiler.create({ fontArgs: [{ fontPaths: [...fontFiles().oneOfEach] }] });
    const read = await readPdf(boxed.pdf({ mainFileContent: '#set text(font: "Inter", fallback: false)\na빵b' }));
    expect(read.missingGlyphs).toBe(1);
  });
});
