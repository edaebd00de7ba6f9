import { englishPlural } from '#shared/english-plural.ts';
import { op } from '#shared/formula-build.ts';
import type { Expression } from '#shared/formula-graph.ts';
import { currencyDecimals, formatMoney } from '#shared/money.ts';
import type { GraphDraft } from './graph-draft.ts';
import type { ModelInput } from './model-input.ts';
import { localMinor } from './price-levels.ts';
import type { StartingPoints } from './starting-points.ts';
import { rampShare, type StreamNodes } from './stream-nodes.ts';
import { findTeam } from './team.ts';
import { isAlike } from './unit-price.ts';

/** Of a working week: what each person is paid for at least, however little the volume needs. */
const leastWeek = 0.5;

/** How large the stated business is against the usual start its assumed costs are taken from. */
export interface Work {
  /** Ratio node; undefined when neither volume nor team was said: the assumed costs then hold as they are. */
  readonly share: string | undefined;
  /** Ratio node by which running costs and set-up follow: half of them do, half every start has. */
  readonly size: string | undefined;
  /** Series node: how much of the full pay is paid in a month; undefined when all are there from the start. */
  readonly hired: string | undefined;
  /** "a month of 2,600 loaves": the size for which the assumed costs hold. */
  readonly usual: string;
}

/**
 * Adds the work the business needs as a share of the usual start: the stated volume against that start’s full month,
 * at least half a working week for each person of the team. Hired help comes with the volume, after the first person.
 */
export function addWork(
  draft: GraphDraft,
  input: ModelInput,
  start: StartingPoints,
  streams: readonly StreamNodes[],
): Work {
  const team = findTeam(draft, input);
  const { people } = start.pay;
  // Customers held to a part of the named people are a smaller business than the usual one, like a stated volume.
  const isHeld = ({ stream }: StreamNodes) => stream.kind === 'stock' && draft.has('audience.size');
  const main = streams.find(({ stream }) => stream.volume) ?? streams.find(isHeld);
  const measure = main ? measureOf(draft, start, main, streams) : undefined;
  const usual =
    measure?.usual ?? `a start with ${people} full-time ${englishPlural(people, { one: 'person', other: 'people' })}`;
  const share = addShare(draft, start, measure, team);
  const size =
    share &&
    draft.formula(
      {
        id: 'work.size',
        label: 'Running costs and set-up against the usual start (half of them follow the work)',
        unit: 'ratio',
      },
      op('divide', op('add', 1, share), 2),
    );
  return { share, size, hired: team ? undefined : addHired(draft, people, share), usual };
}

interface Measure {
  readonly amount: Expression;
  readonly usual: string;
}

function addShare(
  draft: GraphDraft,
  start: StartingPoints,
  measure: Measure | undefined,
  team: string | undefined,
): string | undefined {
  const { people } = start.pay;
  if (!measure) {
    return team
      ? draft.formula(
          { id: 'work.share', label: `Team against a usual start with ${people} full-time people`, unit: 'ratio' },
          op('divide', team, people),
        )
      : undefined;
  }
  const least = Number((leastWeek / people).toFixed(2));
  return draft.formula(
    { id: 'work.share', label: `Work against ${measure.usual}, at least half a week for each person`, unit: 'ratio' },
    op('max', measure.amount, team ? op('multiply', least, team) : least),
  );
}

/** The volume in usual starts: units while they are like the industry’s, else takings; further streams counted by what they bring in. */
function measureOf(
  draft: GraphDraft,
  start: StartingPoints,
  main: StreamNodes,
  streams: readonly StreamNodes[],
): Measure {
  const { price, fullVolume } = start.economics;
  if (start.hasUnits && isAlike(main.stream, draft, start)) {
    const units = op('divide', main.fullVolume, fullVolume);
    const amount =
      streams.length === 1
        ? units
        : op('multiply', units, op('divide', 'full.revenue', `stream.${main.stream.index}.fullRevenue`));
    return { amount, usual: `a month of ${fullVolume.toLocaleString('en')} ${start.unitMany}` };
  }
  const minor = localMinor(price * fullVolume, draft.currency);
  const perMajor = 10 ** currencyDecimals[draft.currency];
  const majors = perMajor === 1 ? { ref: 'full.revenue' } : op('divide', 'full.revenue', perMajor);
  const text = formatMoney({ minor, currency: draft.currency }, 'en', { whole: true });
  return { amount: op('divide', majors, minor / perMajor), usual: `a month with sales of ${text}` };
}

/** The first person is paid from the first month; the others come as sales rise. */
function addHired(draft: GraphDraft, people: number, share: string | undefined): string | undefined {
  if (people <= 1) {
    return undefined;
  }
  const first = Number((1 / people).toFixed(2));
  const atOnce = share ? op('min', 1, op('divide', first, share)) : first;
  return draft.formula(
    { id: 'work.hired', label: 'Share of the full pay: one person first, more as sales rise', unit: 'ratio' },
    op('max', atOnce, rampShare(draft)),
  );
}
