import { op } from '#shared/formula-build.ts';
import { amountsOf, type SaidAmount } from '../business/business.ts';
import type { Check, Coach, Outcome } from '../coach/coach.ts';
import { askFor } from '../coach/question.ts';
import { wholeUnit } from '../reckoning/forecast.ts';
import { overYear } from '../reckoning/season.ts';
import { choose, figure, quoted, say } from '../say/message.ts';
import { quotedList } from '../say/quoted-list.ts';
import { mentionsOf, onceKnown } from './looking.ts';
import { inMonth, leftOf } from './month.ts';
import { moneyTerm, numberOf, numberTerm } from './terms.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.rivalWait.asks',
    message: '{wait}: of ten of your customers, how many come to you mainly because they would have to wait there?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.rivalWait.because',
    message: 'These are the sales you may lose when the wait gets shorter.',
  },
  share: /*i18n*/ { id: 'advisor.check.rivalWait.term.share', message: 'Of ten customers, come because of the wait' },
  lost: /*i18n*/ {
    id: 'advisor.check.rivalWait.term.lost',
    message: 'What sales that come because of the wait leave in a year',
  },
  others: /*i18n*/ { id: 'advisor.check.rivalWait.term.others', message: 'Of ten customers, come for something else' },
  found: /*i18n*/ {
    id: 'advisor.check.rivalWait.found',
    message:
      '{number, plural, one {Of ten customers, {share} comes to you mainly because of the wait elsewhere: {wait}.} other {Of ten customers, {share} come to you mainly because of the wait elsewhere: {wait}.}} If that wait disappears, up to {lost} a year may go with it, before bills.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.rivalWait.next',
    message: 'Ask five who would buy from you whether they would still come without that wait, and for what.',
  },
  sign: /*i18n*/ {
    id: 'advisor.check.rivalWait.risk.sign',
    message: 'There it takes less than “{wait}”.',
  },
  answer: /*i18n*/ {
    id: 'advisor.check.rivalWait.risk.answer',
    message:
      '{rest, plural, =0 {Find a second reason to come to you while the first still holds.} one {Find out why the one of ten who does not come for the wait is here, and say that first.} other {Find out why the other {others} of ten come, and say that first.}}',
  },
};

/** Customers come because they would have to wait elsewhere: that can end. */
export const rivalWait: Check = {
  id: 'rival-wait',
  section: 'competitor-analysis',
  look(coach) {
    const wait = amountsOf(coach.business, 'rival.wait').find(({ form }) => form.kind === 'duration');
    return wait ? find(coach, wait, 'rivalWait.1') : null;
  },
};

function find(coach: Coach, said: SaidAmount, id: string): Outcome {
  const { ledger, sale } = coach;
  const wait = quotedList([{ ...said, quote: said.sentence ?? said.clause ?? said.quote }]);
  const asking = { asks: say(texts.asks, { wait }), because: say(texts.because) };
  const asked = askFor(`wait.share/${said.mention}`, asking, { unit: 'count', min: 0, max: 10 });
  const share = ledger.asked({ id: `${id}.share`, label: say(texts.share), unit: 'count' }, asked);
  // What is not sold costs nothing to make.
  const left = op('multiply', inMonth([sale, ...sale.others], leftOf), 12);
  const ofWait = op('multiply', overYear(ledger, sale.season, left), op('divide', share.id, 10));
  const lost = moneyTerm(ledger, `${id}.lost`, texts.lost, ofWait, wholeUnit(ledger));
  const others = numberTerm(ledger, [`${id}.others`, 'count'], texts.others, op('subtract', 10, share.id));
  return onceKnown(coach, [lost], () => {
    if (numberOf(lost) === 0) return null;
    const number = choose(numberOf(share));
    return {
      severity: 'costs',
      stake: numberOf(lost),
      says: say(texts.found, { number, share: figure(share), wait, lost: figure(lost) }),
      next: say(texts.next),
      risk: {
        sign: say(texts.sign, { wait: quoted(said) }),
        answer: say(texts.answer, { rest: choose(numberOf(others)), others: figure(others) }),
        cost: lost,
      },
      restsOn: mentionsOf(said),
    };
  });
}
