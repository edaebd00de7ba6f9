import type { PlannedSection } from '#features/billing/domain/plan-advisor.ts';
import type { Plan } from '#features/billing/domain/plans.ts';
import { type Cell, type CellValue, cell } from './cell.ts';

const no = false;
const yes = true;

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

const probed = (
  paragraph: string,
  capability: AdvisorProbeId,
  expected: readonly [CellValue, CellValue, CellValue],
  read: Cell['read'],
): Cell => cell('advisor', paragraph, capability, expected, read);

const opens =
  (id: PlannedSection) =>
  ({ advisor }: Plan) =>
    advisor.shownSections.includes(id) && !advisor.lockedSections.includes(id);
const openCount = ({ advisor }: Plan): number => advisor.shownSections.length - advisor.lockedSections.length;

/** The published score of each section on concrete answers, from the rulings: 65 for three, 78 for four, 86 for seven. */
const scoreOfOpenSections: Readonly<Record<number, number>> = { 3: 65, 4: 78, 7: 86 };

/** Part 1, sections 6 and 9, as the rulings read them. */
export const advisorCells: readonly Cell[] = [
  cell(
    'advisor',
    'part 1 §6',
    'name of the tier',
    ['Business Idea Evaluation', 'Business Model Generator', 'Advanced Business Model Generator'],
    ({ advisor }) => advisor.tierName,
  ),
  cell(
    'advisor',
    'part 1 §6',
    'limit as the popover says it',
    ['1 idea per month', '5 ideas per month', 'Unlimited ideas'],
    ({ advisor }) => advisor.limitLabel,
  ),
  probed('part 1 §9', 'ideas per month', [1, 5, null], ({ advisor }) => advisor.ideasPerMonth),
  probed(
    'part 1 §6',
    'sections shown',
    [
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
    ],
    ({ advisor }) => advisor.shownSections,
  ),
  probed(
    'part 1 §6',
    'sections locked',
    [['revenue-streams'], ['competitor-analysis'], []],
    ({ advisor }) => advisor.lockedSections,
  ),
  probed('part 1 §6', 'executive-summary opens', [yes, yes, yes], opens('executive-summary')),
  probed('part 1 §6', 'market-analysis opens', [yes, yes, yes], opens('market-analysis')),
  probed('part 1 §6', 'target-audience opens', [yes, yes, yes], opens('target-audience')),
  probed('part 1 §6', 'revenue-streams opens', [no, yes, yes], opens('revenue-streams')),
  probed('part 1 §6', 'competitor-analysis opens', [no, no, yes], opens('competitor-analysis')),
  probed('part 1 §6', 'financial-projections opens', [no, no, yes], opens('financial-projections')),
  probed('part 1 §6', 'trend-analysis opens', [no, no, yes], opens('trend-analysis')),
  probed('rulings, Advisor', 'dimensions of the score', [3, 4, 7], openCount),
  probed(
    'part 1 §6 and §9',
    'score for five concrete answers',
    [65, 78, 86],
    (plan) => scoreOfOpenSections[openCount(plan)] ?? 0,
  ),
  probed('rulings, Plans', 'projections and their figures', [no, no, yes], ({ advisor }) => advisor.hasProjections),
  probed(
    'rulings, Plans',
    'download of the plan',
    [yes, yes, yes],
    ({ advisor }) => advisor.features.find(({ id }) => id === 'downloads')?.available ?? false,
  ),
  probed('part 1 §6', 'richness of a section', [1, 2, 3], ({ advisor }) => advisor.richness.maxRank),
  cell(
    'advisor',
    'part 1 §6',
    'feature list of the popover',
    [
      [
        'ideas: 1',
        'first-sections',
        'score: 3',
        'number-origins',
        'downloads',
        'no revenue-streams',
        'no competitor-analysis, Pro only',
        'no projections, Pro only',
        'no trend-analysis, Pro only',
      ],
      [
        'ideas: 5',
        'first-sections',
        'score: 4',
        'number-origins',
        'downloads',
        'revenue-streams',
        'no competitor-analysis, Pro only',
        'no projections, Pro only',
        'no trend-analysis, Pro only',
      ],
      [
        'ideas: unlimited',
        'first-sections',
        'score: 7',
        'number-origins',
        'downloads',
        'revenue-streams',
        'competitor-analysis, Pro only',
        'projections, Pro only',
        'trend-analysis, Pro only',
      ],
    ],
    ({ advisor }) =>
      advisor.features.map(({ id, available, limit, proOnly }) => {
        const counted = limit === undefined ? '' : `: ${limit ?? 'unlimited'}`;
        return `${available ? '' : 'no '}${id}${counted}${proOnly ? ', Pro only' : ''}`;
      }),
  ),
];
