import { op } from '#shared/formula-build.ts';
import type { Coach } from '../../coach/coach.ts';
import type { Ledger, Term } from '../../reckoning/ledger.ts';
import type { OneSale } from '../../reckoning/one-sale.ts';
import { saleTexts } from '../../reckoning/sale-texts.ts';
import { counted, figure, type Message, say, type Value } from '../../say/message.ts';
import { numberTerm } from '../terms.ts';

const texts = {
  expected: /*i18n*/ { id: 'advisor.check.sales.expected', message: 'You expect {sales} a year.' },
  most: /*i18n*/ { id: 'advisor.check.sales.most', message: 'The most there can be is {sales} a year.' },
  share: /*i18n*/ { id: 'advisor.check.sales.share', message: 'Share of buyers to reckon with' },
  shareBasis: /*i18n*/ {
    id: 'advisor.check.sales.share.basis',
    message: 'An example, no forecast. Put in your own share once you know it.',
  },
};

/** A number after a word that says already that it is sold: "sell five more", never "sell five sales more". */
export const countedIn = (term: Term, { unit }: OneSale): Value => (unit ? counted(term, unit) : figure(term));

/** How many sales a year a finding reckons with. */
interface YearSales {
  readonly term: Term;
  /** "You expect 48 places a year.", or that this is the most; only where the term is known. */
  readonly says: () => Message;
}

/** Sales a year of what is sold by the piece: those expected; the most there can be while nobody said what they expect. */
export function salesAYear({ ledger, sale }: Coach): YearSales {
  const expected =
    ledger.find('volume.year') ??
    numberTerm(ledger, ['volume.year', 'count'], saleTexts.volumeYear, op('multiply', sale.volume.id, 12));
  const most = ledger.find('ceiling.year');
  const isFull = expected.lacks.length > 0 && most !== undefined && most.lacks.length === 0;
  const term = isFull ? most : expected;
  return {
    term,
    says: () => say(isFull ? texts.most : texts.expected, { sales: counted(term, sale.unit) }),
  };
}

/** A share in percent that shows what would happen: no guess about this business, and as exact as a row of a table. */
export const exampleShare = (ledger: Ledger, percent: number): Term =>
  ledger.find(`share.${percent}`) ??
  ledger.convention(
    { id: `share.${percent}`, label: say(texts.share), unit: 'percent' },
    percent,
    say(texts.shareBasis),
  );
