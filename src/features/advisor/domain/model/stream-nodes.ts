import { op, percentOf, ref, total } from '#shared/formula-build.ts';
import { hasOrganisations } from './buyers.ts';
import { addFigure, findFigure } from './cited-figures.ts';
import { assumption, type GraphDraft, type NodeSpec } from './graph-draft.ts';
import type { ModelInput } from './model-input.ts';
import { localMinor } from './price-levels.ts';
import { addSaidMoney, findSaid, originOf } from './said.ts';
import type { StartingPoints } from './starting-points.ts';
import type { Stream } from './streams.ts';
import { perMonth } from './time-units.ts';
import { addFullVolume } from './volume-nodes.ts';

/** Customers who leave in a month, in percent, where the profile has none, and where organisations buy. */
const generalChurn = 4;
const organisationChurn = 3;

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
  priceGrowth: string | undefined,
): readonly StreamNodes[] {
  const priced = streams.map((stream) => ({ stream, price: addPrice(draft, input, start, stream) }));
  const ramp = addRamp(draft, start);
  // Customers who pay by time pay in every season.
  const isSeasonal = (stream: Stream) => stream.kind === 'flow' || stream.time === undefined;
  const season = streams.some(isSeasonal) ? addSeason(draft, input, start) : undefined;
  const isStock = (stream: Stream) => stream.kind === 'stock' && !isInStep(input, stream, streams);
  const retention = streams.some(isStock) ? addRetention(draft, input, start) : undefined;
  const full = addFullVolume(draft, input, start, priced);
  draft.formula(
    { id: 'full.revenue', label: 'Revenue of a full month', unit: 'money', per: 'month' },
    total(streams.map((stream) => `stream.${stream.index}.fullRevenue`)),
  );
  const nodes = priced.map(({ stream, price }) => {
    const { id: fullVolume, isWhole } = full.get(stream) ?? { id: '', isWhole: false };
    const at = `stream.${stream.index}`;
    const rounding = isWhole ? 'integer' : undefined;
    let units: string;
    if (isStock(stream) && retention !== undefined) {
      const steady = op('divide', fullVolume, ramp);
      const added = draft.formula(
        { id: `${at}.new`, label: `New each month: ${stream.name}`, unit: 'count', per: 'month' },
        season && isSeasonal(stream) ? op('multiply', steady, season) : steady,
      );
      units = draft.formula(unitsSpec(stream), op('min', fullVolume, op('retain', added, retention)), rounding);
    } else {
      units = draft.formula(
        unitsSpec(stream),
        op('multiply', fullVolume, rampShare(draft), ...(season && isSeasonal(stream) ? [season] : [])),
        rounding,
      );
    }
    const revenue = draft.formula(
      { id: `${at}.revenue`, label: `Revenue from ${stream.name}`, unit: 'money', per: 'month' },
      op('multiply', price, units, ...(priceGrowth ? [priceGrowth] : [])),
      'minor',
    );
    return { stream, price, fullVolume, units, revenue };
  });
  addCapacity(draft, nodes, isStock);
  return nodes;
}

/**
 * Customers of a further offer, whose number nobody said, come in step with the offer whose volume was said: a made-up
 * churn on a made-up number would add no knowledge.
 */
function isInStep(input: ModelInput, stream: Stream, streams: readonly Stream[]): boolean {
  const isSide = !stream.volume && streams.some((other) => other.volume);
  return isSide && !findSaid(input.facts, 'revenue.churn', 'percent');
}

/** The month from which the business sells all it set out to; only prices and seasons move its revenue after that. */
function addCapacity(draft: GraphDraft, streams: readonly StreamNodes[], isStock: (stream: Stream) => boolean): void {
  const reached = streams.map(({ stream, units, fullVolume }) =>
    isStock(stream) ? op('divide', units, fullVolume) : ref(rampShare(draft)),
  );
  const [first = 0, ...others] = reached;
  draft.formula(
    { id: 'capacity.month', label: 'Full volume reached, no further growth after it', unit: 'months' },
    op('firstMonth', others.length > 0 ? op('min', first, ...others) : first, 1),
  );
}

function unitsSpec(stream: Stream): NodeSpec {
  const customers = stream.isStanding ? 'Standing orders' : 'Customers';
  const label = `${stream.kind === 'stock' && stream.time ? customers : 'Sold'}: ${stream.name}`;
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
  if (stream.hours !== undefined) {
    const hours = draft.leaf(
      { id: `stream.${stream.index}.hours`, label: `Hours of one visit: ${stream.name}`, unit: 'hours' },
      stream.hours,
      assumption(`as long as one person’s full month allows; ${start.typicalOf}`),
    );
    return draft.formula(
      { id: `stream.${stream.index}.visitPrice`, label: `${spec.label} for a visit`, unit: 'money', per: 'visit' },
      op('multiply', price, hours),
      'minor',
    );
  }
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

/** The rising share of a young business, added when the first figure needs it. */
export function rampShare(draft: GraphDraft): string {
  const id = 'ramp.share';
  return draft.has(id)
    ? id
    : draft.formula({ id, label: 'Share of a full month reached', unit: 'ratio' }, op('ramp', 'ramp.months'));
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

/** Cited where the offer is an online service. Firms that pay by the month stay longer than the people most profiles count. */
function addUsualChurn(draft: GraphDraft, spec: NodeSpec, input: ModelInput, start: StartingPoints): string {
  const figure = findFigure(input, hasOrganisations(input) ? 'churnOfFirms' : 'churnOfPeople');
  if (figure) {
    return addFigure(draft, spec, figure);
  }
  const usual = start.economics.churn || generalChurn;
  return hasOrganisations(input) && usual > organisationChurn
    ? draft.leaf(spec, organisationChurn, assumption('organisations change a running service only every few years'))
    : draft.leaf(spec, usual, assumption(start.typicalOf));
}

function addRetention(draft: GraphDraft, input: ModelInput, start: StartingPoints): string {
  const said = findSaid(input.facts, 'revenue.churn', 'percent');
  const spec: NodeSpec = { id: 'churn', label: 'Customers who leave in a month', unit: 'percent', per: 'month' };
  const churn = said
    ? draft.leaf(spec, said.value.percent, originOf(said.fact))
    : addUsualChurn(draft, spec, input, start);
  return draft.formula(
    { id: 'retention', label: 'Share of customers who stay', unit: 'ratio' },
    op('max', 0, op('subtract', 1, percentOf(ref(churn)))),
  );
}
