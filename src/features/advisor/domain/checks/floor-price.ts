import { op } from '#shared/formula-build.ts';
import type { Check } from '../coach/coach.ts';
import { isUnknown } from '../coach/question.ts';
import { counted, figure, say, whether } from '../say/message.ts';
import { onceKnown } from './looking.ts';
import { dueInMonth, seasonWord } from './month.ts';
import { exactTerm, numberOf, upToPrice } from './terms.ts';

const texts = {
  need: /*i18n*/ {
    id: 'advisor.check.floor.term.need',
    message: 'Bills and own pay that a month of sale has to bring',
  },
  exact: /*i18n*/ { id: 'advisor.check.floor.term.exact', message: 'The same to the smallest coin' },
  floor: /*i18n*/ { id: 'advisor.check.floor.term', message: 'The least price that pays bills and own pay' },
  found: /*i18n*/ {
    id: 'advisor.check.floor.bySales',
    message:
      'You have no price yet. With {sales} {season, select, part {in each month of sale} other {a month}}, one has to cost at least {floor}: {direct} of it is what it costs you, the rest is for your bills{pay, select, yes { and the pay you want} other {}}.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.floor.next',
    message: 'Write down the hours and the material of the next three, and name such a price to whoever asks next.',
  },
};

/** Whoever does not know their price has a least one, by the sales that they expect. */
export const floorPrice: Check = {
  id: 'floor-price',
  section: 'revenue-streams',
  look(coach) {
    const { ledger, sale, business } = coach;
    const { price, direct, volume, pay, billsOverYear, season } = sale;
    if (!isUnknown(business.answers, 'price') || price.lacks.length === 0 || sale.choice) return null;
    if (season.lacks.length + pay.lacks.length + billsOverYear.lacks.length > 0) return null;
    return onceKnown(coach, [direct, volume], () => {
      const need = exactTerm(ledger, 'floor.need', texts.need, dueInMonth(coach));
      if (numberOf(need) <= 0 || numberOf(volume) <= 0) return null;
      const least = op('add', direct.id, op('divide', need.id, volume.id));
      return {
        severity: 'costs',
        stake: numberOf(need) * season.months.length,
        says: say(texts.found, {
          sales: counted(volume, sale.unit),
          floor: figure(upToPrice(ledger, 'floor', texts.exact, texts.floor, least)),
          season: seasonWord(sale),
          direct: figure(direct),
          pay: whether(numberOf(pay) > 0),
        }),
        next: say(texts.next),
        restsOn: [],
      };
    });
  },
};
