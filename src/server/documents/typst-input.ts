import type { BrandTokenLogo } from '#shared/brand-tokens.ts';
import type { DocumentBlock, DocumentModel, DocumentNote, DocumentRun, DocumentTable } from '#shared/document-model.ts';
import { textDirection } from '#shared/text-direction.ts';
import { arabicForms } from './arabic-forms.ts';
import { breakLongWords } from './break-words.ts';
import { layoutChart } from './chart-layout.ts';
import { documentColors, lineStyles } from './chart-style.ts';
import { cleanText, mapStrings } from './clean-text.ts';
import { drawableText } from './drawable-text.ts';
import type { FontCoverage } from './font-coverage.ts';
import { runsDirection } from './runs-direction.ts';
import { columnWidths } from './table-columns.ts';

/** The width of the text on the page, in points (A4 less its margins; see theme.typ). */
const textWidth = 425;

/**
 * What the template reads: the model with layouts worked out and texts made safe to set. Texts stay data; the template
 * never reads them as markup. Characters that no font has are written as codes, and the document then says so.
 */
export function typstInput(source: DocumentModel, covers: FontCoverage): string {
  let isCoded = false;
  const segments = new Intl.Segmenter(source.language, { granularity: 'grapheme' });
  const set = (text: string): string => {
    const clean = breakLongWords(cleanText(text), segments);
    if (plainText.test(clean)) return clean;
    const drawable = drawableText(clean, segments, covers);
    isCoded ||= drawable.isCoded;
    return arabicForms(drawable.text);
  };
  const { brand, ...words } = source;
  const model = mapStrings(words, set);
  const colors = documentColors(brand);
  const { language, generatedAt } = source;
  const { year, month, day, hour, minute, second } = dateParts(generatedAt);
  return JSON.stringify({
    ...model,
    title: isVisible(model.title) ? model.title : model.subtitle,
    coverDirections: { name: textDirection(source.cover.businessName), title: textDirection(source.title) },
    metadata: metadataOf(source),
    language: languageParts(language),
    date: { year, month, day, hour, minute, second },
    direction: languageDirection(language),
    sections: model.sections.map((section, index) => ({
      ...section,
      id: `section-${index + 1}`,
      blocks: section.blocks.map((block) => typstBlock(block, language)),
    })),
    ...(model.appendix && {
      appendix: { ...model.appendix, hyphens: hasLongWord(JSON.stringify(model.appendix.rows)) },
    }),
    colors,
    lineStyles: lineStyles(colors),
    ...(brand?.logo && { logo: { svg: brand.logo.svg, ...coverSize(brand.logo) } }),
    isCoded,
  });
}

/** Properties of the file, which programs show in fonts of their own: texts as people wrote them. */
function metadataOf({ title, subtitle, cover, brand }: DocumentModel) {
  return {
    keywords: brandKeywords(brand),
    title: isVisible(cleanText(title)) ? cleanText(title) : subtitle,
    author: cleanText(cover.businessName),
    description: cleanText(subtitle),
  };
}

/** What the properties of a file say of the brand it was made with. */
export const brandKeywords = (brand: DocumentModel['brand']): string[] =>
  brand ? [`Brand edition ${brand.edition}`] : [];

/** The logo on the cover, in points: as high as three lines of its title, and no wider than a half of the page. */
export function coverSize({ width, height }: BrandTokenLogo): { readonly width: number; readonly height: number } {
  const factor = Math.min(60 / height, 220 / width);
  return { width: width * factor, height: height * factor };
}

const plainText = /^[\u0020-\u007e\u00a0-\u00ff\u200b\n–—‘’“”…€]*$/u;

function typstBlock(block: DocumentBlock, language: string): unknown {
  switch (block.kind) {
    case 'list':
      return { ...block, items: block.items.map(typstRuns) };
    case 'table':
      return typstTable(block);
    case 'chart':
      return {
        ...block,
        // A file without an alternative text is refused; one of invisible characters only counts as none.
        altText: [block.altText, block.caption].find(isVisible) ?? '–',
        series: block.series.map(({ note, ...one }) => ({ ...one, ...(note && { note: markedNote(note) }) })),
        layout: layoutChart(block, { width: textWidth, height: 190, language }),
      };
    default:
      return {
        ...block,
        text: typstRuns(block.runs),
        length: block.runs.reduce((sum, run) => sum + run.text.length, 0),
      };
  }
}

function typstTable(table: DocumentTable) {
  const keep = isShort(table);
  const rows = keep ? table.rows : withHeadNotesInFirstRow(table);
  const headNotes = table.head.map((_, column) => table.headNotes?.[column] ?? null);
  return {
    ...table,
    columns: columnWidths(table),
    rows: rows.map((row) => row.map(typstRuns)),
    keep,
    hyphens: table.head.length > 4 || hasLongWord(JSON.stringify(table.rows)),
    headNotes: headNotes.map((note) => note && markedNote(note)),
    hanging: table.numeric.filter(
      (column) => headNotes[column] || rows.some((row) => row[column]!.some((run) => run.note)),
    ),
  };
}

/** Whether a word may be wider than a column; only then is it hyphenated. */
const hasLongWord = (text: string): boolean => /[\p{L}\p{M}]{17}/u.test(text);

/** A head that is repeated on further pages can hold no links: there they stand in the first row as well. */
function withHeadNotesInFirstRow({ rows, headNotes }: DocumentTable): DocumentTable['rows'] {
  const [first, ...rest] = rows;
  if (first === undefined || headNotes === undefined) return rows;
  const noted = first.map((runs, column) => {
    const note = headNotes[column];
    return note ? [...runs.slice(0, -1), { text: '', ...runs.at(-1), note }] : runs;
  });
  return [noted, ...rest];
}

/** Whether a table is sure to fit on one page, and so need not be broken over two. */
function isShort({ rows }: DocumentTable): boolean {
  const letters = rows.flat(2).reduce((sum, run) => sum + run.text.length, 0);
  return rows.length <= 14 && letters < 1600;
}

/**
 * A text with its own direction. Somebody's words that read the other way are followed by a mark of that direction, so
 * that a number or comma after them is not drawn into them.
 */
function typstRuns(runs: readonly DocumentRun[]): unknown {
  const direction = runsDirection(runs);
  return {
    direction,
    runs: runs.map(({ text, note, isQuoted, isFigure }) => {
      const turns = isQuoted && textDirection(text) !== direction;
      return {
        isFigure: isFigure ?? false,
        text: isFigure ? text.replaceAll(' ', '\u00a0') : turns ? text + directionMarks[direction] : text,
        ...(note && { note: markedNote(note) }),
      };
    }),
  };
}

const directionMarks = { ltr: '\u200e', rtl: '\u200f' } as const;

const isVisible = (text: string): boolean => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim() !== '';

const markedNote = (note: DocumentNote) => ({ ...note, mark: superscriptDigits(note.number) });

/** Superscript digits are characters of their own, so that a copied "12³" does not read "123". */
export function superscriptDigits(number: number): string {
  return String(number).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]!);
}

const rightToLeftLanguages = new Set(['ar', 'he', 'fa', 'ur']);

function languageDirection(language: string): 'ltr' | 'rtl' {
  return rightToLeftLanguages.has(languageParts(language).language) ? 'rtl' : 'ltr';
}

function languageParts(tag: string): { language: string; region: string | null } {
  const locale = new Intl.Locale(tag);
  return { language: locale.language, region: locale.region ?? null };
}

function dateParts(iso: string) {
  const date = new Date(iso);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}
