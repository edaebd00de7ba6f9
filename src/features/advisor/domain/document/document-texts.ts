import type { Verdict } from '../coach/verdict.ts';
import type { SectionId } from '../plan.ts';
import type { Text } from '../say/message.ts';
import type { ScoreBand } from '../score/score.ts';

/** What a document of a plan says besides the plan. */
export const documentTexts = {
  contents: /*i18n*/ { id: 'advisor.document.contents', message: 'Contents' },
  pageOf: /*i18n*/ { id: 'advisor.document.pageOf', message: 'Page {page} of {pages}' },
  missingCharacters: /*i18n*/ {
    id: 'advisor.document.missingCharacters',
    message:
      'A code in brackets, such as {example}, stands for a character that the fonts of this file do not have. The Word version keeps it.',
  },
  subtitle: /*i18n*/ { id: 'advisor.document.subtitle', message: 'Business plan' },
  coverLine: /*i18n*/ {
    id: 'advisor.document.coverLine',
    message: 'Raised numbers lead to the appendix, which says where each figure comes from.',
  },
  score: /*i18n*/ { id: 'advisor.document.score', message: 'Plan score: {points} of {max} points, {band}' },
  table: /*i18n*/ { id: 'advisor.document.table', message: 'Table {number}' },
  figure: /*i18n*/ { id: 'advisor.document.figure', message: 'Figure {number}' },
  part: /*i18n*/ { id: 'advisor.document.part', message: 'part {part} of {parts}' },
  appendixTitle: /*i18n*/ { id: 'advisor.document.appendix', message: 'Where the numbers come from' },
  appendixIntro: /*i18n*/ {
    id: 'advisor.document.appendix.intro',
    message:
      'Each figure in this plan was said by you, computed by a formula, taken from a published source, or assumed. The numbers below are the raised numbers in the text.',
  },
  noteHead: /*i18n*/ { id: 'advisor.document.head.note', message: 'Note' },
  figureHead: /*i18n*/ { id: 'advisor.document.head.figure', message: 'Figure' },
  whatHead: /*i18n*/ { id: 'advisor.document.head.what', message: 'What it is' },
  originHead: /*i18n*/ { id: 'advisor.document.head.origin', message: 'Origin' },
  howHead: /*i18n*/ { id: 'advisor.document.head.how', message: 'How it came about' },
  said: /*i18n*/ { id: 'advisor.document.origin.said', message: 'You said' },
  formula: /*i18n*/ { id: 'advisor.document.origin.formula', message: 'Formula' },
  source: /*i18n*/ { id: 'advisor.document.origin.source', message: 'Source' },
  assumption: /*i18n*/ { id: 'advisor.document.origin.assumption', message: 'Assumption' },
  readOn: /*i18n*/ {
    id: 'advisor.document.readOn',
    message: '{publisher}, {title}, {year}, {address}, read on {day}',
  },
  verdict: /*i18n*/ { id: 'advisor.document.verdict', message: 'Verdict' },
  strip: /*i18n*/ { id: 'advisor.document.strip', message: 'The numbers that decide' },
  fourWeeks: /*i18n*/ { id: 'advisor.document.fourWeeks', message: 'The next four weeks' },
  risks: /*i18n*/ { id: 'advisor.document.risks', message: 'Risks' },
  inThisTrade: /*i18n*/ { id: 'advisor.document.inThisTrade', message: 'In this trade' },
  duties: /*i18n*/ { id: 'advisor.document.duties', message: 'Whom to ask' },
} as const;

/** The verdict in three words, as the screen has it. */
export const verdictTexts: Readonly<Record<Verdict['kind'], Text>> = {
  carries: /*i18n*/ { id: 'advisor.document.verdict.carries', message: 'It carries itself' },
  fails: /*i18n*/ { id: 'advisor.document.verdict.fails', message: 'Not on these numbers' },
  open: /*i18n*/ { id: 'advisor.document.verdict.open', message: 'Cannot be said yet' },
};

export const bandTexts: Readonly<Record<ScoreBand, Text>> = {
  Excellent: /*i18n*/ { id: 'advisor.document.band.excellent', message: 'Excellent' },
  Good: /*i18n*/ { id: 'advisor.document.band.good', message: 'Good' },
  Fair: /*i18n*/ { id: 'advisor.document.band.fair', message: 'Fair' },
};

/** The names of the sections in what is written in the plan's language. */
export const sectionTitleTexts: Readonly<Record<SectionId, Text>> = {
  'executive-summary': /*i18n*/ { id: 'advisor.section.summary', message: 'Executive Summary' },
  'market-analysis': /*i18n*/ { id: 'advisor.section.market', message: 'Market Analysis' },
  'target-audience': /*i18n*/ { id: 'advisor.section.audience', message: 'Target Audience' },
  'revenue-streams': /*i18n*/ { id: 'advisor.section.revenue', message: 'Revenue Streams' },
  'competitor-analysis': /*i18n*/ { id: 'advisor.section.competitors', message: 'Competitor Analysis' },
  'financial-projections': /*i18n*/ { id: 'advisor.section.projections', message: 'Financial Projections' },
  'trend-analysis': /*i18n*/ { id: 'advisor.section.trends', message: 'Trend Analysis' },
};
