import { op } from '#shared/formula-build.ts';
import { toMajor } from '#shared/money.ts';
import { assumption, type GraphDraft, type NodeSpec } from './graph-draft.ts';
import type { ModelInput } from './model-input.ts';
import { localMajor, plainCount, priceLevelRatio } from './price-levels.ts';
import { originOf } from './said.ts';
import type { StartingPoints } from './starting-points.ts';
import type { Stream } from './streams.ts';
import { perMonth, type TimeUnit } from './time-units.ts';

/** From this many units a month on, units are whole; below, a half project in a month is an honest average. */
export const wholeUnitsFrom = 20;
/** What a further stream is assumed to bring in beside one whose volume was said. */
const sideShare = 0.25;

const monthsWorth: Readonly<Record<TimeUnit, number>> = { hour: 173, day: 22, week: 52 / 12, month: 1, year: 1 / 12 };

interface Priced {
  readonly stream: Stream;
  readonly price: string;
}

/** Adds for each stream what it sells in a full month: as said and brought to a month, or assumed. */
export function addFullVolume(
  draft: GraphDraft,
  input: ModelInput,
  start: StartingPoints,
  priced: readonly Priced[],
): readonly { readonly id: string; readonly isWhole: boolean }[] {
  const usual = localMajor(start.economics.price * start.economics.fullVolume, draft.currency);
  const said = priced.find(({ stream }) => stream.volume);
  const saidRevenue = said ? monthlyPriceMajor(said.stream, draft, start) * monthlyCount(said.stream) : 0;
  const target = saidRevenue > 0 ? saidRevenue * sideShare : usual / priced.length;
  return priced.map(({ stream }) =>
    stream.volume ? addSaidVolume(draft, input, stream) : addAssumedVolume(draft, start, stream, target, priced.length),
  );
}

function volumeSpec(stream: Stream): NodeSpec {
  const label =
    stream.kind === 'stock' && stream.time ? `Customers when full: ${stream.name}` : `Full month: ${stream.name}`;
  return { id: `stream.${stream.index}.fullVolume`, label, unit: 'count', per: 'month' };
}

function addSaidVolume(draft: GraphDraft, input: ModelInput, stream: Stream) {
  const spec = volumeSpec(stream);
  const { count = 0, per, fact } = stream.volume ?? {};
  if (!fact) {
    throw new Error(`stream ${stream.index} has no said volume`);
  }
  const isWhole = monthlyCount(stream) >= wholeUnitsFrom;
  if (rateOf(stream) === undefined || per === undefined || per === 'month') {
    return { id: draft.leaf(spec, count, originOf(fact)), isWhole };
  }
  const leaf = draft.leaf(
    { ...spec, id: `stream.${stream.index}.volume`, label: `Sold: ${stream.name}, as said`, per },
    count,
    originOf(fact),
  );
  const formula = op('multiply', leaf, perMonth(draft, per, input.knowledge?.sector));
  return { id: draft.formula(spec, formula, isWhole ? 'integer' : undefined), isWhole };
}

/** Customers who pay by time are counted, not sold anew: "300 members" stays 300 whatever time was named with it. */
function rateOf(stream: Stream): TimeUnit | undefined {
  return stream.kind === 'stock' && stream.time ? undefined : stream.volume?.per;
}

function monthlyCount(stream: Stream): number {
  const per = rateOf(stream);
  return (stream.volume?.count ?? 0) * (per ? monthsWorth[per] : 1);
}

function addAssumedVolume(
  draft: GraphDraft,
  start: StartingPoints,
  stream: Stream,
  target: number,
  streamCount: number,
) {
  const { count, basis } = assumedVolume(draft, start, stream, target, streamCount);
  const isWhole = count >= wholeUnitsFrom;
  return { id: draft.leaf(volumeSpec(stream), count, assumption(basis)), isWhole };
}

/**
 * The industry's own volume holds only for prices like its own. At another price the unit is another one too, and what
 * carries over is a full month's takings.
 */
function assumedVolume(
  draft: GraphDraft,
  start: StartingPoints,
  stream: Stream,
  target: number,
  streamCount: number,
): { readonly count: number; readonly basis: string } {
  const price = monthlyPriceMajor(stream, draft, start);
  const ratio = price / localMajor(start.economics.price, draft.currency);
  const isLikeIndustry = streamCount === 1 && ratio >= 0.5 && ratio <= 2;
  if (price <= 0 || isLikeIndustry) {
    return { count: plainCount(start.economics.fullVolume / streamCount), basis: start.typicalOf };
  }
  return {
    count: plainCount(target / price),
    basis: `as many as make the usual takings at this price; ${start.typicalOf}`,
  };
}

function monthlyPriceMajor(stream: Stream, draft: GraphDraft, start: StartingPoints): number {
  if (!stream.price) {
    return localMajor(start.economics.price, draft.currency);
  }
  const { minor, toMinor: top = minor, currency } = stream.price.amount;
  const major = toMajor((minor + top) / 2, currency) * priceLevelRatio(currency, draft.currency);
  return stream.kind === 'stock' && stream.time ? major * monthsWorth[stream.time] : major;
}
