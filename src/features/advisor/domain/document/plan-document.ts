import { dateLocale } from '#shared/date-locale.ts';
import type { DocumentBlock, DocumentChart, DocumentModel } from '#shared/document-model.ts';
import { type Block, type ChartBlock, type Inline, inlineText } from '#shared/prose.ts';
import type { Speaker } from '../say/speak.ts';
import { documentTexts as texts } from './document-texts.ts';
import { createOriginNotes, type FigureOrigins, type OriginNotes } from './origin-notes.ts';
import { tableParts } from './table-parts.ts';

/** What an account may see of a plan; locked sections and their figures have been left out before. */
export interface PlanDocumentInput {
  readonly title: string;
  readonly businessName: string;
  /** When the plan was generated, ISO 8601. */
  readonly generatedAt: string;
  /** In which its dates are written; UTC unless given. */
  readonly timeZone?: string;
  readonly contentLocale: string;
  readonly sections: readonly { readonly id: string; readonly title: string; readonly blocks: readonly Block[] }[];
  readonly origins: FigureOrigins;
  /** The band in the plan's language. */
  readonly score?: { readonly points: number; readonly max: number; readonly band: string };
}

/**
 * The document of a plan. It holds the sections it is given and, in the appendix, the origins of figures that stand in
 * them, numbered in reading order; origins of figures that stand nowhere are left out.
 *
 * Throws a RangeError when `generatedAt` is no date.
 */
export function buildPlanDocument(input: PlanDocumentInput, { plain }: Pick<Speaker, 'plain'>): DocumentModel {
  const { title, contentLocale, timeZone = 'UTC', score } = input;
  const context = { notes: createOriginNotes(input.origins), plain, counters: { tables: 0, figures: 0 } };
  const sections = input.sections.map(({ id, title, blocks }) => ({
    id,
    title,
    blocks: levelHeadings(blocks).flatMap((block) => documentBlocks(block, context)),
  }));
  const rows = context.notes.rows((kind) => plain(texts[kind]));
  const generatedAt = new Date(input.generatedAt);
  const dates = new Intl.DateTimeFormat(dateLocale(contentLocale), { dateStyle: 'long', timeZone });
  return {
    title,
    subtitle: plain(texts.subtitle),
    language: contentLocale,
    generatedAt: generatedAt.toISOString(),
    cover: {
      businessName: input.businessName.trim() || title,
      date: dates.format(generatedAt),
      line: rows.length > 0 ? plain(texts.coverLine) : '',
      ...(score && { score: plain(texts.score, score) }),
    },
    sections,
    ...(rows.length > 0 && {
      appendix: {
        id: 'origins',
        title: plain(texts.appendixTitle),
        intro: plain(texts.appendixIntro),
        head: [
          plain(texts.noteHead),
          plain(texts.figureHead),
          plain(texts.whatHead),
          plain(texts.originHead),
          plain(texts.howHead),
        ],
        rows,
      },
    }),
    words: {
      contents: plain(texts.contents),
      // Whoever lays the pages out puts their numbers in.
      pageOf: plain(texts.pageOf, { page: '{page}', pages: '{pages}' }),
      missingCharacters: plain(texts.missingCharacters, { example: '[U+10380]' }),
    },
  };
}

interface BlockContext {
  readonly notes: OriginNotes;
  readonly plain: Speaker['plain'];
  readonly counters: { tables: number; figures: number };
}

function documentBlocks(block: Block, context: BlockContext): readonly DocumentBlock[] {
  const { notes, plain, counters } = context;
  switch (block.kind) {
    case 'heading':
      return isBlank(block.content) ? [] : [{ kind: 'heading', level: block.level, runs: notes.runs(block.content) }];
    case 'paragraph':
      return isBlank(block.content) ? [] : [{ kind: 'paragraph', runs: notes.runs(block.content) }];
    case 'list':
      if (block.items.length === 0) return [];
      return [{ kind: 'list', isOrdered: block.ordered ?? false, items: block.items.map(notes.runs) }];
    case 'notice':
      return [{ kind: 'notice', label: block.label, tone: block.tone, runs: notes.runs(block.content) }];
    case 'table': {
      counters.tables += 1;
      const caption = `${plain(texts.table, { number: counters.tables })}. ${block.caption}`;
      return tableParts(block, notes, (part, parts) =>
        parts > 1 ? `${caption} (${plain(texts.part, { part, parts })})` : caption,
      );
    }
    case 'chart':
      counters.figures += 1;
      return [documentChart(block, context)];
  }
}

function documentChart({ chart }: ChartBlock, { notes, plain, counters }: BlockContext): DocumentChart {
  const { title, unitLabel, altText, xLabels, series, marker } = chart;
  const marked = series.findIndex(({ id }) => id === marker?.seriesId);
  return {
    kind: 'chart',
    caption: `${plain(texts.figure, { number: counters.figures })}. ${title}`,
    unitLabel,
    altText: altText.trim() || title,
    xLabels,
    series: series.map(({ label, style, values, nodeId }) => {
      const note = notes.noteFor(nodeId);
      return { label, style, values, ...(note && { note }) };
    }),
    ...(marker && marked >= 0 && { marker: { series: marked, at: marker.at, label: marker.label } }),
  };
}

/** What a person emptied while editing leaves no trace. */
const isBlank = (content: readonly Inline[]): boolean => inlineText(content).trim() === '';

/** Readers of headings by number must not find a level skipped: a third level without a second becomes a second. */
function levelHeadings(blocks: readonly Block[]): readonly Block[] {
  const second = blocks.findIndex((block) => block.kind === 'heading' && block.level === 2);
  return blocks.map((block, at) =>
    block.kind === 'heading' && (second < 0 || at < second) ? { ...block, level: 2 } : block,
  );
}
