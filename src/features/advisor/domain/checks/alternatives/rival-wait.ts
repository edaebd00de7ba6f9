import { op, total } from '#shared/formula-build.ts';
import { amountsOf, type SaidAmount } from '../../business/business.ts';
import type { Check, Coach, Finding, Outcome } from '../../coach/coach.ts';
import { askFor } from '../../coach/question.ts';
import { type SaleLine, timesAMonth } from '../../reckoning/sale-line.ts';
import { overYear } from '../../reckoning/season.ts';
import { choose, figure, say } from '../../say/message.ts';
import { onceKnown } from '../promises/asking.ts';
import { moneyTerm, numberOf } from '../terms.ts';
import { mentionsOf, theirs } from './rival-words.ts';

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
  lost: /*i18n*/ { id: 'advisor.check.rivalWait.term.lost', message: 'Sales a year that come because of the wait' },
  gone: /*i18n*/ { id: 'advisor.check.rivalWait.term.gone', message: 'What these sales leave after direct costs' },
  found: /*i18n*/ {
    id: 'advisor.check.rivalWait.found',
    message:
      '{number, plural, one {Of ten customers, {share} comes to you mainly because of the wait elsewhere: {wait}.} other {Of ten customers, {share} come to you mainly because of the wait elsewhere: {wait}.}} If that wait disappears, up to {lost} of sales a year may go with it.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.rivalWait.next',
    message: 'Ask five who would buy from you whether they would still come without that wait, and for what.',
  },
  sign: /*i18n*/ {
    id: 'advisor.check.rivalWait.risk.sign',
    message: 'You ask there, as a customer would, and the wait has become shorter.',
  },
  answer: /*i18n*/ {
    id: 'advisor.check.rivalWait.risk.answer',
    message: 'Put in front of your offer what customers came for besides the wait.',
  },
};

/** Customers come because they would have to wait elsewhere: that can end. */
export const rivalWait: Check = {
  id: 'rival-wait',
  section: 'competitor-analysis',
  look(coach) {
    const waits = amountsOf(coach.business, 'rival.wait').filter(({ form }) => form.kind === 'duration');
    for (const [at, wait] of waits.entries()) {
      const outcome = find(coach, wait, `rivalWait.${at + 1}`);
      if (outcome) return outcome;
    }
    return null;
  },
};

function find(coach: Coach, said: SaidAmount, id: string): Outcome {
  const { ledger, sale, business } = coach;
  const wait = theirs(business, said);
  const share = ledger.asked(
    { id: `${id}.share`, label: say(texts.share), unit: 'count' },
    askFor(
      `wait.share/${said.mention}`,
      { asks: say(texts.asks, { wait }), because: say(texts.because) },
      { unit: 'count', min: 0, max: 10 },
    ),
  );
  const lines = [sale, ...sale.others];
  const ofYear = (each: (line: SaleLine) => string) => {
    const month = lines.map((line) => op('multiply', each(line), line.volume.id, timesAMonth(line)));
    const year = overYear(ledger, sale.season, op('multiply', total(month), 12));
    return op('multiply', year, op('divide', share.id, 10));
  };
  const lost = moneyTerm(
    ledger,
    `${id}.lost`,
    texts.lost,
    ofYear(({ price }) => price.id),
  );
  return onceKnown(coach, [lost], (): Finding | null => {
    if (numberOf(lost) === 0) return null;
    // What is not sold costs nothing to make.
    const isLeftKnown = lines.every(({ left }) => left.lacks.length === 0);
    const gone = isLeftKnown
      ? moneyTerm(
          ledger,
          `${id}.gone`,
          texts.gone,
          ofYear(({ left }) => left.id),
        )
      : lost;
    return {
      severity: 'costs',
      stake: numberOf(lost),
      says: say(texts.found, {
        number: choose(numberOf(share)),
        share: figure(share),
        wait,
        lost: figure(lost),
      }),
      next: say(texts.next),
      risk: { sign: say(texts.sign), answer: say(texts.answer), cost: gone },
      restsOn: mentionsOf(business, said),
    };
  });
}
