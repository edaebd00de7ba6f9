import { dateLocale } from '#shared/date-locale.ts';
import type { DocumentBlock, DocumentChart, DocumentModel } from '#shared/document-model.ts';
import { type Block, type ChartBlock, type Inline, inlineText } from '#shared/prose.ts';
import type { Speaker } from '../say/speak.ts';
import { documentTexts } from './document-texts.ts';
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
  const notes = createOriginNotes(input.origins);
  const counters = { tables: 0, figures: 0 };
  const sections = input.sections.map(({ id, title, blocks }) => ({
    id,
    title,
    blocks: levelHeadings(blocks).flatMap((block) => documentBlocks(block, { notes, plain, counters })),
  }));
  const rows = notes.rows({
    said: plain(documentTexts.said),
    formula: plain(documentTexts.formula),
    source: plain(documentTexts.source),
    assumption: plain(documentTexts.assumption),
  });
  const { score } = input;
  return {
    title: input.title,
    subtitle: plain(documentTexts.subtitle),
    language: input.contentLocale,
    generatedAt: new Date(input.generatedAt).toISOString(),
    cover: {
      businessName: input.businessName.trim() || input.title,
      date: new Intl.DateTimeFormat(dateLocale(input.contentLocale), {
        dateStyle: 'long',
        timeZone: input.timeZone ?? 'UTC',
      }).format(new Date(input.generatedAt)),
      line: rows.length > 0 ? plain(documentTexts.coverLine) : '',
      ...(score && { score: plain(documentTexts.score, { ...score }) }),
    },
    sections,
    ...(rows.length > 0 && {
      appendix: {
        id: 'origins',
        title: plain(documentTexts.appendixTitle),
        intro: plain(documentTexts.appendixIntro),
        head: [
          plain(documentTexts.noteHead),
          plain(documentTexts.figureHead),
          plain(documentTexts.whatHead),
          plain(documentTexts.originHead),
          plain(documentTexts.howHead),
        ],
        rows,
      },
    }),
    words: {
      contents: plain(documentTexts.contents),
      // Whoever lays the pages out puts their numbers in.
      pageOf: plain(documentTexts.pageOf, { page: '{page}', pages: '{pages}' }),
      missingCharacters: plain(documentTexts.missingCharacters, { example: '[U+10380]' }),
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
      if (isBlank(block.content)) return [];
      return [{ kind: 'heading', level: block.level, runs: notes.runs(block.content) }];
    case 'paragraph':
      if (isBlank(block.content)) return [];
      return [{ kind: 'paragraph', runs: notes.runs(block.content) }];
    case 'list':
      return block.items.length === 0
        ? []
        : [{ kind: 'list', isOrdered: block.ordered ?? false, items: block.items.map((item) => notes.runs(item)) }];
    case 'notice':
      return [{ kind: 'notice', label: block.label, tone: block.tone, runs: notes.runs(block.content) }];
    case 'table': {
      counters.tables += 1;
      const number = plain(documentTexts.table, { number: counters.tables });
      return tableParts(block, notes, (caption, part, parts) => {
        const suffix = parts > 1 ? ` (${plain(documentTexts.part, { part, parts })})` : '';
        return `${number}. ${caption}${suffix}`;
      });
    }
    case 'chart':
      counters.figures += 1;
      return [documentChart(block, context)];
  }
}

function documentChart({ chart }: ChartBlock, { notes, plain, counters }: BlockContext): DocumentChart {
  const marked = chart.series.findIndex((series) => series.id === chart.marker?.seriesId);
  return {
    kind: 'chart',
    caption: `${plain(documentTexts.figure, { number: counters.figures })}. ${chart.title}`,
    unitLabel: chart.unitLabel,
    altText: chart.altText.trim() || chart.title,
    xLabels: chart.xLabels,
    series: chart.series.map(({ label, style, values, nodeId }) => {
      const note = notes.noteFor(nodeId);
      return { label, style, values, ...(note && { note }) };
    }),
    ...(chart.marker && marked >= 0 && { marker: { series: marked, at: chart.marker.at, label: chart.marker.label } }),
  };
}

/** What a person emptied while editing leaves no trace. */
const isBlank = (content: readonly Inline[]): boolean => inlineText(content).trim() === '';

/** Readers of headings by number must not find a level skipped: a third level without a second becomes a second. */
function levelHeadings(blocks: readonly Block[]): readonly Block[] {
  let hasSecond = false;
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    if (block.level === 3 && !hasSecond) return { ...block, level: 2 };
    if (block.level === 2) hasSecond = true;
    return block;
  });
}
