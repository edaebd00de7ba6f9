import type { NamedAmount, PricedAmount } from '#features/workspaces/domain/fact-value.ts';
import { type CurrencyCode, toMinor } from '#shared/money.ts';
import type { RevenueModel } from '../knowledge/knowledge.types.ts';
import { amountName, isNameless, subjectUnit } from './amount-name.ts';
import { costPiece } from './cost-words.ts';
import { type CurrencySign, currencyAfter, findCountryCurrency, settleCurrency } from './currencies.ts';
import { type MoneyRole, type PlacedMoney, placeMoney } from './money-context.ts';
import { readNumber } from './number-words.ts';
import { shareOf } from './own-money.ts';
import { countPeriods, findPeriod } from './per-units.ts';
import { spanOf } from './read-business.ts';
import { type FoundFact, isMark, type Reading } from './reading.ts';
import { streamModel } from './stream-model.ts';

/** Larger amounts are typing errors or jokes, and would leave the exact integers. */
const maxMajor = 1e11;

/** Prices, costs, own cash and rivals' prices. An amount without currency takes the one of its neighbours, then of the country. */
export function readMoney(reading: Reading): FoundFact[] {
  const placed = placeMoney(reading).filter(
    (money) => money.quantity.value <= maxMajor && (money.quantity.toValue ?? 0) <= maxMajor,
  );
  const country = countryOf(reading);
  const fallback = fallbackCurrency(reading, placed);
  const price = (money: PlacedMoney): PricedAmount => priceOf(reading, money, fallback, country);
  const of = (role: MoneyRole) => placed.filter((money) => money.role === role);
  const facts: FoundFact[] = [];
  const single = (key: FoundFact['key'], money: PlacedMoney | undefined) => {
    if (money === undefined) return;
    facts.push({ key, value: { type: 'money', ...price(money) }, from: money.quantity.from, to: money.quantity.to });
  };
  const streams = of('stream').slice(0, 12);
  if (streams.length > 0 && reading.question !== 'competitors') {
    let last: RevenueModel | undefined;
    let lastPer: string | undefined;
    const hasOneNameless = streams.filter((money) => isNameless(reading, money)).length === 1;
    const items = streams.map((money): NamedAmount => {
      const plain = price(money);
      // "€79 per month per hotel, €190 for groups": an amount without words before it runs like the one before.
      const isBare =
        plain.per === undefined &&
        money.leadFrom === money.quantity.from &&
        last !== undefined &&
        lastPer !== undefined &&
        countPeriods.has(lastPer) &&
        !isSingle(reading, money);
      // "60 €/year, 35 €/year reduced": the same thing at another price.
      const isVariant = plain.per !== undefined && plain.per === lastPer && money.leadFrom === money.quantity.from;
      const amount = isBare && lastPer !== undefined ? { ...plain, per: lastPer } : plain;
      lastPer = amount.per;
      const own: RevenueModel = streamModel(reading, money, amount.per, streams.length === 1 ? placed : null);
      // "Tickets: 12 euros, children 6 euros": both are tickets.
      const model =
        last !== undefined && (isBare || isVariant || (own === 'one-off' && last === 'tickets')) ? last : own;
      last = model;
      return { name: amountName(reading, money, amount.per, hasOneNameless), ...amount, model };
    });
    facts.push({
      key: 'revenue.streams',
      value: { type: 'amounts', items },
      ...spanOf(streams.map(({ quantity, leadFrom }) => ({ from: leadFrom, to: quantity.to }))),
    });
  }
  const costs = of('cost').slice(0, 12);
  if (costs.length > 0) {
    const items = costs.map((money): NamedAmount => {
      const plain = price(money);
      // "Monthly costs: rent 1,100, insurance 90": the heading holds for every line of its sentence.
      const per = plain.per ?? headingPeriod(reading, money.quantity.from);
      return { name: amountName(reading, money, undefined), ...plain, ...(per === undefined ? {} : { per }) };
    });
    facts.push({
      key: 'finance.costs',
      value: { type: 'amounts', items },
      ...spanOf(costs.map(({ quantity, leadFrom }) => ({ from: leadFrom, to: quantity.to }))),
    });
  }
  single('finance.cash', withoutLoan(reading, of('cash')[0], placed) ?? of('gift')[0]);
  single('revenue.unitCost', of('unit-cost')[0]);
  single('competitors.price', of('rival')[0]);
  return facts;
}

/** "€80,000 of which €50,000 is a loan" is €30,000 of one's own. */
function withoutLoan(
  reading: Reading,
  cash: PlacedMoney | undefined,
  placed: readonly PlacedMoney[],
): PlacedMoney | undefined {
  if (cash === undefined || shareOf(reading.tokens, cash.quantity) !== 'loan') return cash;
  const loan = placed[placed.indexOf(cash) + 1];
  const own = cash.quantity.value - (loan?.quantity.value ?? 0);
  return own > 0 ? { ...cash, quantity: { ...cash.quantity, value: own } } : undefined;
}

/** "$600/month for four episodes, $180 for a single one": the price of one thing runs by no month. */
function isSingle({ tokens }: Reading, { quantity }: PlacedMoney): boolean {
  const isCount = readNumber(tokens, quantity.to + 1) !== null;
  return (
    tokens[quantity.to]?.lower === 'for' &&
    (isCount || /^(a|an|each|every|single)$/.test(tokens[quantity.to + 1]?.lower ?? ''))
  );
}

function priceOf(reading: Reading, money: PlacedMoney, fallback: CurrencyCode, country: string | null): PricedAmount {
  const { quantity } = money;
  const currency = signOf(reading, money) === undefined ? fallback : settleCurrency(quantity.sign!, country);
  const leading = pieceOf(reading, money) ?? leadingPer(reading, money);
  // "A monthly retainer of €280 a flat" runs by the month.
  const isRunning = leading !== undefined && countPeriods.has(leading) && isAdverb(reading, money, leading);
  const per = isRunning ? leading : (quantity.per ?? leading);
  // "KWD 6.500": three decimals are cents there, not thousands.
  const isFils = currency === 'KWD' && /^\d{1,3}[.,]\d{3}$/.test(amountText(reading, money));
  const scale = isFils ? 1000 : 1;
  return {
    minor: toMinor(quantity.value / scale, currency),
    ...(quantity.toValue === undefined ? {} : { toMinor: toMinor(quantity.toValue / scale, currency) }),
    currency,
    ...(per === undefined ? {} : { per: per.slice(0, 40) }),
  };
}

/** "Electricity for one firing", "ingredients for a box": the piece a cost is paid for. */
function pieceOf({ tokens }: Reading, { role, quantity, leadFrom }: PlacedMoney): string | undefined {
  const isPaid = quantity.per === undefined && (role === 'unit-cost' || role === 'cost');
  const piece = isPaid ? costPiece(tokens.slice(leadFrom, quantity.from)) : undefined;
  return piece === undefined ? undefined : (findPeriod(piece) ?? piece);
}

function amountText(reading: Reading, { quantity }: PlacedMoney): string {
  const number = reading.tokens.slice(quantity.from, quantity.coreTo).find((token) => token.kind === 'number');
  return number?.text ?? '';
}

/** Whether "monthly" or its like stands before the amount. */
function isAdverb({ tokens }: Reading, { quantity, leadFrom }: PlacedMoney, period: string): boolean {
  return tokens
    .slice(Math.max(leadFrom, quantity.from - 7), quantity.from)
    .some((token) => /(ly|annual)$/.test(token.lower) && findPeriod(token.stem) === period);
}

/** "monthly fee of €9", "Day rate of €640", "by the hour, $80", "per website, $2,500", "Each box is priced at 32". */
function leadingPer(reading: Reading, money: PlacedMoney): string | undefined {
  const { tokens } = reading;
  const { quantity, leadFrom } = money;
  const unit = subjectUnit(reading, money);
  const from = Math.max(leadFrom, quantity.from - 7);
  // "Monthly retainer for daily visit": the period of the fee, not of what it pays for.
  for (let at = from; at < quantity.from - 1; at++) {
    const period = findPeriod(tokens[at]!.stem);
    if (period !== undefined && fees.test(tokens[at + 1]!.stem)) return period;
  }
  for (let at = quantity.from - 1; at >= Math.max(leadFrom, quantity.from - 7); at--) {
    const word = tokens[at]!;
    const before = tokens[at - 1]?.lower ?? '';
    // "a hundred loaves a day at €5": the day counts the loaves.
    if (isOfCount(reading, at)) continue;
    const period = findPeriod(word.stem);
    // "two sittings a night, menu at 65"
    const isCounted =
      /^(a|an|per|each|every)$/.test(before) &&
      commaAfter(reading, at, quantity.from) &&
      !/^(by|per)$/.test(tokens[at - 2]?.lower ?? before);
    const isRate =
      period !== undefined &&
      !(isCounted && before !== 'per') &&
      (word.stem.endsWith('ly') ||
        word.stem === 'annual' ||
        /^(rate|fee|price|pass)$/.test(tokens[at + 1]?.lower ?? '') ||
        /^(the|per|a|an|each|every|one)$/.test(before));
    const isDayPass =
      word.stem === 'day' && /^(pass|ticket|card|entry|trip|tour|course|permit)$/.test(tokens[at + 1]?.stem ?? '');
    if (isRate && !isDayPass) return period;
    // "per seat and year €120"
    const joined =
      before === 'per' && tokens[at + 1]?.lower === 'and' ? findPeriod(tokens[at + 2]?.stem ?? '') : undefined;
    if (joined !== undefined) return joined;
    if (before === 'per' && word.kind === 'word') return word.stem;
  }
  return unit;
}

function isOfCount({ quantities }: Reading, at: number): boolean {
  return quantities.some(
    ({ kind, per, coreTo, to }) => kind === 'count' && per !== undefined && coreTo <= at && at < to,
  );
}

/** "Monthly costs:" at the beginning of the sentence an amount stands in. */
function headingPeriod({ tokens }: Reading, at: number): string | undefined {
  let start = at;
  while (start > 0 && at - start < 60 && tokens[start - 1]!.sentence === tokens[at]!.sentence) start--;
  const isHeading =
    /^(costs?|expenses|spending|outgoings|overheads)$/.test(tokens[start + 1]?.lower ?? '') ||
    /^(costs?|expenses)$/.test(tokens[start + 2]?.lower ?? '');
  return isHeading && /ly$|^annual$/.test(tokens[start]!.lower) ? findPeriod(tokens[start]!.stem) : undefined;
}

const fees = /^(retainer|fee|rate|plan|price|subscription|membership|contract|package)$/;

function commaAfter({ tokens }: Reading, from: number, to: number): boolean {
  return tokens.slice(from, to).some((token) => isMark(token, ','));
}

function countryOf(reading: Reading): string | null {
  const value = reading.found.get('business.country') ?? reading.known.get('business.country')?.value;
  return value?.type === 'choice' ? value.choice : null;
}

/** "(all euros)", "prices in dollars": a currency said for every amount. */
function statedCurrency({ tokens }: Reading): CurrencySign['currency'] | undefined {
  for (let at = 1; at < Math.min(tokens.length, 400); at++) {
    if (!/^(all|in|are)$/.test(tokens[at - 1]!.lower)) continue;
    const sign = currencyAfter(tokens, at);
    if (sign !== null && sign.isHundredth !== true) return sign.currency;
  }
  return undefined;
}

/** The currency an amount names; "80 cents" are hundredths of whatever the others are in. */
function signOf({ tokens }: Reading, { quantity }: PlacedMoney): CurrencySign['currency'] | undefined {
  const isCents =
    quantity.sign === '$' && tokens.slice(quantity.from, quantity.coreTo).some(({ stem }) => stem === 'cent');
  return isCents && !tokens.slice(quantity.from, quantity.coreTo).some(({ text }) => text === '$')
    ? undefined
    : quantity.sign;
}

function fallbackCurrency(reading: Reading, placed: readonly PlacedMoney[]): CurrencyCode {
  const country = countryOf(reading);
  const signed = placed.find((money) => signOf(reading, money) !== undefined);
  const sign = signed?.quantity.sign ?? statedCurrency(reading);
  if (sign !== undefined) return settleCurrency(sign, country);
  for (const key of ['revenue.streams', 'finance.costs', 'finance.cash', 'competitors.price'] as const) {
    const value = reading.known.get(key)?.value;
    if (value?.type === 'money') return value.currency;
    if (value?.type === 'amounts' && value.items[0] !== undefined) return value.items[0].currency;
  }
  return (country === null ? null : findCountryCurrency(country)) ?? 'USD';
}
