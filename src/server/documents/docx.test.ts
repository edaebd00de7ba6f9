import { describe, expect, it } from 'vitest';
import { hostilePlan, hostileTexts, worldTexts } from '#testing/documents/hostile-texts.ts';
import { readDocx } from '#testing/documents/read-docx.ts';
import { sampleNames, samplePlan, samplePlanInput } from '#testing/documents/sample-plan.ts';
import { makeDocx } from './docx.ts';
import { createPdfMaker } from './pdf.ts';

const maker = createPdfMaker();
const make = (model: Parameters<typeof makeDocx>[0]) => makeDocx(model, maker.drawCharts(model));
const model = samplePlan();
const bytes = await make(model);
const docx = await readDocx(bytes);
const world = await readDocx(await make(hostilePlan('bread', ...Object.values(worldTexts))));
const main = docx.part('word/document.xml');
const count = (pattern: RegExp): number => main.match(pattern)?.length ?? 0;

describe('a DOCX of a plan', () => {
  it('has its sections as headings of the first level and a contents field filled in with pages', () => {
    const headings = [...docx.html.matchAll(/<h1>(.*?)<\/h1>/g)].map((match) => match[1]!.replace(/<[^>]+>/g, ''));
    expect(headings).toEqual([...model.sections.map((section) => section.title), model.appendix!.title]);
    expect(main).toContain('TOC \\h \\o');
    for (const title of headings) expect(docx.text).toMatch(new RegExp(`${title}\\t\\d+`));
  });

  it('flags the head of every table, and a reader sees header cells', () => {
    const tables = count(/<w:tbl>/g);
    expect(tables).toBe(8);
    expect(count(/<w:tblHeader\/>/g)).toBe(tables);
    expect(docx.html.match(/<thead>/g)?.length).toBe(tables);
  });

  it('holds the chart as a vector with a bitmap beside it and an alternative text naming the end values', () => {
    const svg = docx.part('word/media/image1.svg');
    expect(svg).toContain('>51.4<');
    expect(svg.match(/<path d="M[^"]+L/g)?.length).toBe(3);
    expect(Buffer.from(docx.bytes('word/media/image1.png').subarray(1, 4)).toString()).toBe('PNG');
    expect(main).toContain('descr="Line chart of closing cash over 36 months. Base case ends at 51.4,');
    expect(docx.part('word/_rels/document.xml.rels')).toContain('image1.svg');
  });

  it('leads from each figure to the appendix and back', () => {
    const anchors = new Set([...main.matchAll(/w:anchor="([^"]+)"/g)].map((match) => match[1]));
    const names = [...main.matchAll(/<w:bookmarkStart w:name="([^"]+)"/g)].map((match) => match[1]);
    for (const { number } of model.appendix!.rows) {
      expect(anchors).toContain(`origin_${number}`);
      expect(anchors).toContain(`use_${number}`);
    }
    expect(new Set(names).size).toBe(names.length);
    for (const anchor of anchors) expect(names).toContain(anchor);
  });

  it.each(Object.entries(sampleNames))('gives names in %s letters back as they were written', (_, name) => {
    expect(docx.text).toContain(name);
  });

  it('sets words that read from right to left as such, and names its language', () => {
    expect(main).toMatch(/<w:rtl\/><w:lang w:bidi="he-IL"\/><\/w:rPr><w:t xml:space="preserve">מאפיית לחם חם</);
    expect(docx.part('word/styles.xml')).toContain('<w:lang w:val="en" w:eastAsia="zh-CN"');
  });

  it('gives each script its font and its language', async () => {
    const main = (await readDocx(await make(hostilePlan('ไทย हिन्दी 한국어 日本のパン 面包 🥐 ☎ end')))).part(
      'word/document.xml',
    );
    const runOf = (text: string): string => new RegExp(`<w:rPr>(?:(?!<w:rPr>).)*${text}`).exec(main)?.[0] ?? 'none';
    expect(runOf('ไทย')).toMatch(/w:cs="Leelawadee UI".*w:hint="cs".*w:bidi="th-TH"/);
    expect(runOf('हिन्दी')).toMatch(/w:cs="Nirmala UI".*w:bidi="hi-IN"/);
    expect(runOf('한국어')).toMatch(/w:eastAsia="Malgun Gothic".*w:eastAsia="ko-KR"/);
    expect(runOf('🥐')).toContain('w:ascii="Segoe UI Emoji"');
    expect(runOf('end')).not.toMatch(/w:rFonts/);
    const japanese = (await readDocx(await make(hostilePlan('日本のパン')))).part('word/document.xml');
    expect(japanese).toMatch(/w:eastAsia="Yu Gothic".*w:eastAsia="ja-JP".*日本のパン/);
  });

  it('carries title, author and the date of the plan, not of its making', () => {
    const core = docx.part('docProps/core.xml');
    expect(core).toContain('<dc:title>Sourdough bread for the restaurants of Ghent</dc:title>');
    expect(core).toContain('<dc:creator>Levain &#38; Rye</dc:creator>');
    expect(core).toContain('2026-03-04T08:30:00Z</dcterms:created>');
  });

  it('holds nothing of a section that was not given, in no part', async () => {
    const sections = samplePlanInput.sections.slice(0, 3);
    const open = await readDocx(await make(samplePlan({ sections })));
    const everything = open.paths
      .filter((path) => /xml|rels|svg/.test(path))
      .map((path) => open.part(path))
      .join();
    for (const canary of ['Financial Projections', 'Competitor', '€171,920', '97.1']) {
      expect(everything).not.toContain(canary);
    }
  });

  it('is the same to the byte when made again, also after another one', async () => {
    await make(samplePlan({ businessName: 'Another', sections: samplePlanInput.sections.slice(0, 2) }));
    expect(Buffer.compare(await make(model), bytes)).toBe(0);
  });

  it.each(Object.entries(worldTexts))('gives %s back as they were written', (_, text) => {
    expect(world.text).toContain(`Before ${text} after`);
  });

  it.each(Object.entries(hostileTexts))('takes %s as text in every place', async (_, { text, readBack }) => {
    const read = await readDocx(await make(hostilePlan(text)));
    expect(read.html).not.toMatch(/<script|<img src="http/);
    expect(read.part('word/document.xml')).not.toMatch(/[\p{Cc}--[\n\t]]/v);
    if (readBack) expect(read.text.replace(/\s+/g, ' ')).toContain(readBack);
  });
});
