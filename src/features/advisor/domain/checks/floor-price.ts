import { op } from '#shared/formula-build.ts';
import type { Check, Coach, Finding, Outcome } from '../coach/coach.ts';
import { askFor, isUnknown } from '../coach/question.ts';
import type { Term } from '../reckoning/ledger.ts';
import { counted, figure, say, type Text, whether } from '../say/message.ts';
import { onceKnown } from './looking.ts';
import { dueInMonth, seasonWord } from './month.ts';
import { hoursField, ownHours } from './own-hour.ts';
import { exactTerm, moneyTerm, numberOf, upToPrice } from './terms.ts';

const texts = {
  asks: /*i18n*/ { id: 'advisor.check.floor.asks', message: 'How many hours of your own work does one take you?' },
  because: /*i18n*/ {
    id: 'advisor.check.floor.because',
    message: 'Without a price it decides the least that one has to bring.',
  },
  one: /*i18n*/ { id: 'advisor.check.floor.term.one', message: 'Hours of your own work that one takes' },
  need: /*i18n*/ {
    id: 'advisor.check.floor.term.need',
    message: 'Bills and own pay that a month of sale has to bring',
  },
  hour: /*i18n*/ { id: 'advisor.check.floor.term.hour', message: 'What an hour of your work has to bring' },
  exact: /*i18n*/ { id: 'advisor.check.floor.term.exact', message: 'The same to the smallest coin' },
  floor: /*i18n*/ { id: 'advisor.check.floor.term', message: 'The least price that pays bills and own pay' },
  bySales: /*i18n*/ {
    id: 'advisor.check.floor.bySales',
    message:
      'You have no price yet. With {sales} {season, select, part {in each month of sale} other {a month}}, one has to cost at least {floor}: {direct} of it is what it costs you, the rest is for your bills{pay, select, yes { and the pay you want} other {}}.',
  },
  byHours: /*i18n*/ {
    id: 'advisor.check.floor.byHours',
    message:
      'You have no price yet. In {hours} of work {season, select, part {in each month of sale} other {a month}}, each has to bring {hour} for your bills{pay, select, yes { and the pay you want} other {}}. One that takes you {one} has to cost at least {floor}, with the {direct} that it costs you.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.floor.next',
    message: 'Write down the hours and the material of the next three, and name such a price to whoever asks next.',
  },
};

/** Whoever does not know their price has a least one: by the sales that are expected, else by the hours that one takes. */
export const floorPrice: Check = {
  id: 'floor-price',
  section: 'revenue-streams',
  look(coach) {
    const { ledger, sale, business } = coach;
    if (!isUnknown(business.answers, 'price') || sale.price.lacks.length === 0 || sale.choice) return null;
    const open = [sale.season, sale.billsOverYear, sale.pay, sale.direct];
    if (business.currency === undefined || open.some(({ lacks }) => lacks.length > 0)) return null;
    const need = exactTerm(ledger, 'floor.need', texts.need, dueInMonth(coach));
    if (numberOf(need) <= 0) return null;
    return sale.volume.lacks.length === 0 ? bySales(coach, need) : byHours(coach, need);
  },
};

function bySales(coach: Coach, need: Term): Finding | null {
  const { ledger, sale } = coach;
  if (numberOf(sale.volume) <= 0) return null;
  const price = op('add', sale.direct.id, op('divide', need.id, sale.volume.id));
  const floor = upToPrice(ledger, 'floor', texts.exact, texts.floor, price);
  return found(coach, need, texts.bySales, { sales: counted(sale.volume, sale.unit), floor: figure(floor) });
}

/** Asks for the hours of a month first, then for those of one. */
function byHours(coach: Coach, need: Term): Outcome {
  const { ledger, sale } = coach;
  const hours = ownHours(coach);
  if (hours.lacks.length > 0) return onceKnown(coach, [hours], () => null);
  const asked = askFor('hours.one', texts, { unit: 'hours', min: 0.1, max: hoursField.max });
  const one = ledger.asked({ id: 'hour.one', label: say(texts.one), unit: 'hours' }, asked);
  return onceKnown(coach, [one], () => {
    const hour = moneyTerm(ledger, 'floor.hour', texts.hour, op('divide', need.id, hours.id));
    const price = op('add', sale.direct.id, op('multiply', hour.id, one.id));
    const floor = upToPrice(ledger, 'floor', texts.exact, texts.floor, price);
    const values = { hours: figure(hours), hour: figure(hour), one: figure(one), floor: figure(floor) };
    return found(coach, need, texts.byHours, values);
  });
}

const found = ({ sale }: Coach, need: Term, text: Text, values: Parameters<typeof say>[1]): Finding => ({
  severity: 'costs',
  stake: numberOf(need) * sale.season.months.length,
  says: say(text, {
    ...values,
    season: seasonWord(sale),
    direct: figure(sale.direct),
    pay: whether(numberOf(sale.pay) > 0),
  }),
  next: say(texts.next),
  restsOn: [],
});
