import { op } from '#shared/formula-build.ts';
import { amountsOf, type SaidAmount, type SaidWords, wordsOf } from '../../business/business.ts';
import { type Check, type Coach, ifChosen, type Outcome } from '../../coach/coach.ts';
import { askFor, chooseFrom } from '../../coach/question.ts';
import { choose, counted, figure, quoted, say, within } from '../../say/message.ts';
import { choosing } from '../prices/priced.ts';
import { onceKnown } from '../promises/asking.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';

const texts = {
  when: /*i18n*/ { id: 'advisor.check.rhythm.when', message: 'When does “{occasion}” come up for your customers?' },
  because: /*i18n*/ {
    id: 'advisor.check.rhythm.because',
    message: 'It decides how often in a year many of them need you at once.',
  },
  together: /*i18n*/ {
    id: 'advisor.check.rhythm.together',
    message: 'For nearly all of them at the same time of the year',
  },
  any: /*i18n*/ { id: 'advisor.check.rhythm.any', message: 'For each of them at another time' },
  begins: /*i18n*/ {
    id: 'advisor.check.rhythm.begins',
    message: 'Is one of these how often a year you begin anew and need new customers for it?',
  },
  none: /*i18n*/ { id: 'advisor.check.rhythm.none', message: 'None of these' },
  often: /*i18n*/ { id: 'advisor.check.rhythm.often', message: 'How many times a year does “{occasion}” come up?' },
  beginsTerm: /*i18n*/ { id: 'advisor.check.rhythm.term.begins', message: 'Beginnings a year' },
  times: /*i18n*/ { id: 'advisor.check.rhythm.term.times', message: 'Times a year the occasion comes' },
  without: /*i18n*/ { id: 'advisor.check.rhythm.term.without', message: 'Beginnings without the occasion' },
  places: /*i18n*/ { id: 'advisor.check.rhythm.term.places', message: 'Sales a year without the occasion' },
  full: /*i18n*/ { id: 'advisor.check.rhythm.term.full', message: 'The most that sales can bring in a year' },
  money: /*i18n*/ { id: 'advisor.check.rhythm.term.money', message: 'What the sales without the occasion would bring' },
  found: /*i18n*/ {
    id: 'advisor.check.rhythm.found',
    message:
      'You begin {begins} times a year (“{rounds}”), and “{occasion}” comes up {count, plural, =1 {only once} other {only {times} times}}. {left, plural, one {{without} beginning has} other {{without} beginnings have}} no such occasion.',
  },
  withMoney: /*i18n*/ {
    id: 'advisor.check.rhythm.withMoney',
    message: '{found} In a full year, {places} of {most} hang on that: {money} of {full}.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.rhythm.next',
    message: 'Ask five customers what else would bring them at another time, before you plan the other beginnings.',
  },
  sign: /*i18n*/ {
    id: 'advisor.check.rhythm.sign',
    message: 'Fewer have booked four weeks before a beginning than before the one with the occasion',
  },
  answer: /*i18n*/ { id: 'advisor.check.rhythm.answer', message: 'Cancel that start before it costs anything' },
};

/** What makes customers come is there less often than the founder begins anew. */
export const occasionRhythm: Check = {
  id: 'occasion-rhythm',
  section: 'market-analysis',
  look(coach) {
    const { business } = coach;
    const [occasion, ...others] = wordsOf(business, 'occasion');
    const rounds = amountsOf(business, 'frequency', 'capacity').filter(
      ({ form, toValue, every }) =>
        form.kind === 'count' && every === 'year' && toValue === undefined && form.count > 1 && form.count <= 52,
    );
    // Several occasions may each fill a beginning of their own.
    if (!occasion || others.length > 0 || rounds.length === 0) return null;
    const when = chooseFrom(`occasion/${occasion.mention}`, {
      asks: say(texts.when, { occasion: quoted(occasion) }),
      because: say(texts.because),
      options: { together: say(texts.together), any: say(texts.any) },
    });
    const asking = { asks: say(texts.begins), because: say(texts.because), none: say(texts.none) };
    return ifChosen(coach, when, 'together', () =>
      choosing(coach, 'begins', asking, rounds, (round) => find(coach, occasion, round)),
    );
  },
};

function find(coach: Coach, occasion: SaidWords, round: SaidAmount): Outcome {
  const { ledger, sale, business } = coach;
  if (round.form.kind !== 'count') return null;
  const begins = ledger.said(
    { id: 'rhythm.begins', label: say(texts.beginsTerm), unit: 'count' },
    round.form.count,
    round,
  );
  const times = ledger.asked(
    { id: 'rhythm.times', label: say(texts.times), unit: 'count' },
    askFor(
      `occasion.times/${occasion.mention}`,
      { asks: say(texts.often, { occasion: quoted(occasion) }), because: say(texts.because) },
      { unit: 'count', per: 'year', min: 1, max: 52 },
    ),
  );
  const without = numberTerm(ledger, ['rhythm.without', 'count'], texts.without, op('subtract', begins.id, times.id));
  return onceKnown(coach, [without], () => {
    if (numberOf(without) <= 0) return null;
    const found = say(texts.found, {
      begins: figure(begins),
      rounds: quoted(round),
      occasion: quoted(occasion),
      count: choose(numberOf(times)),
      times: figure(times),
      left: choose(numberOf(without)),
      without: figure(without),
    });
    const base = {
      severity: 'costs',
      next: say(texts.next),
      restsOn: [occasion.mention, round.mention],
    } as const;
    const most = sale.said?.every === undefined ? ledger.find('ceiling.year') : undefined;
    if (!most || most.lacks.length > 0 || sale.price.lacks.length > 0 || business.currency === undefined)
      return { ...base, stake: 0, says: found };
    const share = op('floor', op('divide', op('multiply', most.id, without.id), begins.id));
    const places = numberTerm(ledger, ['rhythm.places', 'count'], texts.places, share);
    const full = moneyTerm(ledger, 'rhythm.full', texts.full, op('multiply', most.id, sale.price.id));
    const money = moneyTerm(ledger, 'rhythm.money', texts.money, op('multiply', places.id, sale.price.id));
    return {
      ...base,
      stake: numberOf(money),
      says: say(texts.withMoney, {
        found: within(found),
        places: figure(places),
        most: counted(most, sale.unit),
        money: figure(money),
        full: figure(full),
      }),
      risk: { sign: say(texts.sign), answer: say(texts.answer), cost: money },
    };
  });
}
