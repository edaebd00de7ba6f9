import { op, ref } from '#shared/formula-build.ts';
import type { SaidAmount } from '../../business/business.ts';
import type { Check, Coach, Finding, Outcome } from '../../coach/coach.ts';
import { timesAMonth } from '../../reckoning/sale-line.ts';
import { choose, figure, type Message, quoted, say, within } from '../../say/message.ts';
import { isAllSold } from '../all-sold.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';
import { type SourceMeaning, withSource } from './sources.ts';

const texts = {
  size: /*i18n*/ { id: 'advisor.check.few.term.size', message: 'Number of them' },
  share: /*i18n*/ { id: 'advisor.check.few.term.share', message: 'Share of each of them' },
  year: /*i18n*/ { id: 'advisor.check.few.term.year', message: 'Sales a year, in money' },
  lost: /*i18n*/ { id: 'advisor.check.few.term.lost', message: 'Sales a year that hang on one of them' },
  bring: /*i18n*/ {
    id: 'advisor.check.few.bring',
    message:
      'Nearly all your customers come through “{words}”. {count, plural, =1 {If nobody comes that way any more, your sales stop.} other {If all bring about as many, one that stops takes {share} of your sales.}}',
  },
  buyers: /*i18n*/ {
    id: 'advisor.check.few.buyers',
    message:
      'You can sell to “{words}” and to nobody else. {count, plural, =1 {A no means no sales at all.} other {If all buy about as much, one that says no takes {share} of your sales.}}',
  },
  supply: /*i18n*/ {
    id: 'advisor.check.few.supply',
    message:
      'Nearly all you sell comes from “{words}”. {count, plural, =1 {If nothing comes from there any more, you have nothing to sell.} other {If all supply about as much, one that stops takes {share} of what you can sell.}}',
  },
  withLost: /*i18n*/ {
    id: 'advisor.check.few.withLost',
    message: '{found} With the sales you expect, that is {lost} a year.',
  },
  bringNext: /*i18n*/ {
    id: 'advisor.check.few.bringNext',
    message: 'Ask each how many customers you can expect in a month, and talk to two others this month.',
  },
  buyersNext: /*i18n*/ {
    id: 'advisor.check.few.buyersNext',
    message: 'Ask each what would lead to a no before you spend money on the start.',
  },
  supplyNext: /*i18n*/ {
    id: 'advisor.check.few.supplyNext',
    message: 'Ask two others what they would charge, and how soon they could deliver.',
  },
  sign: /*i18n*/ {
    id: 'advisor.check.few.sign',
    message: 'Less comes from one of them than in the month before, and nobody has said why',
  },
  answer: /*i18n*/ {
    id: 'advisor.check.few.answer',
    message: 'Ask there in the same week what has changed, and bring in another source you have talked to already',
  },
};

const nexts = { bring: texts.bringNext, buyers: texts.buyersNext, supply: texts.supplyNext };

/** Fewer than four: one of them is more than a quarter of everything. */
const few = 3;

/** Customers, ways to them or supplies come from few: what hangs on one. */
export const fewSources: Check = {
  id: 'few-sources',
  section: 'target-audience',
  look: (coach) =>
    withSource(
      coach,
      (size) => size <= few,
      ['bring', 'buyers', 'supply'],
      (source, meaning) => find(coach, source, meaning),
    ),
};

function find(coach: Coach, source: SaidAmount & { readonly size: number }, meaning: SourceMeaning): Outcome {
  const { ledger, sale } = coach;
  const size = ledger.said({ id: 'few.size', label: say(texts.size), unit: 'count' }, source.size, source);
  const share = numberTerm(ledger, ['few.share', 'percent'], texts.share, op('divide', 100, size.id), 'integer');
  const year = moneyTerm(
    ledger,
    'few.year',
    texts.year,
    op('multiply', sale.price.id, sale.volume.id, timesAMonth(sale), 12),
  );
  const lost = moneyTerm(
    ledger,
    'few.lost',
    texts.lost,
    source.size === 1 ? ref(year.id) : op('divide', year.id, size.id),
  );
  const hasLost =
    isAllSold(coach) && lost.lacks.length === 0 && numberOf(lost) > 0 && coach.business.currency !== undefined;
  const values = { words: quoted(source), count: choose(source.size), share: figure(share) };
  const bare: Message = say(texts[meaning], values);
  const found: Finding = {
    severity: 'costs',
    stake: hasLost ? numberOf(lost) : 0,
    says: hasLost ? say(texts.withLost, { found: within(bare), lost: figure(lost) }) : bare,
    next: say(nexts[meaning]),
    restsOn: [source.mention, ...(hasLost && sale.said ? [sale.said.mention] : [])],
    ...(hasLost && { risk: { sign: say(texts.sign), answer: say(texts.answer), cost: lost } }),
  };
  return { found };
}
