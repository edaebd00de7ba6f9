import { op, percentOf } from '#shared/formula-build.ts';
import type { SaidAmount } from '../../business/business.ts';
import { type Check, type Coach, ifChosen, type Outcome } from '../../coach/coach.ts';
import { askFor } from '../../coach/question.ts';
import { whenPaid } from '../../reckoning/paid-later.ts';
import { figure, quoted, say, within } from '../../say/message.ts';
import { moneyTerm, numberOf } from '../terms.ts';
import { onceKnown } from './asking.ts';
import { exampleShare, salesAYear } from './sales.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.parts.asks',
    message: 'In how many equal parts does a customer pay “{price}”?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.parts.because',
    message: 'Whoever stops paying has got more than they paid for.',
  },
  parts: /*i18n*/ { id: 'advisor.check.parts.term.parts', message: 'Parts of the price' },
  rest: /*i18n*/ { id: 'advisor.check.parts.term.rest', message: 'Owed after the first part' },
  missing: /*i18n*/ { id: 'advisor.check.parts.term.missing', message: 'Missing in a year' },
  found: /*i18n*/ {
    id: 'advisor.check.parts.found',
    message:
      'A customer who pays “{price}” in {parts} equal parts still owes you {rest} after the first. {sales} If {share} of the buyers stop there, you lose {missing} a year.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.parts.next',
    message: 'Make the first part at least as large as what the sale costs you.',
  },
};

/** The share of buyers the sentence speaks of: one in ten. */
const spoken = 10;

/** The price is paid in parts, some after the work: what is missing if buyers stop. */
export const instalments: Check = {
  id: 'instalments',
  section: 'financial-projections',
  look(coach) {
    const { said } = coach.sale;
    if (!said || said.every !== undefined) return null;
    const sales = salesAYear(coach);
    if (coach.sale.price.lacks.length > 0 || sales.term.lacks.length > 0) return null;
    return ifChosen(coach, whenPaid, 'parts', () => find(coach, said));
  },
};

function find(coach: Coach, said: SaidAmount): Outcome {
  const { ledger, sale } = coach;
  const sales = salesAYear(coach);
  const parts = ledger.asked(
    { id: 'parts.count', label: say(texts.parts), unit: 'count' },
    askFor(
      `parts/${said.mention}`,
      { asks: say(texts.asks, { price: quoted(said) }), because: say(texts.because) },
      { unit: 'count', min: 2, max: 60 },
      Math.round((numberOf(sale.price) * numberOf(sales.term) * spoken) / 100),
    ),
  );
  const share = exampleShare(ledger, spoken);
  const first = op('divide', sale.price.id, parts.id);
  const rest = moneyTerm(ledger, 'parts.rest', texts.rest, op('subtract', sale.price.id, first));
  const missing = moneyTerm(
    ledger,
    'parts.missing',
    texts.missing,
    op('multiply', rest.id, sales.term.id, percentOf(share.id)),
  );
  return onceKnown(coach, [missing], () => ({
    severity: 'costs',
    stake: numberOf(missing),
    says: say(texts.found, {
      price: quoted(said),
      parts: figure(parts),
      rest: figure(rest),
      sales: within(sales.says()),
      share: figure(share),
      missing: figure(missing),
    }),
    next: say(texts.next),
    restsOn: [said.mention],
  }));
}
