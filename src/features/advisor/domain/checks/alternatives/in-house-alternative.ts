import { op } from '#shared/formula-build.ts';
import { type SaidAmount, type SaidWords, wordsOf } from '../../business/business.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import { askFor } from '../../coach/question.ts';
import { figure, quoted, say } from '../../say/message.ts';
import { onceKnown } from '../promises/asking.ts';
import { numberOf, numberTerm } from '../terms.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.inHouse.asks',
    message:
      '“{self}”: what does an hour of the person who does it cost your customer? Put nought if nobody is paid for it.',
  },
  because: /*i18n*/ {
    id: 'advisor.check.inHouse.because',
    message: 'Then your price can be compared with the time they spend on it.',
  },
  wage: /*i18n*/ { id: 'advisor.check.inHouse.term.wage', message: 'An hour of the person who does it: “{self}”' },
  hours: /*i18n*/ { id: 'advisor.check.inHouse.term.hours', message: 'Hours of that person which cost as much as you' },
  minutes: /*i18n*/ {
    id: 'advisor.check.inHouse.term.minutes',
    message: 'Minutes of that person which cost as much as you',
  },
  found: /*i18n*/ {
    id: 'advisor.check.inHouse.found',
    message:
      '“{self}”: at {wage} an hour, your {price} costs your customer as much as {time} of that person. If doing it themselves takes longer, you are the cheaper one, counting time alone.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.inHouse.next',
    message: 'Ask three of them how long it takes them each time, and what they pay for besides the time.',
  },
};

/** What the price of one is in hours of the person who does it at the customer's today. */
export const inHouseAlternative: Check = {
  id: 'in-house-alternative',
  section: 'competitor-analysis',
  look(coach) {
    const { business, sale } = coach;
    const own = sale.said;
    // A price for a time is for more than one go at it, and how many it replaces is not known.
    if (!own || own.role === 'price.period' || own.every !== undefined) return null;
    for (const [at, self] of wordsOf(business, 'rival.self').entries()) {
      const outcome = find(coach, own, self, at + 1);
      if (outcome) return outcome;
    }
    return null;
  },
};

/** From so many minutes on they are told in hours. */
const minutesUpTo = 120;

function find(coach: Coach, own: SaidAmount, self: SaidWords, n: number): Outcome {
  const { ledger, sale } = coach;
  const words = { self: quoted(self) };
  const wage = ledger.asked(
    { id: `inHouse.${n}.wage`, label: say(texts.wage, words), unit: 'money' },
    askFor(
      `hour.cost/${self.mention}`,
      { asks: say(texts.asks, words), because: say(texts.because) },
      { unit: 'money', per: 'hour', min: 0, max: 100_000_000 },
    ),
  );
  // Nobody is paid: one's own time has no price that could be put beside another.
  if (wage.value === 0) return null;
  const hours = numberTerm(ledger, [`inHouse.${n}.hours`, 'hours'], texts.hours, op('divide', sale.price.id, wage.id));
  const minutes = numberTerm(
    ledger,
    [`inHouse.${n}.minutes`, 'minutes'],
    texts.minutes,
    op('multiply', hours.id, 60),
    'integer',
  );
  return onceKnown(coach, [hours, minutes], () => {
    if (numberOf(minutes) < 1) return null;
    const time = figure(numberOf(minutes) < minutesUpTo ? minutes : hours);
    return {
      severity: 'tells',
      stake: 0,
      says: say(texts.found, { ...words, wage: figure(wage), price: figure(sale.price), time }),
      next: say(texts.next),
      restsOn: [self.mention, own.mention],
    };
  });
}
