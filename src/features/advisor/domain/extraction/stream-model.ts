import type { RevenueModel } from '../knowledge/knowledge.types.ts';
import type { PlacedMoney } from './money-context.ts';
import { findPhrases } from './phrases.ts';
import type { Reading } from './reading.ts';
import { revenueModelWords } from './vocabulary.ts';

/**
 * How a stream is charged: the word said beside it; where it is the only stream (`onlyAmong` are then all amounts), the
 * only word said in the answer; or else what its unit implies.
 */
export function streamModel(
  reading: Reading,
  money: PlacedMoney,
  per: string | undefined,
  onlyAmong: readonly PlacedMoney[] | null,
): RevenueModel {
  const { tokens, negated } = reading;
  const near = findPhrases(revenueModelWords, tokens, money.leadFrom, money.tailTo).filter(
    (match) => !negated[match.from] && !isOtherSale(tokens, match.from),
  );
  const said = near[0]?.value;
  // "kayaks: single €14/hour and a day ticket of €55" are let.
  if (said === 'tickets' && isLet(reading) && /\bday ticket\b/.test(wordsOf(reading, money))) return 'rental';
  if (said !== undefined) return said;
  if (onlyAmong !== null) {
    const isOfCost = (at: number) =>
      onlyAmong.some((other) => other.role === 'cost' && at >= other.leadFrom && at < other.tailTo);
    const all = findPhrases(revenueModelWords, tokens, 0, tokens.length);
    const models = new Set(
      all.filter((match) => !negated[match.from] && !isOfCost(match.from)).map((match) => match.value),
    );
    if (models.size === 1) return [...models][0]!;
  }
  const isTimed = per === 'hour' || per === 'day' || per === 'week';
  return isTimed && isLet(reading) ? 'rental' : modelOfUnit(per);
}

function wordsOf({ tokens }: Reading, { leadFrom, quantity }: PlacedMoney): string {
  return tokens
    .slice(leadFrom, quantity.from)
    .map(({ lower }) => lower)
    .join(' ');
}

/** "Rent out at €15 an hour or 45 for a day": what is let by the hour is let by the day. */
function isLet({ tokens, negated, known, found }: Reading): boolean {
  const offer = found.get('business.offer') ?? known.get('business.offer')?.value;
  if (offer?.type === 'text' && /^(renting|hiring) out\b|\b(rental|hire)$/i.test(offer.text)) return true;
  return tokens
    .slice(0, 400)
    .some(
      ({ stem, lower }, at) =>
        (stem === 'rental' || (lower === 'rent' && /^(out|for)$/.test(tokens[at + 1]?.lower ?? ''))) && !negated[at],
    );
}

/** "tables cost €260 each after a retainer": the word names what was sold before. */
function isOtherSale(tokens: Reading['tokens'], at: number): boolean {
  return [1, 2].some((back) => /^(after|before|besides|beside)$/.test(tokens[at - back]?.lower ?? ''));
}

/** Hour → hourly, day → day rate, month, week or year → subscription, ticket → tickets, any other unit → one-off. */
export function modelOfUnit(per: string | undefined): RevenueModel {
  switch (per) {
    case 'hour':
      return 'hourly';
    case 'day':
      return 'day-rate';
    case 'week':
    case 'month':
    case 'year':
      return 'subscription';
    case 'night':
      return 'rental';
    case 'project':
    case 'website':
      return 'project';
    case 'ticket':
      return 'tickets';
    default:
      return 'one-off';
  }
}
