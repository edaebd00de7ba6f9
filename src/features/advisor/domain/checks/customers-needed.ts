import { op } from '#shared/formula-build.ts';
import { amountsOf, onlyAmountOf } from '../business/business.ts';
import type { Check, Coach, Finding, Outcome } from '../coach/coach.ts';
import { askFor, type Question } from '../coach/question.ts';
import { wholeUnit } from '../reckoning/forecast.ts';
import type { Term } from '../reckoning/ledger.ts';
import { isShareOpen } from '../reckoning/open-share.ts';
import { plainOf } from '../reckoning/said-terms.ts';
import { isCounted, type SaleLine, timesAMonth } from '../reckoning/sale-line.ts';
import { kindOf } from '../reckoning/sales-today.ts';
import { overYear } from '../reckoning/season.ts';
import { choose, counted, figure, type Message, quoted, say, within } from '../say/message.ts';
import { quotedList } from '../say/quoted-list.ts';
import { mentionsOf, onceKnown } from './looking.ts';
import { inMonth, leftOf } from './month.ts';
import { moneyTerm, numberOf, numberTerm } from './terms.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.customers.asks',
    message:
      '{kind, select, hour {How many hours does one customer pay for in a year, on average?} day {How many days does one customer pay for in a year, on average?} named {For how many “{unit}” does one customer pay in a year, on average? Whatever is paid again counts again.} other {How often does one customer buy in a year, on average? Whoever buys once and never again counts as one.}}',
  },
  asksOf: /*i18n*/ { id: 'advisor.check.customers.asksOf', message: '“{name}”: {question}' },
  asksSaid: /*i18n*/ { id: 'advisor.check.customers.asksSaid', message: 'You said {words}. {question}' },
  because: /*i18n*/ {
    id: 'advisor.check.customers.because',
    message: 'It decides how many customers you have to win.',
  },
  takes: /*i18n*/ { id: 'advisor.check.customers.term.takes', message: 'What one customer takes in a year' },
  year: /*i18n*/ { id: 'advisor.check.customers.term.year', message: 'Sales in a normal year' },
  many: /*i18n*/ { id: 'advisor.check.customers.term.many', message: 'Customers in a normal year' },
  worth: /*i18n*/ { id: 'advisor.check.customers.term.worth', message: 'What one customer leaves in a year' },
  worthMonth: /*i18n*/ {
    id: 'advisor.check.customers.term.worthMonth',
    message: 'What one customer leaves in a month',
  },
  share: /*i18n*/ { id: 'advisor.check.customers.term.share', message: 'Share of those who could buy' },
  possible: /*i18n*/ { id: 'advisor.check.customers.term.possible', message: 'Who could buy, as you counted' },
  found: /*i18n*/ {
    id: 'advisor.check.customers.found',
    message:
      'A normal year of {kind, select, hour {{year} paid hours} day {{year} paid days} other {{sales}}}{same, select, yes { at {price}} other {}} is about {count, plural, one {one customer who takes {takes}} other {{customers} customers who take {takes} each}}. Every one you win or lose is {worth} a year, before bills.',
  },
  foundOnce: /*i18n*/ {
    id: 'advisor.check.customers.foundOnce',
    message:
      'A normal year of {kind, select, hour {{year} paid hours} day {{year} paid days} other {{sales}}}{same, select, yes { at {price}} other {}} needs {count, plural, one {one customer} other {{customers} different customers}}. Every one you win or lose is {worth}, before bills.',
  },
  foundPaying: /*i18n*/ {
    id: 'advisor.check.customers.foundPaying',
    message:
      'You expect {count, plural, one {one paying customer} other {{customers} paying customers}} at one time. Every one you win or lose is {worth} a month, before bills.',
  },
  ofThose: /*i18n*/ {
    id: 'advisor.check.customers.ofThose',
    message: '{says} Of “{list}”, {customers} are {share}.',
  },
  tooMany: /*i18n*/ {
    id: 'advisor.check.customers.tooMany',
    message: '{says} “{list}” are fewer than that.',
  },
  nextNames: /*i18n*/ {
    id: 'advisor.check.customers.nextNames',
    message: 'That is few enough to know each by name: write the list, and begin with those who know you.',
  },
  nextNew: /*i18n*/ {
    id: 'advisor.check.customers.nextNew',
    message: 'Each of them is somebody new: write down of each how they found you.',
  },
  nextFewer: /*i18n*/ {
    id: 'advisor.check.customers.nextFewer',
    message: 'Look for more who could buy, or reckon with fewer sales, before you spend money on the start.',
  },
};

/** Up to so many are known by name. */
const mostByName = 30;

/** From this share on, in percent, of all who could buy it hangs on few. */
const largeShare = 20;

/** How many customers the sales of a year are, and what one of them is worth; silent where other things are offered to others. */
export const customersNeeded: Check = {
  id: 'customers-needed',
  section: 'market-analysis',
  look(coach) {
    const { sale, business } = coach;
    if (!sale.said || !isCounted(sale) || sale.season.lacks.length > 0 || isShareOpen(business)) return null;
    if (numberOf(sale.left) <= 0 || numberOf(sale.volume) <= 0) return null;
    // Whoever takes something else as well would be counted by a part of it.
    if (sale.others.some((line) => isOther(coach, line))) return null;
    return kindOf(sale.said.every) === 'customer' ? ofPaying(coach) : ofBuying(coach, sale.said.mention);
  },
};

function ofPaying(coach: Coach): Finding {
  const { ledger, sale } = coach;
  const worth = moneyTerm(ledger, 'customers.worth', texts.worthMonth, op('multiply', sale.left.id, timesAMonth(sale)));
  const values = { count: choose(numberOf(sale.volume)), customers: figure(sale.volume), worth: figure(worth) };
  return find(coach, sale.volume, say(texts.foundPaying, values));
}

function ofBuying(coach: Coach, mention: string): Outcome {
  const { ledger, sale } = coach;
  const spec = { id: 'customers.takes', label: say(texts.takes), unit: 'count' } as const;
  const takes = ledger.asked(spec, question(coach, mention));
  const normal = overYear(ledger, sale.season, op('multiply', sale.volume.id, 12));
  const year = numberTerm(ledger, ['customers.year', 'count'], texts.year, normal, 'integer');
  const buyers = op('divide', normal, takes.id);
  const many = numberTerm(ledger, ['customers.many', 'count'], texts.many, op('max', 1, buyers), 'integer');
  // With what they take beside it: extras, and what is paid once. Where the same is sold at another price to others, nobody knows who takes it.
  const isSame = sale.others.some((line) => isAlike(coach, line));
  const all = isSame ? [sale] : [sale, ...sale.others].filter(isCounted);
  const ofYear = overYear(ledger, sale.season, op('multiply', inMonth(all, leftOf), 12));
  const worth = moneyTerm(ledger, 'customers.worth', texts.worth, op('divide', ofYear, buyers), wholeUnit(ledger));
  return onceKnown(coach, [many, worth], () => {
    const isNew = numberOf(takes) <= 1;
    const says = say(isNew ? texts.foundOnce : texts.found, {
      kind: choose(sale.said?.every ?? 'piece'),
      same: choose(isSame ? 'yes' : 'no'),
      price: figure(sale.price),
      year: figure(year),
      sales: counted(year, sale.unit),
      count: choose(numberOf(many)),
      customers: figure(many),
      takes: figure(takes),
      worth: figure(worth),
    });
    return find(coach, many, says, isNew);
  });
}

/** Whether a line is the same at another price. */
const isAlike = ({ sale }: Coach, line: SaleLine): boolean =>
  isCounted(line) && line.unit !== undefined && line.unit.one === sale.unit?.one && line.said?.every === undefined;

/** Whether a line is an offer of its own: no extra, no fee of the beginning, and not the same at another price. */
const isOther = (coach: Coach, line: SaleLine): boolean =>
  line.said?.role !== 'price.addon' && line.said?.role !== 'price.entry' && !line.isMonthly && !isAlike(coach, line);

function question({ sale, business }: Coach, mention: string): Question {
  const { said, unit, name } = sale;
  const every = said?.every === 'hour' || said?.every === 'day' ? said.every : undefined;
  const many = unit && { unit: quoted({ mention: unit.mention, quote: unit.many }) };
  const bare = say(texts.asks, { kind: choose(every ?? (unit ? 'named' : 'other')), ...many });
  const asks =
    name && !unit ? say(texts.asksOf, { name: { kind: 'quote', quote: name }, question: within(bare) }) : bare;
  const words = amountsOf(business, 'order.size', 'frequency');
  return askFor(
    `customer.takes/${mention}`,
    {
      asks: words.length > 0 ? say(texts.asksSaid, { words: quotedList(words), question: within(asks) }) : asks,
      because: say(texts.because),
    },
    { unit: 'count', per: 'year', min: 0.01, max: 10_000_000 },
    numberOf(sale.left) * numberOf(sale.volume) * 12,
  );
}

/** What is said of so many customers, with the list of those who could buy, where there is one. `isNew`: nobody comes back. */
function find({ ledger, sale, business }: Coach, many: Term, says: Message, isNew = false): Finding {
  const list = onlyAmountOf(business, 'customers.possible');
  const count = list && list.toValue === undefined ? plainOf(list) : undefined;
  const next = isNew ? texts.nextNew : numberOf(many) <= mostByName ? texts.nextNames : undefined;
  const told = { stake: 0, ...(next && { next: say(next) }), restsOn: mentionsOf(sale.said, list) };
  // Of a list that counts what somebody has or takes, and not those who buy, nobody knows what share it is.
  if (!list || !count || count <= 1) return { ...told, severity: 'tells', says };
  const possible = ledger.said({ id: 'customers.possible', label: say(texts.possible), unit: 'count' }, count, list);
  const by = op('multiply', op('divide', many.id, possible.id), 100);
  const share = numberTerm(ledger, ['customers.share', 'percent'], texts.share, by, 'integer');
  const values = { says: within(says), customers: figure(many), share: figure(share), list: quoted(list) };
  if (numberOf(many) > count)
    return { ...told, severity: 'costs', says: say(texts.tooMany, values), next: say(texts.nextFewer) };
  const severity = numberOf(share) >= largeShare ? 'costs' : 'tells';
  return { ...told, severity, says: say(texts.ofThose, values) };
}
