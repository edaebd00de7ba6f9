import { op } from '#shared/formula-build.ts';
import type { Check } from '../../coach/coach.ts';
import { choose, counted, figure, say } from '../../say/message.ts';
import { isAllSold } from '../all-sold.ts';
import { onceKnown } from '../promises/asking.ts';
import { exactTerm, numberOf } from '../terms.ts';

const texts = {
  floor: /*i18n*/ { id: 'advisor.check.floor.term', message: 'The least price that leaves the pay you want' },
  found: /*i18n*/ {
    id: 'advisor.check.floor.found',
    message:
      'You named no price. With {sales} a month, each of which costs you {direct}, it takes at least {floor} a sale to leave the {pay} a month that you want{bills, select, known {, after your bills of {monthly}} other {, before any bills}}.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.floor.next',
    message: 'Ask what people pay today for the nearest thing, and begin above that floor or not at all.',
  },
};

/** Whoever knows costs, sales and the pay they want has a floor for the price they have not found yet. */
export const floorPrice: Check = {
  id: 'floor-price',
  section: 'revenue-streams',
  look(coach) {
    const { ledger, sale } = coach;
    if (sale.price.lacks.length === 0 || sale.said !== undefined || !isAllSold(coach)) return null;
    const hasBills = sale.billsOverYear.lacks.length === 0;
    return onceKnown(coach, [sale.direct, sale.volume, sale.pay], () => {
      if (numberOf(sale.volume) <= 0 || numberOf(sale.pay) <= 0) return null;
      const wanted = hasBills ? op('add', sale.pay.id, sale.billsOverYear.id) : sale.pay.id;
      const price = op('add', sale.direct.id, op('divide', wanted, sale.volume.id));
      const floor = exactTerm(ledger, 'price.floor', texts.floor, price);
      return {
        severity: 'costs',
        stake: numberOf(sale.pay) * 12,
        says: say(texts.found, {
          sales: counted(sale.volume, sale.unit),
          direct: figure(sale.direct),
          floor: figure(floor),
          pay: figure(sale.pay),
          bills: choose(hasBills ? 'known' : 'open'),
          ...(hasBills && { monthly: figure(sale.billsOverYear) }),
        }),
        next: say(texts.next),
        restsOn: [],
      };
    });
  },
};
