import { countPeriods } from './per-units.ts';
import type { Quantity } from './quantities.ts';
import { clauseEnd, isMark, type Reading } from './reading.ts';
import { costNouns, unitCostNouns } from './vocabulary.ts';

export type MoneyRole = 'stream' | 'unit-cost' | 'cost' | 'cash' | 'gift' | 'rival' | 'none';

/** An amount with the words around it: `leadFrom` is where its own phrase begins. */
export interface PlacedMoney {
  readonly quantity: Quantity;
  readonly role: MoneyRole;
  readonly leadFrom: number;
  readonly tailTo: number;
}

const cashWords = /^(saved|savings|saving|capital|budget|cash|own)$/;
/** Money that came from somebody else without a price: it starts the cash line where nothing of one's own does. */
const gifts = /^(gave|gift|gifted|inherited|inheritance|donated|donation|present)$/;
const goalWords =
  /^(turnover|revenue|revenues|sales|earn|earns|earning|profit|goal|target|discount|saves|save|worth|loan|loaned|lent|lend|lends|borrow|borrowed|raise|raising|investor|investors|funding|market|reach|income|per-cent|voucher)$/;
const thresholds = /^(over|above|exceeding|than|minimum|beyond)$/;
const rivalWords = /^(they|their|competitor|rival|supermarket|chain|others|them|it|elsewhere)$/;

/** Every amount of the answer with what it is: a price, a cost, own money, a rival's price or none of the plan's business. */
export function placeMoney(reading: Reading): PlacedMoney[] {
  // More than a plan can use; the rest of a very long list is not read.
  const money = reading.quantities.filter((quantity) => quantity.kind === 'money').slice(0, 40);
  let previousEnd = 0;
  let previousRole: MoneyRole = 'none';
  let previousClause = -1;
  const earlier: PlacedMoney[] = [];
  return money.map((quantity, index) => {
    const { tokens } = reading;
    const clause = tokens[quantity.from]!.clause;
    const nextFrom = money[index + 1]?.from ?? tokens.length;
    const leadFrom = leadStart(reading, quantity.from, previousEnd);
    const tailTo = tailEnd(reading, quantity.to, nextFrom);
    const own = roleOf(reading, quantity, leadFrom, tailTo);
    // In a list of costs the later lines need not repeat that they are costs.
    const isList =
      clause === previousClause && previousRole === 'cost' && own === 'stream' && isMark(tokens[leadFrom - 1], ',');
    const isOfSale = own === 'stream' && isCostOfSale(reading, quantity, leadFrom, earlier);
    const role = isList ? 'cost' : isOfSale ? 'unit-cost' : own;
    // What follows an amount up to the next comma is about that amount ("€30 for a haircut and …").
    previousEnd = tailTo < nextFrom ? tailTo : quantity.to;
    previousRole = role;
    previousClause = clause;
    const placed = { quantity, role, leadFrom, tailTo };
    earlier.push(placed);
    return placed;
  });
}

/**
 * "Shows at £480 a show. Feed costs £35 a show", "€19 a drop; each drop costs €6": what costs less than an earlier price
 * for the same unit is spent on that unit. In a list whose prices all "cost", it is one more price.
 */
function isCostOfSale(
  { tokens, question }: Reading,
  quantity: Quantity,
  leadFrom: number,
  earlier: readonly PlacedMoney[],
): boolean {
  if (question === 'competitors' || (quantity.per !== undefined && countPeriods.has(quantity.per))) return false;
  let verb = quantity.from - 1;
  while (verb > leadFrom && /^(about|around|roughly|only|just|me|us|up|to|some)$/.test(tokens[verb]!.lower)) verb--;
  if (!/^(costs?|costing)$/.test(tokens[verb]?.lower ?? '')) return false;
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

/** "€48 an hour, 20 lessons a week. Travel costs €4 a lesson": the unit was counted before. */
function isCounted(tokens: Tokens, unit: string, before: number): boolean {
  return tokens.slice(Math.max(0, before - 60), before).some((token, at, near) => {
    return token.stem === unit && near[at - 1]?.kind === 'number';
  });
}

function leadStart({ tokens }: Reading, at: number, previousEnd: number): number {
  let start = at;
  while (start > previousEnd && at - start < 14) {
    const before = tokens[start - 1]!;
    if (before.sentence !== tokens[at]!.sentence || isMark(before, ';')) break;
    start--;
  }
  while (start < at && (isMark(tokens[start], ',;)') || /^(and|or|plus|also|then|but)$/.test(tokens[start]!.lower)))
    start++;
  return start;
}

function tailEnd({ tokens }: Reading, at: number, nextFrom: number): number {
  const end = at < tokens.length ? Math.min(clauseEnd(tokens, Math.max(at - 1, 0)), nextFrom, at + 10) : at;
  let to = at;
  while (to < end && !isMark(tokens[to], ',;.!?()') && !/^(and|plus|but)$/.test(tokens[to]!.lower)) to++;
  return to;
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
  if (quantity.per === undefined && says(thresholds, lead.slice(-2))) return 'none';
  if (isCash(reading, lead, tail, quantity)) return 'cash';
  if (quantity.per === undefined && says(gifts)) return 'gift';
  // A grant that came in need not be paid back; one that is hoped for is no money yet.
  if (says(/^grant$/)) {
    const isHoped = says(
      /^(apply|applied|applying|hope|hoping|want|request|requested|ask|asked|could|may|might|would|will|loan|raise)$/,
    );
    return quantity.per === undefined && !isHoped ? 'gift' : 'none';
  }
  if (says(goalWords)) return 'none';
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

function isCash({ tokens }: Reading, lead: Tokens, tail: Tokens, quantity: Quantity): boolean {
  if (quantity.per !== undefined) return false;
  if (
    tail
      .slice(0, 6)
      .some((token, at) => cashWords.test(token.lower) && !(token.lower === 'own' && !isOwnMoney(tail[at + 1])))
  )
    return true;
  if (lead.some((token, at) => cashWords.test(token.lower) && !(token.lower === 'own' && !isOwnMoney(lead[at + 1]))))
    return true;
  const words = lead.map((token) => token.lower).join(' ');
  // "I have €20,000.", "We are three people with €15,000": nothing follows that it would buy.
  const after = tokens[quantity.to];
  const isListed = quantity.value >= 500 && (isMark(after, ',') || /^(and|but)$/.test(after?.lower ?? ''));
  const isLast =
    after === undefined || isListed || isMark(after, '.!;') || after.sentence !== tokens[quantity.from]!.sentence;
  if (
    isLast &&
    /(^|\b(and|but|now|also) )(i|we) (have|own|bring|start with|begin with)( about| around| roughly)?$/.test(words)
  )
    return true;
  if (isLast && /^(i|we)('m|'re| am| are)\b.* with$/.test(words)) return true;
  return (
    /\b(put in|put aside|invest|investing|bring in)$/.test(words) ||
    (/\b(i|we) (have|bring|own)$/.test(words) &&
      /^(in the bank|to start|to invest|aside|myself|ourselves)/.test(tail.map((token) => token.lower).join(' ')))
  );
}

function isOwnMoney(token: Tokens[number] | undefined): boolean {
  return token !== undefined && /^(money|fund|capital|cash|saving|resource)$/.test(token.stem);
}

function priceOrCost(quantity: Quantity, lead: Tokens, tail: Tokens): MoneyRole {
  const words = lead.map((token) => token.lower).join(' ');
  const tailWords = tail.map((token) => token.lower).join(' ');
  const isPeriod = quantity.per !== undefined && countPeriods.has(quantity.per);
  const isToMake =
    /^(each )?(to|for) (make|produce|bake|buy|manufacture|assemble|print|source)\b/.test(tailWords) ||
    /\b(unit cost|cost of goods|cost per|production cost)\b/.test(words);
  const isRoom =
    /\b(rental|membership fee|licen[cs]e fee) (costs?|is)$/.test(words) && !/\b(customers?|our|customer)\b/.test(words);
  // "the lease costs £1,400 a month" is paid; "customers lease a van" is earned.
  if (isPeriod && /(^|\b(the|my|our|shop|office|van) )lease (costs?|is|of|at|comes to)\b/.test(words)) return 'cost';
  if (isRoom && isPeriod && /\brental\b/.test(words)) return 'cost';
  const isPaid =
    /\b(costs?|costing|charges?) (me|us)\b/.test(words) ||
    /\b(we|i|i'll|we'll) (pay|spend|need|buy|bought|must buy|also pay)\b/.test(words);
  const sold = /\b(sell|sells|sold|charge|price|priced|customers pay|for sale)\b/.test(words) && !isPaid;
  if (sold && !isToMake) return 'stream';
  if (isToMake) return isPeriod ? 'cost' : 'unit-cost';
  // "€900 rent a month"
  if (tail[0] !== undefined && costNouns.has(tail[0].stem) && isPeriod) return 'cost';
  const nearLead = lead.slice(lastCommaBefore(lead) + 1);
  const isUnitNoun = nearLead.some((token) => unitCostNouns.has(token.stem));
  if (
    isUnitNoun &&
    (isPaid ||
      (quantity.per !== undefined && !isPeriod && !/\b(at|for)$/.test(words)) ||
      /\bcosts?\b/.test(words) ||
      /^(materials?|ingredients?|packaging)\b/.test(words))
  )
    return isPeriod ? 'cost' : 'unit-cost';
  if (isPaid)
    return quantity.per !== undefined && !isPeriod
      ? 'unit-cost'
      : /\b(each|every) \w+ costs?\b/.test(words)
        ? 'unit-cost'
        : 'cost';
  // "Customers lease a van" is revenue: a cost noun must be what the amount is said of.
  const isCostNoun =
    nearLead.some((token) => costNouns.has(token.stem)) &&
    !/\b(customers?|clients?|rent out|hire out|people)\b/.test(words);
  const isService =
    /\b(cleaning|repair|marketing|website|bookkeeping|accounting)\b/.test(words) &&
    !/\b(costs?|pay|spend|budget)\b/.test(words);
  // "repairs at €8 a plate": a price by the piece is asked, not paid.
  if (quantity.per !== undefined && !isPeriod && / at$/.test(words)) return 'stream';
  return isCostNoun && !isService && !/\brent\b.* (at|for)$/.test(words.replace(/\brent (is|at|of)\b/, ''))
    ? 'cost'
    : 'stream';
}

/** Index of the last comma with words behind it: "Food truck in Ghent, tacos for" is about tacos. */
function lastCommaBefore(lead: Tokens): number {
  for (let at = lead.length - 2; at >= 0; at--) if (isMark(lead[at], ',')) return at;
  return -1;
}
