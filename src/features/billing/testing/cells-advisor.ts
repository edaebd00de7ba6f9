import { type Cell, type CellValue, cellsOf } from './cell.ts';

const no = false;
const yes = true;
const of = cellsOf('Advisor');

/** The advisor's cells that a call over HTTP can show, each with its call in cells.api.test.ts. */
export const advisorProbeIds = [
  'ideas per month',
  'sections shown',
  'sections locked',
  'executive-summary opens',
  'market-analysis opens',
  'target-audience opens',
  'revenue-streams opens',
  'competitor-analysis opens',
  'financial-projections opens',
  'trend-analysis opens',
  'dimensions of the score',
  'score for five concrete answers',
  'projections and their figures',
  'download of the plan',
  'richness of a section',
] as const;
export type AdvisorProbeId = (typeof advisorProbeIds)[number];

const probed = <Value>(
  capability: AdvisorProbeId,
  field: string,
  expected: readonly [CellValue, CellValue, CellValue],
  as?: (value: Value) => CellValue,
): Cell => of(capability, field, expected, as);

/** The published score of each number of open sections on concrete answers: 65 for three, 78 for four, 86 for seven. */
const scoreOfOpenSections: Readonly<Record<string, number>> = { '3 pieces': 65, '4 pieces': 78, '7 pieces': 86 };
const firstNumber = (text: string): CellValue => (text.startsWith('unlimited') ? null : Number.parseInt(text, 10));

export const advisorCells: readonly Cell[] = [
  of('name of the tier', 'advisor.tier', [
    'Business Idea Evaluation',
    'Business Model Generator',
    'Advanced Business Model Generator',
  ]),
  of('limit as the popover says it', 'advisor.limit', ['1 idea per month', '5 ideas per month', 'Unlimited ideas']),
  probed('ideas per month', 'advisor.quota.ideas', [1, 5, null], firstNumber),
  of('ideas as they are compared', 'advisor.feature.ideas', ['1 per-month', '5 per-month', 'unlimited per-month']),
  probed('sections shown', 'advisor.shownSections', [
    ['executive-summary', 'market-analysis', 'target-audience', 'revenue-streams'],
    ['executive-summary', 'market-analysis', 'target-audience', 'revenue-streams', 'competitor-analysis'],
    [
      'executive-summary',
      'market-analysis',
      'target-audience',
      'revenue-streams',
      'competitor-analysis',
      'financial-projections',
      'trend-analysis',
    ],
  ]),
  probed('sections locked', 'advisor.lockedSections', [['revenue-streams'], ['competitor-analysis'], []]),
  probed('executive-summary opens', 'advisor.feature.first-sections', [yes, yes, yes]),
  probed('market-analysis opens', 'advisor.feature.first-sections', [yes, yes, yes]),
  probed('target-audience opens', 'advisor.feature.first-sections', [yes, yes, yes]),
  probed('revenue-streams opens', 'advisor.feature.revenue-streams', [no, yes, yes]),
  probed('competitor-analysis opens', 'advisor.feature.competitor-analysis', [no, no, yes]),
  probed('financial-projections opens', 'advisor.feature.projections', [no, no, yes]),
  probed('trend-analysis opens', 'advisor.feature.trend-analysis', [no, no, yes]),
  probed('dimensions of the score', 'advisor.feature.score', [3, 4, 7], firstNumber),
  probed(
    'score for five concrete answers',
    'advisor.feature.score',
    [65, 78, 86],
    (open: string) => scoreOfOpenSections[open] ?? 0,
  ),
  probed('projections and their figures', 'advisor.feature.projections', [no, no, yes]),
  probed('download of the plan', 'advisor.feature.downloads', [yes, yes, yes]),
  of('origin of every number', 'advisor.feature.number-origins', [yes, yes, yes]),
  probed('richness of a section', 'advisor.richness', [1, 2, 3], ({ maxRank }: { maxRank: number }) => maxRank),
];
