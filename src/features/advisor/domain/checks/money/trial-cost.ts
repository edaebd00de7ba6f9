import { op } from '#shared/formula-build.ts';
import { type Check, type Coach, type Finding, ifChosen, type Outcome } from '../../coach/coach.ts';
import { askFor, chooseFrom } from '../../coach/question.ts';
import { choose, figure, quoted, say } from '../../say/message.ts';
import { onMainSale } from '../prices/priced.ts';
import { onceKnown } from '../promises/asking.ts';
import { type KnownShare, withShare } from '../shares.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';
import { isShareOpen } from './open-share.ts';

const texts = {
  pays: /*i18n*/ {
    id: 'advisor.check.trial.pays',
    message: 'Does somebody who tries it first (“{share}”) pay for that?',
  },
  paysBecause: /*i18n*/ {
    id: 'advisor.check.trial.pays.because',
    message: 'What is free for those who try it is paid by those who buy.',
  },
  free: /*i18n*/ { id: 'advisor.check.trial.free', message: 'No, trying is free' },
  paid: /*i18n*/ { id: 'advisor.check.trial.paid', message: 'Yes, trying has its price' },
  asks: /*i18n*/ {
    id: 'advisor.check.trial.asks',
    message: 'What does it cost you when one person tries it: material, the way there, people paid for it?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.trial.because',
    message: 'Each sale has to pay also for those who tried it and did not buy.',
  },
  share: /*i18n*/ { id: 'advisor.check.trial.term.share', message: 'Share of those who try it that buys' },
  cost: /*i18n*/ { id: 'advisor.check.trial.term.cost', message: 'What one trial costs you' },
  order: /*i18n*/ { id: 'advisor.check.trial.term.order', message: 'What trials cost for each one who buys' },
  most: /*i18n*/ { id: 'advisor.check.trial.term.most', message: 'Cost of a trial that a sale can bear' },
  months: /*i18n*/ { id: 'advisor.check.trial.term.months', message: 'Months until the trials are paid' },
  missing: /*i18n*/ { id: 'advisor.check.trial.term.missing', message: 'Loss on one sale because of trials' },
  borne: /*i18n*/ {
    id: 'advisor.check.trial.borne',
    message:
      'If {share} of those who try it buy, trials cost you {order} for each one who buys. One sale leaves {left}, which pays for them.',
  },
  above: /*i18n*/ {
    id: 'advisor.check.trial.above',
    message:
      'If {share} of those who try it buy, trials cost you {order} for each one who buys. One sale leaves only {left}: each one won by a trial loses {missing}.',
  },
  monthly: /*i18n*/ {
    id: 'advisor.check.trial.monthly',
    message:
      'If {share} of those who try it buy, trials cost you {order} for each one who buys. What a customer leaves pays for that after {count, plural, one {{months} month} other {{months} months}}.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.trial.next',
    message: 'Find a way to let people try it for less than {most}, or ask a price for it.',
  },
};

/** What is given to try: those who buy pay for those who do not. */
export const trialCost: Check = {
  id: 'trial-cost',
  section: 'revenue-streams',
  look(coach) {
    return withShare(coach, ['trial'], (share) => {
      const question = chooseFrom(`trial.pays/${share.said.mention}`, {
        asks: say(texts.pays, { share: quoted(share.said) }),
        because: say(texts.paysBecause),
        options: { free: say(texts.free), paid: say(texts.paid) },
      });
      return onMainSale(coach, () => ifChosen(coach, question, 'free', () => find(coach, share)));
    });
  },
};

function find(coach: Coach, { said, percent }: KnownShare<'trial'>): Outcome {
  const { ledger, sale } = coach;
  const { left } = sale;
  const every = sale.said?.every;
  // Of what is paid for another time it is open how often a customer pays.
  if ((every !== undefined && every !== 'month') || isShareOpen(coach.business)) return null;
  const share = ledger.said({ id: 'trial.share', label: say(texts.share), unit: 'percent' }, percent, said);
  const cost = ledger.asked(
    { id: 'trial.cost', label: say(texts.cost), unit: 'money' },
    askFor('trial.cost', { asks: say(texts.asks), because: say(texts.because) }, { unit: 'money', min: 0, max: 1e11 }),
  );
  const order = moneyTerm(ledger, 'trial.order', texts.order, op('divide', op('multiply', cost.id, 100), share.id));
  return onceKnown(coach, [order, left], () => {
    if (numberOf(order) <= 0 || numberOf(left) <= 0) return null;
    const values = { share: figure(share), order: figure(order), left: figure(left) };
    const base = { stake: 0, restsOn: [said.mention, ...(sale.said ? [sale.said.mention] : [])] } as const;
    if (every === 'month') {
      const months = numberTerm(
        ledger,
        ['trial.months', 'count'],
        texts.months,
        op('ceil', op('divide', order.id, left.id)),
      );
      const says = say(texts.monthly, { ...values, count: choose(numberOf(months)), months: figure(months) });
      return { ...base, severity: 'tells', says };
    }
    if (numberOf(order) <= numberOf(left)) return { ...base, severity: 'tells', says: say(texts.borne, values) };
    const missing = moneyTerm(ledger, 'trial.missing', texts.missing, op('subtract', order.id, left.id));
    const most = moneyTerm(ledger, 'trial.most', texts.most, op('divide', op('multiply', left.id, share.id), 100));
    const found: Finding = {
      ...base,
      severity: 'costs',
      stake: Math.round(numberOf(missing) * numberOf(sale.volume) * 12),
      says: say(texts.above, { ...values, missing: figure(missing) }),
      next: say(texts.next, { most: figure(most) }),
    };
    return found;
  });
}
