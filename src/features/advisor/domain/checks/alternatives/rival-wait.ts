import { op, total } from '#shared/formula-build.ts';
import { amountsOf, type SaidAmount } from '../../business/business.ts';
import type { Check, Coach, Finding, Outcome } from '../../coach/coach.ts';
import { askFor } from '../../coach/question.ts';
import { type SaleLine, timesAMonth } from '../../reckoning/sale-line.ts';
import { overYear } from '../../reckoning/season.ts';
import { choose, figure, say } from '../../say/message.ts';
import { quotedList } from '../../say/quoted-list.ts';
import { onceKnown } from '../promises/asking.ts';
import { moneyTerm, numberOf } from '../terms.ts';

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
    message: 'You ask there, as a customer would, and the wait has become shorter.',
  },
  answer: /*i18n*/ {
    id: 'advisor.check.rivalWait.risk.answer',
    message: 'Lead with what else your customers come for.',
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
  const { ledger, sale } = coach;
  const wait = quotedList([{ ...said, quote: said.sentence ?? said.clause ?? said.quote }]);
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
  // What is not sold costs nothing to make.
  const lost = moneyTerm(
    ledger,
    `${id}.lost`,
    texts.lost,
    ofYear(({ left }) => left.id),
  );
  return onceKnown(coach, [lost], (): Finding | null => {
    if (numberOf(lost) === 0) return null;
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
      risk: { sign: say(texts.sign), answer: say(texts.answer), cost: lost },
      restsOn: [said.mention],
    };
  });
}
