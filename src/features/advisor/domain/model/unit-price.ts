import { toMajor } from '#shared/money.ts';
import type { GraphDraft } from './graph-draft.ts';
import { localMajor, priceLevelRatio } from './price-levels.ts';
import type { StartingPoints } from './starting-points.ts';
import type { Stream } from './streams.ts';
import type { TimeUnit } from './time-units.ts';

/** Roughly how many of a time unit make a month: for comparing, never for showing. */
export const monthsWorth: Readonly<Record<TimeUnit, number>> = {
  hour: 173,
  day: 22,
  week: 52 / 12,
  month: 1,
  year: 1 / 12,
};

/** Beyond this factor of the industry’s price the unit is another one: half a loaf, a pack of ten lessons. */
const alikeWithin = 1.5;

/** Whether one unit of the stream is about what the industry sells as one, by its price. */
export function isAlike(stream: Stream, draft: GraphDraft, start: StartingPoints): boolean {
  const ratio = unitPriceMajor(stream, draft, start) / localMajor(start.economics.price, draft.currency);
  return ratio >= 1 / alikeWithin && ratio <= alikeWithin;
}

/** What one sold unit brings in, in major units: of a customer who stays, a month; of a visit, all its hours. */
export function unitPriceMajor(stream: Stream, draft: GraphDraft, start: StartingPoints): number {
  if (!stream.price) {
    return localMajor(start.economics.price, draft.currency);
  }
  const { minor, toMinor: top = minor, currency } = stream.price.amount;
  const major = toMajor((minor + top) / 2, currency) * priceLevelRatio(currency, draft.currency);
  return stream.kind === 'stock' && stream.time ? major * monthsWorth[stream.time] : major * (stream.hours ?? 1);
}
