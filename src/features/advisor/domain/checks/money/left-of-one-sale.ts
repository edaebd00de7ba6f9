import { op } from '#shared/formula-build.ts';
import { amountsOf } from '../../business/business.ts';
import type { Check, Coach, Finding, Outcome } from '../../coach/coach.ts';
import { type SaleLine, timesAMonth } from '../../reckoning/sale-line.ts';
import { figure, say, type Value, within } from '../../say/message.ts';
import { onMainSale } from '../prices/priced.ts';
import { onceKnown } from '../promises/asking.ts';
import { moneyTerm, numberOf } from '../terms.ts';
import { isShareOpen } from './open-share.ts';

const texts = {
  out: /*i18n*/ { id: 'advisor.check.left.term.out', message: 'What goes out for one sale' },
  loss: /*i18n*/ { id: 'advisor.check.left.term.loss', message: 'Lost with one sale' },
  named: /*i18n*/ { id: 'advisor.check.left.named', message: '{price} for “{name}”' },
  found: /*i18n*/ {
    id: 'advisor.check.left.found',
    message:
      'Of {sold}, {left} is left once the sale itself is paid for. Rent and other bills, tax and your own pay all come out of that.',
  },
  none: /*i18n*/ {
    id: 'advisor.check.left.none',
    message:
      'Of {sold}, nothing is left once the sale itself is paid for: nothing for bills and tax, and nothing for you.',
  },
  loses: /*i18n*/ {
    id: 'advisor.check.left.loses',
    message: 'A sale brings {sold} and costs you {out}. Each one loses {loss}, and selling more loses more.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.left.next',
    message:
      'Ask five customers whether they would pay more than {out}, and get a second offer for the largest part of what a sale costs you.',
  },
};

/** What is left of one sale; of what is sold beside the main thing only where nothing is left of it. Tax is apart. */
export const leftOfOneSale: Check = {
  id: 'left-of-one-sale',
  section: 'revenue-streams',
  look(coach) {
    if (coach.business.currency === undefined || isShareOpen(coach.business)) return null;
    return onMainSale(coach, () => find(coach));
  },
};

function find(coach: Coach): Outcome {
  const { sale } = coach;
  const leavesNothing = ({ left, price }: SaleLine): boolean =>
    left.lacks.length === 0 && numberOf(price) > 0 && numberOf(left) <= 0;
  const line = [sale, ...sale.others].find(leavesNothing) ?? sale;
  return onceKnown(coach, [line.left], () => (numberOf(line.price) > 0 ? finding(coach, line) : null));
}

function finding({ ledger, business }: Coach, line: SaleLine): Finding {
  const { said, name, price, left, volume } = line;
  const sold: Value = name
    ? within(say(texts.named, { price: figure(price), name: { kind: 'quote', quote: name } }))
    : figure(price);
  const costs = amountsOf(business, 'cost.direct').filter(({ of }) => of === undefined || of === said?.of);
  const restsOn = [...(said ? [said] : []), ...costs].map(({ mention }) => mention);
  if (numberOf(left) > 0)
    return { severity: 'tells', stake: 0, says: say(texts.found, { sold, left: figure(left) }), restsOn };
  const out = moneyTerm(ledger, 'left.out', texts.out, op('subtract', price.id, left.id));
  const next = say(texts.next, { out: figure(out) });
  if (numberOf(left) === 0) return { severity: 'breaks', stake: 0, says: say(texts.none, { sold }), next, restsOn };
  const loss = moneyTerm(ledger, 'left.loss', texts.loss, op('subtract', 0, left.id));
  return {
    severity: 'breaks',
    stake: Math.round(numberOf(loss) * numberOf(volume) * timesAMonth(line) * 12),
    says: say(texts.loses, { sold, out: figure(out), loss: figure(loss) }),
    next,
    restsOn,
  };
}
