import { op } from '#shared/formula-build.ts';
import type { Check } from '../coach/coach.ts';
import { askFor } from '../coach/question.ts';
import { kindOf } from '../reckoning/sales-today.ts';
import { choose, figure, quoted, say } from '../say/message.ts';
import { mentionsOf, onceKnown } from './looking.ts';
import { moneyTerm, numberOf } from './terms.ts';

const texts = {
  asksOwn: /*i18n*/ {
    id: 'advisor.check.overTime.asksOwn',
    message:
      '{named, select, yes {How many months does one “{unit}” serve a customer before they need it again?} other {How many months does what you sell for {price} serve a customer before they need it again?}}',
  },
  asksTheirs: /*i18n*/ {
    id: 'advisor.check.overTime.asksTheirs',
    message: 'And what they get elsewhere for {theirs}: how many months does that serve them?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.overTime.because',
    message: 'What costs more and lasts longer may be the cheaper one.',
  },
  own: /*i18n*/ { id: 'advisor.check.overTime.term.own', message: 'Months one of yours lasts' },
  theirs: /*i18n*/ { id: 'advisor.check.overTime.term.theirs', message: 'Months one of theirs lasts' },
  ownMonth: /*i18n*/ { id: 'advisor.check.overTime.term.ownMonth', message: 'Your price for a month of use' },
  theirMonth: /*i18n*/ { id: 'advisor.check.overTime.term.theirMonth', message: 'Their price for a month of use' },
  found: /*i18n*/ {
    id: 'advisor.check.overTime.found',
    message:
      'Yours costs {price} and lasts {own}, theirs costs {theirs} and lasts {their}: a month of use is {ownMonth} against {theirMonth}.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.overTime.next',
    message: 'Name the price of a month of use first, and write on the offer how long it lasts.',
  },
};

const field = { unit: 'months', min: 0.1, max: 1200 } as const;

/** What is dearer than elsewhere, by how long it serves: whether it is the cheaper one in use. */
export const priceOverTime: Check = {
  id: 'price-over-time',
  section: 'competitor-analysis',
  look(coach) {
    const { ledger, sale } = coach;
    const [theirs, gap] = [ledger.find('beside.theirs'), ledger.find('beside.gap')];
    if (!sale.said || !theirs || !gap || theirs.lacks.length > 0 || kindOf(sale.said.every) !== 'piece') return null;
    // Of the main thing alone: another one may have been put beside theirs.
    if (numberOf(sale.price) - numberOf(theirs) !== numberOf(gap)) return null;
    const { unit, said } = sale;
    const named = { named: choose(unit ? 'yes' : 'no'), price: figure(sale.price) };
    const words = unit && { unit: quoted({ mention: unit.mention, quote: unit.one }) };
    const asksOwn = { asks: say(texts.asksOwn, { ...named, ...words }), because: texts.because };
    const asksTheirs = { asks: say(texts.asksTheirs, { theirs: figure(theirs) }), because: texts.because };
    const months = (id: string, label: (typeof texts)['own'], key: string, asks: typeof asksOwn) =>
      ledger.asked({ id, label: say(label), unit: 'months' }, askFor(key, asks, field));
    const own = months('overTime.own', texts.own, `lasts.own/${said.mention}`, asksOwn);
    const their = months('overTime.theirs', texts.theirs, 'lasts.theirs', asksTheirs);
    if (own.lacks.length > 0) return onceKnown(coach, [own], () => null);
    return onceKnown(coach, [their], () => {
      const byMonth = (id: string, label: (typeof texts)['own'], price: string, by: string) =>
        moneyTerm(ledger, id, label, op('divide', price, by));
      const ownMonth = byMonth('overTime.ownMonth', texts.ownMonth, sale.price.id, own.id);
      const theirMonth = byMonth('overTime.theirMonth', texts.theirMonth, theirs.id, their.id);
      if (numberOf(ownMonth) >= numberOf(theirMonth)) return null;
      const values = { own: figure(own), theirs: figure(theirs), their: figure(their), price: figure(sale.price) };
      return {
        severity: 'tells',
        stake: 0,
        says: say(texts.found, { ...values, ownMonth: figure(ownMonth), theirMonth: figure(theirMonth) }),
        next: say(texts.next),
        restsOn: mentionsOf(said),
      };
    });
  },
};
