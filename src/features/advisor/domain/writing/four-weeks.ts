import type { Block } from '#shared/prose.ts';
import { wordsOf } from '../business/business.ts';
import { isKnown } from '../coach/coach.ts';
import type { Ledger, Term } from '../reckoning/ledger.ts';
import { figure, listed, quoted, say, unitName } from '../say/message.ts';
import type { Cell } from './blocks.ts';
import type { WritingInput } from './plan-input.ts';

const texts = {
  caption: /*i18n*/ { id: 'advisor.weeks.caption', message: 'The next four weeks' },
  week: /*i18n*/ { id: 'advisor.weeks.week', message: 'Week' },
  whom: /*i18n*/ { id: 'advisor.weeks.whom', message: 'Whom' },
  what: /*i18n*/ { id: 'advisor.weeks.what', message: 'What' },
  howMany: /*i18n*/ { id: 'advisor.weeks.howMany', message: 'How many' },
  stop: /*i18n*/ { id: 'advisor.weeks.stop', message: 'Stop or change when' },
  one: /*i18n*/ { id: 'advisor.weeks.one', message: 'one' },
  two: /*i18n*/ { id: 'advisor.weeks.two', message: 'two' },
  three: /*i18n*/ { id: 'advisor.weeks.three', message: 'three' },
  four: /*i18n*/ { id: 'advisor.weeks.four', message: 'four' },
  lastTime: /*i18n*/ {
    id: 'advisor.weeks.lastTime',
    message: 'what they did about it the last time, and what it cost them',
  },
  fewPaid: /*i18n*/ { id: 'advisor.weeks.fewPaid', message: 'fewer than {least} paid anybody' },
  rivalPrice: /*i18n*/ { id: 'advisor.weeks.rivalPrice', message: 'price of the same job, and what is in it' },
  rivalSame: /*i18n*/ { id: 'advisor.weeks.rivalSame', message: 'the same costs clearly less than yours' },
  theSame: /*i18n*/ { id: 'advisor.weeks.theSame', message: 'the people of week one' },
  fullPrice: /*i18n*/ { id: 'advisor.weeks.fullPrice', message: 'one {unit} at the full {price}, paid' },
  nobody: /*i18n*/ { id: 'advisor.weeks.nobody', message: 'nobody pays' },
  suppliers: /*i18n*/ { id: 'advisor.weeks.suppliers', message: 'suppliers and helpers' },
  quote: /*i18n*/ { id: 'advisor.weeks.quote', message: 'a written price for what one sale needs' },
  nothingLeft: /*i18n*/ { id: 'advisor.weeks.nothingLeft', message: 'one sale would leave nothing' },
  promise: /*i18n*/ {
    id: 'advisor.weeks.promise',
    message: 'read “{promise}” to them: what counts, what proof, until when',
  },
  differently: /*i18n*/ { id: 'advisor.weeks.differently', message: 'two understand it differently' },
  hesitant: /*i18n*/ { id: 'advisor.weeks.hesitant', message: 'who hesitated' },
  missing: /*i18n*/ { id: 'advisor.weeks.missing', message: 'what is missing for a yes' },
  all: /*i18n*/ { id: 'advisor.weeks.all', message: 'all' },
  you: /*i18n*/ { id: 'advisor.weeks.you', message: 'you' },
  decide: /*i18n*/ {
    id: 'advisor.weeks.decide',
    message: 'put what you learnt into the questions at the end, and read the verdict again',
  },
  ten: /*i18n*/ { id: 'advisor.weeks.term.ten', message: 'Talks in the first week' },
  five: /*i18n*/ { id: 'advisor.weeks.term.five', message: 'Sales to try in the second week' },
  few: /*i18n*/ { id: 'advisor.weeks.term.few', message: 'Fewer than this are a warning' },
  pair: /*i18n*/ { id: 'advisor.weeks.term.pair', message: 'Prices to compare' },
  basis: /*i18n*/ {
    id: 'advisor.weeks.basis',
    message: 'Few enough for one week, enough to be more than chance. It is a choice of ours.',
  },
};

/** Four weeks with whom, what, how many and when to stop; a line stands only where what it is about was said. */
export function fourWeeks({ blocks, coach }: WritingInput): readonly Block[] {
  const { business, ledger, sale } = coach;
  const payers = wordsOf(business, 'payer').slice(0, 3);
  const rivals = wordsOf(business, 'rival').slice(0, 3);
  const [promise] = wordsOf(business, 'promise');
  const [ten, five, few, pair] = [
    number(ledger, 'ten', 10),
    number(ledger, 'five', 5),
    number(ledger, 'few', 3),
    number(ledger, 'pair', 2),
  ];
  const rows: Cell[][] = [];
  if (payers.length > 0)
    rows.push([
      say(texts.one),
      listed(payers.map(quoted)),
      say(texts.lastTime),
      figure(ten),
      say(texts.fewPaid, { least: figure(few) }),
    ]);
  if (rivals.length > 0)
    rows.push([say(texts.one), listed(rivals.map(quoted)), say(texts.rivalPrice), figure(few), say(texts.rivalSame)]);
  if (payers.length > 0 && isKnown(coach, sale.price))
    rows.push([
      say(texts.two),
      say(texts.theSame),
      say(texts.fullPrice, { unit: unitName(sale.unit), price: figure(sale.price) }),
      figure(five),
      say(texts.nobody),
    ]);
  if (isKnown(coach, sale.price) && !isKnown(coach, sale.direct))
    rows.push([say(texts.two), say(texts.suppliers), say(texts.quote), figure(pair), say(texts.nothingLeft)]);
  if (promise && payers.length > 0)
    rows.push([
      say(texts.three),
      say(texts.theSame),
      say(texts.promise, { promise: quoted(promise) }),
      figure(few),
      say(texts.differently),
    ]);
  if (payers.length > 0) rows.push([say(texts.four), say(texts.hesitant), say(texts.missing), say(texts.all), null]);
  if (rows.length === 0) return [];
  rows.push([say(texts.four), say(texts.you), say(texts.decide), null, null]);
  const head = [texts.week, texts.whom, texts.what, texts.howMany, texts.stop].map((text) => say(text));
  return [blocks.table('four-weeks', { caption: say(texts.caption), head, rows })];
}

const number = (ledger: Ledger, name: 'ten' | 'five' | 'few' | 'pair', value: number): Term =>
  ledger.convention({ id: `weeks.${name}`, label: say(texts[name]), unit: 'count' }, value, say(texts.basis));
