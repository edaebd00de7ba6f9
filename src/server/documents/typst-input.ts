import type { DocumentBlock, DocumentModel, DocumentNote, DocumentRun, DocumentTable } from '#shared/document-model.ts';
import { textDirection } from '#shared/text-direction.ts';
import { arabicForms } from './arabic-forms.ts';
import { layoutChart } from './chart-layout.ts';
import { documentColors, lineStyles } from './chart-style.ts';
import { cleanText, mapStrings } from './clean-text.ts';
import type { FontCoverage } from './font-coverage.ts';
import { runsDirection } from './runs-direction.ts';
import { columnWidths } from './table-columns.ts';

/** The width of the text on the page, in points (A4 less its margins; see theme.typ). */
const textWidth = 425;

const missing = '□';

/**
 * What the template reads: the model with layouts worked out and texts made safe to set. Texts stay data; the template
 * never reads them as markup. Characters that no font has become boxes, and the document then says so.
 */
export function typstInput(source: DocumentModel, covers: FontCoverage): string {
  let isMissing = false;
  const segments = new Intl.Segmenter(source.language, { granularity: 'grapheme' });
  const set = (text: string): string => {
    const clean = breakLongWords(cleanText(text));
    if (plainText.test(clean)) return clean;
    const drawable = Array.from(segments.segment(clean), ({ segment }) => {
      // A mark with no letter under it is drawn by no font of a chain.
      if (covers(segment) && !/^\p{M}/u.test(segment)) return segment;
      isMissing = true;
      return missing;
    }).join('');
    return arabicForms(drawable);
  };
  const model = mapStrings(source, set);
  const { language, generatedAt } = source;
  const { year, month, day, hour, minute, second } = dateParts(generatedAt);
  return JSON.stringify({
    ...model,
    title: visible(model.title) || model.subtitle,
    language: languageParts(language),
    date: { year, month, day, hour, minute, second },
    direction: languageDirection(language),
    sections: model.sections.map((section, index) => ({
      ...section,
      id: `section-${index + 1}`,
      blocks: section.blocks.map((block) => typstBlock(block, language)),
    })),
    colors: documentColors,
    lineStyles,
    isMissing,
  });
}

const plainText = /^[\u0020-\u007e\u00a0-\u00ff\n–—‘’“”…€]*$/u;

function typstBlock(block: DocumentBlock, language: string): unknown {
  switch (block.kind) {
    case 'list':
      return { ...block, items: block.items.map(typstRuns) };
    case 'table':
      return {
        ...block,
        columns: columnWidths(block),
        rows: block.rows.map((row) => row.map(typstRuns)),
        keep: isShort(block),
        hanging: block.numeric.filter((column) => block.rows.some((row) => row[column]!.some((run) => run.note))),
      };
    case 'chart':
      return {
        ...block,
        // A file without an alternative text is refused; one of invisible characters only counts as none.
        altText: visible(block.altText) || visible(block.caption) || '–',
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
        text: isFigure ? text.replaceAll(' ', '\u00a0') : turns ? text + directionMarks[direction] : text,
        ...(note && { note: markedNote(note) }),
      };
    }),
  };
}

const directionMarks = { ltr: '\u200e', rtl: '\u200f' } as const;

const visible = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim();

const markedNote = (note: DocumentNote) => ({ ...note, mark: raised(note.number) });

/** Raised digits are characters of their own, so that a copied "12³" does not read "123". */
export function raised(number: number): string {
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

/** A word longer than a line breaks after its signs or else anywhere; nothing may run off the page. */
function breakLongWords(text: string): string {
  return text.replace(/[^\s\u00a0]{25,}/gu, (word) =>
    word
      .replace(/[/?&=_.-]+(?=[^/?&=_.-])/g, '$&\u200b')
      .replace(/[^\u200b]{25,}/gu, (part) => part.replace(/(?:\P{M}\p{M}*){12}/gu, '$&\u200b')),
  );
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
