import { op, percentOf, ref } from '#shared/formula-build.ts';
import { assumption, type GraphDraft, type NodeSpec } from './graph-draft.ts';
import type { ModelInput } from './model-input.ts';
import { localMinor } from './price-levels.ts';
import { addSaidMoney, findSaid, originOf } from './said.ts';
import type { StartingPoints } from './starting-points.ts';
import type { Stream } from './streams.ts';
import { perMonth } from './time-units.ts';
import { addFullVolume } from './volume-nodes.ts';

/** Ids of what one stream became; price is that of one unit in a month. */
export interface StreamNodes {
  readonly stream: Stream;
  readonly price: string;
  readonly fullVolume: string;
  readonly units: string;
  readonly revenue: string;
}

/** Adds prices, volumes, units and revenue of every stream; the demand leaves (ramp, seasons, churn) are added once. */
export function addStreams(
  draft: GraphDraft,
  input: ModelInput,
  start: StartingPoints,
  streams: readonly Stream[],
): readonly StreamNodes[] {
  const priced = streams.map((stream) => ({ stream, price: addPrice(draft, input, start, stream) }));
  const ramp = addRamp(draft, start);
  // Customers who pay by time pay in every season.
  const isSeasonal = (stream: Stream) => stream.kind === 'flow' || stream.time === undefined;
  const season = streams.some(isSeasonal) ? addSeason(draft, input, start) : undefined;
  const retention = streams.some((stream) => stream.kind === 'stock') ? addRetention(draft, input, start) : undefined;
  const full = addFullVolume(draft, input, start, priced);
  return priced.map(({ stream, price }, position) => {
    const { id: fullVolume, isWhole } = full[position] as { id: string; isWhole: boolean };
    const at = `stream.${stream.index}`;
    const rounding = isWhole ? 'integer' : undefined;
    let units: string;
    if (stream.kind === 'stock' && retention !== undefined) {
      const steady = op('divide', fullVolume, ramp);
      const added = draft.formula(
        { id: `${at}.new`, label: `New each month: ${stream.name}`, unit: 'count', per: 'month' },
        season && isSeasonal(stream) ? op('multiply', steady, season) : steady,
      );
      units = draft.formula(unitsSpec(stream), op('min', fullVolume, op('retain', added, retention)), rounding);
    } else {
      units = draft.formula(
        unitsSpec(stream),
        op('multiply', fullVolume, rampShare(draft, ramp), ...(season ? [season] : [])),
        rounding,
      );
    }
    const revenue = draft.formula(
      { id: `${at}.revenue`, label: `Revenue from ${stream.name}`, unit: 'money', per: 'month' },
      op('multiply', price, units),
      'minor',
    );
    draft.formula(
      { id: `${at}.fullRevenue`, label: `A full month of ${stream.name}`, unit: 'money', per: 'month' },
      op('multiply', price, fullVolume),
      'minor',
    );
    return { stream, price, fullVolume, units, revenue };
  });
}

function unitsSpec(stream: Stream): NodeSpec {
  const label = stream.kind === 'stock' && stream.time ? `Customers: ${stream.name}` : `Sold: ${stream.name}`;
  return { id: `stream.${stream.index}.units`, label, unit: 'count', per: 'month' };
}

function addPrice(draft: GraphDraft, input: ModelInput, start: StartingPoints, stream: Stream): string {
  const spec: NodeSpec = {
    id: `stream.${stream.index}.price`,
    label: `Price of ${stream.name}`,
    unit: 'money',
    ...(stream.per ? { per: stream.per } : {}),
  };
  const price = stream.price
    ? addSaidMoney(draft, spec, stream.price.amount, stream.price.fact)
    : draft.leaf(spec, localMinor(start.economics.price, draft.currency), assumption(start.typicalOf));
  if (stream.kind !== 'stock' || stream.time === undefined || stream.time === 'month') {
    return price;
  }
  return draft.formula(
    { id: `stream.${stream.index}.monthPrice`, label: `${spec.label} for a month`, unit: 'money', per: 'month' },
    op('multiply', price, perMonth(draft, stream.time, input.knowledge?.sector)),
    'minor',
  );
}

function addRamp(draft: GraphDraft, start: StartingPoints): string {
  return draft.leaf(
    { id: 'ramp.months', label: 'Months to a full month', unit: 'months' },
    Math.max(1, start.economics.rampMonths),
    assumption(start.typicalOf),
  );
}

/** The rising share of a young business, added when the first stream needs it. */
function rampShare(draft: GraphDraft, ramp: string): string {
  const id = 'ramp.share';
  return draft.has(id)
    ? id
    : draft.formula({ id, label: 'Share of a full month reached', unit: 'ratio' }, op('ramp', ramp));
}

/** The year's ups and downs; none where demand is as good as level. */
function addSeason(draft: GraphDraft, input: ModelInput, start: StartingPoints): string | undefined {
  const weights = start.monthlyWeights;
  if (!weights || weights.every((weight) => Math.abs(weight - 1) < 0.02)) {
    return undefined;
  }
  const leaf = draft.leaf(
    { id: 'season.weights', label: 'Demand by calendar month', unit: 'ratio' },
    [...weights],
    assumption(start.typicalOf),
  );
  return draft.formula({ id: 'season.factor', label: 'Season', unit: 'ratio' }, op('seasons', leaf, input.startMonth));
}

function addRetention(draft: GraphDraft, input: ModelInput, start: StartingPoints): string {
  const said = findSaid(input.facts, 'revenue.churn', 'percent');
  const spec: NodeSpec = { id: 'churn', label: 'Customers who leave in a month', unit: 'percent', per: 'month' };
  const churn = said
    ? draft.leaf(spec, said.value.percent, originOf(said.fact))
    : draft.leaf(spec, start.economics.churn || 4, assumption(start.typicalOf));
  return draft.formula(
    { id: 'retention', label: 'Share of customers who stay', unit: 'ratio' },
    op('max', 0, op('subtract', 1, percentOf(ref(churn)))),
  );
}
