import type { PlacedMoney } from './money-context.ts';
import { countPeriods } from './per-units.ts';
import type { Quantity } from './quantities.ts';
import type { Reading } from './reading.ts';

type Tokens = Reading['tokens'];

/** "€26 the hour … I pay the carer €15 the hour": what is paid for each hour that is sold. */
export function isWageOfSale({ per, value }: Quantity, earlier: readonly PlacedMoney[]): boolean {
  const isTimed = per === 'hour' || per === 'day';
  return (
    isTimed && earlier.some(({ role, quantity }) => role === 'stream' && quantity.per === per && quantity.value > value)
  );
}

/** "Fuel and blades £3 a lawn" after "£25 per lawn": what is paid for each piece that is sold. */
export function isPieceOfSale({ per, value }: Quantity, earlier: readonly PlacedMoney[]): boolean {
  const isPiece = per !== undefined && per !== 'each' && !countPeriods.has(per);
  return (
    isPiece && earlier.some(({ role, quantity }) => role === 'stream' && quantity.per === per && quantity.value > value)
  );
}

/** Whether an amount in a list of prices names a thing and a unit of its own, and no word of spending. */
export function isOwnPiece(
  tokens: Tokens,
  { per, from }: Quantity,
  leadFrom: number,
  earlier: readonly PlacedMoney[],
): boolean {
  const lead = tokens.slice(leadFrom, from);
  if (per === undefined || lead.some(({ lower }) => /^(costs?|costing|pay|pays|spend|buy)$/.test(lower))) return false;
  const isPriced = earlier.some(
    (price) =>
      price.quantity.per === per || tokens.slice(price.leadFrom, price.quantity.from).some(({ stem }) => stem === per),
  );
  return !isPriced;
}

/**
 * "Shows at £480 a show. Feed costs £35 a show", "€19 a drop; each drop costs €6": what costs less than an earlier price
 * for the same unit is spent on that unit. In a list whose prices all "cost", it is one more price.
 */
export function isCostOfSale(
  { tokens, question }: Reading,
  quantity: Quantity,
  leadFrom: number,
  earlier: readonly PlacedMoney[],
): boolean {
  if (question === 'competitors' || (quantity.per !== undefined && countPeriods.has(quantity.per))) return false;
  let verb = quantity.from - 1;
  while (verb > leadFrom && /^(about|around|roughly|only|just|me|us|up|to|some)$/.test(tokens[verb]!.lower)) verb--;
  const isOutgoing = /^(costs?|costing)$/.test(tokens[verb]?.lower ?? '') || isCostOf(tokens, leadFrom, verb + 1);
  if (!isOutgoing) return false;
  const subject = tokens.slice(leadFrom, verb).filter((token) => token.kind === 'word');
  const unit = quantity.per !== undefined && quantity.per !== 'each' ? quantity.per : subject.at(-1)?.stem;
  const isOwnUnit = subject.at(-1)?.stem === unit;
  if (unit === undefined) return false;
  return earlier.some((price) => {
    const isAsked = price.role === 'stream' && price.quantity.value > quantity.value;
    const lead = tokens.slice(price.leadFrom, price.quantity.from);
    if (!isAsked || lead.some((token) => /^costs?$/.test(token.lower))) return false;
    const isSameUnit = price.quantity.per === unit || lead.some((token) => token.stem === unit);
    return isSameUnit || (!isOwnUnit && isCounted(tokens, unit, quantity.from));
  });
}

/** "cost of food is", "food costs:" */
function isCostOf(tokens: Tokens, from: number, to: number): boolean {
  const words = tokens
    .slice(from, to)
    .map((token) => token.lower)
    .join(' ');
  return /\bcosts? (of|for)\b.* (is|are|:)$/.test(words) || /^\w+ costs? (is|are|:)$/.test(words);
}

/** "€48 an hour, 20 lessons a week. Travel costs €4 a lesson": the unit was counted before. */
function isCounted(tokens: Tokens, unit: string, before: number): boolean {
  return tokens.slice(Math.max(0, before - 60), before).some((token, at, near) => {
    return token.stem === unit && near[at - 1]?.kind === 'number';
  });
}
