import { isCostOfSale, isOwnPiece, isPieceOfSale, isWageOfSale } from './cost-of-sale.ts';
import { isOwnExpense } from './cost-words.ts';
import { isCash, isDebt, shareOf } from './own-money.ts';
import { priceOrCost } from './price-or-cost.ts';
import type { Quantity } from './quantities.ts';
import { clauseEnd, isMark, type Reading } from './reading.ts';
import { isListedService, isSharedVerb } from './sold-things.ts';

export type MoneyRole = 'stream' | 'unit-cost' | 'cost' | 'cash' | 'gift' | 'rival' | 'none';

/** An amount with the words around it: `leadFrom` is where its own phrase begins. */
export interface PlacedMoney {
  readonly quantity: Quantity;
  readonly role: MoneyRole;
  readonly leadFrom: number;
  readonly tailTo: number;
}

/** Money that came from somebody else without a price: it starts the cash line where nothing of one's own does. */
const gifts = /^(gave|gift|gifted|inherited|inheritance|donated|donation|present)$/;
const goalWords =
  /^(turnover|revenue|revenues|sales|earn|earns|earning|profit|goal|target|discount|saves|save|worth|raise|raising|investor|investors|funding|reach|income|per-cent|voucher)$/;
const thresholds = /^(over|above|exceeding|than|minimum|beyond)$/;
const rivalThresholds = /^(over|above|exceeding|than|beyond)$/;
const rivalWords = /^(they|their|competitor|rival|supermarket|chain|others|them|it|elsewhere)$/;

/** Every amount of the answer with what it is: a price, a cost, own money, a rival's price or none of the plan's business. */
export function placeMoney(reading: Reading): PlacedMoney[] {
  // More than a plan can use; the rest of a very long list is not read.
  const money = reading.quantities.filter((quantity) => quantity.kind === 'money').slice(0, 40);
  let previousEnd = 0;
  let previousRole: MoneyRole = 'none';
  let previousClause = -1;
  const earlier: PlacedMoney[] = [];
  const placed = money.map((quantity, index): PlacedMoney => {
    const { tokens } = reading;
    const clause = tokens[quantity.from]!.clause;
    const nextFrom = money[index + 1]?.from ?? tokens.length;
    const leadFrom = leadStart(reading, quantity.from, previousEnd);
    const tailTo = tailEnd(reading, quantity.to, nextFrom);
    const own = roleOf(reading, quantity, leadFrom, tailTo);
    // In a list of costs the later lines need not repeat that they are costs.
    const isList =
      clause === previousClause && previousRole === 'cost' && own === 'stream' && isMark(tokens[leadFrom - 1], ',');
    // "toys from 14 to 60, average sale 32"
    // "day pass £18, firing £3.50 per kg": in a list of prices a further thing by the piece is one more price.
    const isPriceList =
      own === 'unit-cost' &&
      clause === previousClause &&
      previousRole === 'stream' &&
      isMark(tokens[leadFrom - 1], ',') &&
      isOwnPiece(tokens, quantity, leadFrom, earlier);
    const isService =
      own === 'cost' &&
      clause === previousClause &&
      previousRole === 'stream' &&
      isListedService(tokens.slice(leadFrom, quantity.from), tokens.slice(earlier.at(-1)!.leadFrom, quantity.from));
    const isMean =
      own === 'stream' && isAverage(reading, leadFrom, quantity.from) && earlier.some(({ role }) => role === 'stream');
    const isOfSale = own === 'stream' && isCostOfSale(reading, quantity, leadFrom, earlier);
    const isExpense =
      own === 'stream' &&
      reading.question !== 'competitors' &&
      isOwnExpense(
        reading,
        quantity,
        leadFrom,
        earlier.filter(({ role }) => role === 'stream').map((price) => price.quantity),
      );
    // "I rent the cabin for 400 a month" beside prices: paid or asked, nobody can tell.
    const isUnclear =
      own === 'stream' && isRentOfOwn(tokens, quantity, leadFrom) && earlier.some(({ role }) => role === 'stream');
    const isWage = own === 'cost' && (isWageOfSale(quantity, earlier) || isPieceOfSale(quantity, earlier));
    const role =
      isPriceList || isService
        ? 'stream'
        : isMean || isUnclear
          ? 'none'
          : isList || isExpense
            ? 'cost'
            : isOfSale || isWage
              ? 'unit-cost'
              : own;
    // What follows an amount up to the next comma is about that amount ("€30 for a haircut and …").
    previousEnd = tailTo < nextFrom ? tailTo : quantity.to;
    previousRole = role;
    previousClause = clause;
    const one = { quantity, role, leadFrom, tailTo };
    earlier.push(one);
    return one;
  });
  return placed.map((one, at) => (isOwnGood(reading, one, placed, at) ? { ...one, role: 'stream' as const } : one));
}

/**
 * "Soap bars, $9 a bar", "yarn €12 a skein, needles €8 a pair": a word for a material and a unit, yet it is what is sold:
 * the offer itself, the only amount there is, or the first of a list of prices.
 */
function isOwnGood(reading: Reading, one: PlacedMoney, placed: readonly PlacedMoney[], at: number): boolean {
  const { tokens, question, known, found } = reading;
  const { role, quantity, leadFrom, tailTo } = one;
  const around = [...tokens.slice(leadFrom, quantity.from), ...tokens.slice(quantity.to, tailTo)];
  const isSpent = around.some(({ lower }) =>
    /^(costs?|costing|pay|pays|spend|buy|buys|me|us|make|produce|materials?|ingredients?|packaging|stock|supplies|supply|is|are)$/.test(
      lower,
    ),
  );
  if (role !== 'unit-cost' || quantity.per === undefined || question === 'competitors') return false;
  if (at === 0 && isSharedVerb(tokens, placed)) return true;
  if (isSpent) return false;
  const lead = tokens.slice(leadFrom, quantity.from).filter(({ kind }) => kind === 'word');
  const offer = found.get('business.offer') ?? known.get('business.offer')?.value;
  const sold = offer?.type === 'text' ? offer.text.toLowerCase() : '';
  if (lead.some(({ stem }) => stem.length >= 4 && sold.includes(stem))) return true;
  const next = placed[at + 1];
  const isList =
    next?.role === 'stream' &&
    next.quantity.per !== undefined &&
    tokens[next.quantity.from]!.clause === tokens[quantity.from]!.clause &&
    !tokens.slice(next.leadFrom, next.quantity.from).some(({ stem }) => stem === quantity.per);
  const isAlone = !known.has('revenue.streams') && !placed.some((other) => other.role === 'stream');
  return isList || isAlone;
}

/** "I rent the cabin for" by the month, without "out". */
function isRentOfOwn(tokens: Tokens, { from, per }: Quantity, leadFrom: number): boolean {
  const words = tokens
    .slice(leadFrom, from)
    .map(({ lower }) => lower)
    .join(' ');
  return (
    /^(month|year)$/.test(per ?? '') && /\b(i|we) (rent|lease|hire) (a|an|the|my|our|this)\b(?!.*\bout\b)/.test(words)
  );
}

function isAverage({ tokens }: Reading, from: number, to: number): boolean {
  return tokens.slice(from, to).some((token) => /^(average|avg|mean|typical|typically)$/.test(token.lower));
}

function leadStart({ tokens }: Reading, at: number, previousEnd: number): number {
  let start = at;
  while (start > previousEnd && at - start < 14) {
    const before = tokens[start - 1]!;
    if (before.sentence !== tokens[at]!.sentence || isMark(before, ';') || isSpacedSlash(tokens, start - 1)) break;
    start--;
  }
  while (start < at && (isMark(tokens[start], ',;)') || /^(and|or|plus|also|then|but)$/.test(tokens[start]!.lower)))
    start++;
  return start;
}

function tailEnd({ tokens }: Reading, at: number, nextFrom: number): number {
  const end = at < tokens.length ? Math.min(clauseEnd(tokens, Math.max(at - 1, 0)), nextFrom, at + 10) : at;
  let to = qualifierEnd(tokens, at, end);
  while (
    to < end &&
    !isMark(tokens[to], ',;.!?()') &&
    !isSpacedSlash(tokens, to) &&
    !/^(and|plus|but|i|we)$/.test(tokens[to]!.lower) &&
    !(tokens[to]!.lower === 'or' && to + 1 === nextFrom)
  )
    to++;
  return to;
}

/** "£25 per lawn (small)": words in brackets right behind an amount belong to it. */
function qualifierEnd(tokens: Tokens, at: number, end: number): number {
  if (!isMark(tokens[at], '(')) return at;
  const close = [2, 3, 4].find((step) => isMark(tokens[at + step], ')') && tokens[at + step - 1]!.kind === 'word');
  return close === undefined || at + close >= end ? at : at + close + 1;
}

/** "22€ small / 39€ big": a slash between spaces separates entries. */
function isSpacedSlash(tokens: Tokens, at: number): boolean {
  return isMark(tokens[at], '/') && tokens[at]!.isSpaced && tokens[at + 1]?.isSpaced === true;
}

function roleOf(reading: Reading, quantity: Quantity, leadFrom: number, tailTo: number): MoneyRole {
  const { tokens, question } = reading;
  const lead = tokens.slice(leadFrom, quantity.from);
  const tail = tokens.slice(quantity.to, tailTo);
  const around = [...lead, ...tail];
  const says = (pattern: RegExp, list = around) =>
    list.some((token) => pattern.test(token.lower) || pattern.test(token.stem));
  const isOurs = says(/^(we|i|our|my|i'd|us)$/, lead);
  if (question === 'audience' && quantity.sign === undefined) return 'none';
  // "toys for kids 0-3": in an idea a bare number is a price only beside a word for one.
  const isBare = quantity.sign === undefined && quantity.per === undefined;
  const isPriced = says(/^(price|priced|charge|cost|fee|rent|pay|sell|saved|saving|savings|own|budget|capital)$/);
  if (isBare && (question === 'idea' || question === 'industry') && !isPriced) return 'none';
  if (quantity.per === undefined && says(question === 'competitors' ? rivalThresholds : thresholds, lead.slice(-2)))
    return 'none';
  if (quantity.per === undefined && shareOf(tokens, quantity) !== null)
    return isCash(reading, lead, tail, quantity) ? 'cash' : 'none';
  if (isDebt(lead, tail, quantity)) return 'none';
  if (isCash(reading, lead, tail, quantity)) return 'cash';
  // "of which £5,000 is for stock": a part of what was told is no price.
  if (
    quantity.per === undefined &&
    /\bof which( about| around| roughly)?$/.test(lead.map(({ lower }) => lower).join(' '))
  )
    return 'none';
  if (quantity.per === undefined && says(gifts)) return 'gift';
  // A grant that came in need not be paid back; one that is hoped for is no money yet.
  if (says(/^grant$/)) {
    const isHoped = says(
      /^(apply|applied|applying|hope|hoping|want|request|requested|ask|asked|could|may|might|would|will|loan|raise)$/,
    );
    return quantity.per === undefined && !isHoped ? 'gift' : 'none';
  }
  // "If it is with rental income, 380 EUR": the condition names what the price is for.
  const isCondition = lead[0]?.lower === 'if' && isMark(lead.at(-1), ',') && lead.length <= 9;
  if (isCondition && question === 'revenue' && quantity.sign !== undefined) return 'stream';
  if (says(goalWords)) return 'none';
  // "15 percent commission, avg. order €120": what others sell for.
  const isBasis = says(/^(average|avg|typical)$/) && says(/^(order|basket|booking|sale|ticket|price|deal|fare)$/, lead);
  if (isBasis && reading.tokens.slice(0, 400).some((token) => token.stem === 'commission')) return 'none';
  if (question === 'competitors')
    return isOurs && !says(rivalWords, lead) ? priceOrCost(quantity, lead, tail) : 'rival';
  if (
    says(/^(competitor|rival|supermarket|elsewhere)$/, lead) ||
    (says(/^(they|who)$/, lead) && says(/^(pay|charge|spend|sell)$/, lead) && !isOurs)
  ) {
    return question === 'revenue' && says(/^(pay)$/, lead) ? 'stream' : 'rival';
  }
  return priceOrCost(quantity, lead, tail);
}

type Tokens = Reading['tokens'];
