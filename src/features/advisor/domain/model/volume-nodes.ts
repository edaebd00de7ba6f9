import { op, percentOf } from '#shared/formula-build.ts';
import type { Expression } from '#shared/formula-graph.ts';
import { addAudienceSize } from './audience-size.ts';
import { assumption, type GraphDraft, type NodeSpec } from './graph-draft.ts';
import type { ModelInput } from './model-input.ts';
import { localMajor, localMinor, plainCount } from './price-levels.ts';
import { originOf } from './said.ts';
import type { StartingPoints } from './starting-points.ts';
import type { Stream } from './streams.ts';
import { findTeam } from './team.ts';
import { perMonth, type TimeUnit } from './time-units.ts';
import { isAlike, monthsWorth, unitPriceMajor } from './unit-price.ts';

/** From this many units a month on, units are whole; below, a half project in a month is an honest average. */
export const wholeUnitsFrom = 20;
/** What a further stream is assumed to bring in besides one whose volume was said, in percent. */
const sidePercent = 25;

interface Priced {
  readonly stream: Stream;
  readonly price: string;
}
export interface FullVolume {
  readonly id: string;
  readonly isWhole: boolean;
}

/** Adds for each stream what it sells in a full month, as said and brought to a month or assumed, and what that brings in. */
export function addFullVolume(
  draft: GraphDraft,
  input: ModelInput,
  start: StartingPoints,
  priced: readonly Priced[],
): ReadonlyMap<Stream, FullVolume> {
  const volumes = new Map<Stream, FullVolume>();
  const said = priced.find(({ stream }) => stream.volume);
  // The said one comes first, since the others lean on it.
  for (const one of [...(said ? [said] : []), ...priced.filter((other) => other !== said)]) {
    const volume = one.stream.volume
      ? addSaidVolume(draft, input, one.stream)
      : said
        ? addSideVolume(draft, start, one, said.stream)
        : addAssumedVolume(draft, input, start, one, priced.length);
    volumes.set(one.stream, volume);
    const { index, name } = one.stream;
    draft.formula(
      { id: `stream.${index}.fullRevenue`, label: `A full month of ${name}`, unit: 'money', per: 'month' },
      op('multiply', one.price, volume.id),
      'minor',
    );
  }
  return volumes;
}

function volumeSpec(stream: Stream): NodeSpec {
  const customers = stream.isStanding ? 'Standing orders when full' : 'Customers when full';
  const label = `${stream.kind === 'stock' && stream.time ? customers : 'Full month'}: ${stream.name}`;
  return { id: `stream.${stream.index}.fullVolume`, label, unit: 'count', per: 'month' };
}

function addSaidVolume(draft: GraphDraft, input: ModelInput, stream: Stream): FullVolume {
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

/** Customers who pay by time are counted, not sold again: "300 members" stays 300 whatever time was named with it. */
function rateOf(stream: Stream): TimeUnit | undefined {
  return stream.kind === 'stock' && stream.time ? undefined : stream.volume?.per;
}

function monthlyCount(stream: Stream): number {
  const per = rateOf(stream);
  return (stream.volume?.count ?? 0) * (per ? monthsWorth[per] : 1);
}

/** A stream besides the one whose volume was said brings in a share of what that one does. */
function addSideVolume(draft: GraphDraft, start: StartingPoints, { stream, price }: Priced, main: Stream): FullVolume {
  const share = 'side.share';
  if (!draft.has(share)) {
    draft.leaf(
      { id: share, label: `Sales of each further offer against ${main.name}`, unit: 'percent' },
      sidePercent,
      assumption('a quarter beside the offer whose volume was said: people who come for it buy the other now and then'),
    );
  }
  const revenue = unitPriceMajor(main, draft, start) * monthlyCount(main) * (sidePercent / 100);
  const formula = op('divide', op('multiply', percentOf(share), `stream.${main.index}.fullRevenue`), price);
  return addRounded(draft, stream, formula, revenue / unitPriceMajor(stream, draft, start));
}

function addRounded(draft: GraphDraft, stream: Stream, formula: Expression, count: number): FullVolume {
  const isWhole = count >= wholeUnitsFrom;
  return { id: draft.formula(volumeSpec(stream), formula, isWhole ? 'integer' : undefined), isWhole };
}

/**
 * The industry's own volume holds only for prices like its own. At another price the unit is another one too, and what
 * carries over is a full month's takings. A named team sells in proportion, and customers who stay are at most a tenth
 * of the people named.
 */
function addAssumedVolume(
  draft: GraphDraft,
  input: ModelInput,
  start: StartingPoints,
  { stream, price }: Priced,
  streamCount: number,
): FullVolume {
  const major = unitPriceMajor(stream, draft, start);
  const { price: usualPrice, fullVolume } = start.economics;
  const team = findTeam(draft, input);
  const most = stream.kind === 'stock' ? addAudienceSize(draft, input) : undefined;
  const spec = volumeSpec(stream);
  const isUsual = major <= 0 || (streamCount === 1 && isAlike(stream, draft, start));
  const count = isUsual ? plainCount(fullVolume / streamCount) : (fullVolume * usualPrice) / streamCount;
  if (!isUsual) {
    const takings = addTakings(draft, start);
    const share = streamCount === 1 ? { ref: takings } : op('divide', takings, streamCount);
    const units = localMajor(count, draft.currency) / major;
    return addRounded(draft, stream, limited(scaled(op('divide', share, price), team, start), most), units);
  }
  if (!team && !most) {
    return { id: draft.leaf(spec, count, assumption(start.typicalOf)), isWhole: count >= wholeUnitsFrom };
  }
  const leaf = draft.leaf(
    { ...spec, id: `stream.${stream.index}.usualVolume`, label: `${spec.label}, usual start` },
    count,
    assumption(start.typicalOf),
  );
  return addRounded(draft, stream, limited(scaled({ ref: leaf }, team, start), most), count);
}

function scaled(usual: Expression, team: string | undefined, start: StartingPoints): Expression {
  return team ? op('divide', op('multiply', usual, team), start.pay.people) : usual;
}

function limited(volume: Expression, most: string | undefined): Expression {
  return most ? op('min', volume, op('divide', most, 10)) : volume;
}

function addTakings(draft: GraphDraft, start: StartingPoints): string {
  const id = 'usual.takings';
  const { price, fullVolume } = start.economics;
  return draft.has(id)
    ? id
    : draft.leaf(
        { id, label: 'Sales of a usual start in a full month', unit: 'money', per: 'month' },
        localMinor(price * fullVolume, draft.currency),
        assumption(`what such a start takes, whatever its unit and price; ${start.typicalOf}`),
      );
}
