import { op, percentOf } from '#shared/formula-build.ts';
import { amountsOf, type SaidAmount } from '../business/business.ts';
import type { Check, Coach, Outcome } from '../coach/coach.ts';
import { askFor, choiceOf, chooseFrom, isUnknown, optionsOf } from '../coach/question.ts';
import { isCounted } from '../reckoning/sale-line.ts';
import { busyKey, busyMonths, chosenMonths, overYear, peakShareKey } from '../reckoning/season.ts';
import { choose, counted, figure, quoted, say } from '../say/message.ts';
import { mentionsOf, onceKnown } from './looking.ts';
import { moneyTerm, numberOf, numberTerm } from './terms.ts';

const texts = {
  busy: /*i18n*/ {
    id: 'advisor.check.date.busy',
    message: 'Is one of these the time in which you sell most?',
  },
  option: /*i18n*/ { id: 'advisor.check.date.option', message: '“{words}”' },
  none: /*i18n*/ { id: 'advisor.check.date.none', message: 'None of them' },
  share: /*i18n*/ {
    id: 'advisor.check.peak.share',
    message: 'How many of a hundred sales in a year fall in “{season}”?',
  },
  limit: /*i18n*/ {
    id: 'advisor.check.peak.limit',
    message: 'How many sales can you manage at most in one of the months you mean by “{season}”?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.peak.because',
    message: 'A busy month needs more hands, places or goods than a normal one.',
  },
  monthsTerm: /*i18n*/ { id: 'advisor.check.date.term.months', message: 'Months of the season' },
  shareTerm: /*i18n*/ { id: 'advisor.check.peak.term.share', message: 'Share of a year’s sales in the season' },
  limitTerm: /*i18n*/ { id: 'advisor.check.peak.term.limit', message: 'Most sales in one month' },
  peakTerm: /*i18n*/ { id: 'advisor.check.peak.term.peak', message: 'Sales in a month of the season' },
  overTerm: /*i18n*/ { id: 'advisor.check.peak.term.over', message: 'Sales a year above the limit' },
  lost: /*i18n*/ { id: 'advisor.check.peak.term.lost', message: 'Sales lost in the season, in money' },
  found: /*i18n*/ {
    id: 'advisor.check.peak.found',
    message:
      'If {share} of your sales fall in “{season}”, that is {peak} in {count, plural, one {that month} other {each of its {months} months}}. You can manage {limit}.',
  },
  over: /*i18n*/ {
    id: 'advisor.check.peak.over',
    message:
      'If {share} of your sales fall in “{season}”, that is {peak} in {count, plural, one {that month} other {each of its {months} months}}. You can manage {limit}, so you miss sales of {lost} a year.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.peak.next',
    message: 'Find help for the others before it begins, or take orders for them earlier.',
  },
  sign: /*i18n*/ { id: 'advisor.check.peak.sign', message: 'Orders for “{season}” before it begins' },
  answer: /*i18n*/ {
    id: 'advisor.check.peak.answer',
    message: 'Say early which month is full, and offer the month before or after it',
  },
};

/** Most sales fall in few months: whether they can be managed there. Only for what is sold by the piece. */
export const peakMonth: Check = {
  id: 'peak-month',
  section: 'trend-analysis',
  look(coach) {
    const { sale, business } = coach;
    if (sale.volume.lacks.length + sale.season.lacks.length > 0 || sale.said?.every !== undefined) return null;
    // Whoever sells in a month or two sells most then.
    if (sale.season.months.length <= 2) return null;
    const dates = amountsOf(business, 'date').filter(({ form }) => form.kind === 'date');
    // One question for all dates, as the words say neither day nor meaning.
    const which = chooseFrom(busyKey, {
      asks: say(texts.busy),
      because: say(texts.because),
      options: { ...optionsOf(dates, texts.option), none: say(texts.none) },
    });
    if (dates.length > 0 && !business.answers.has(busyKey)) return which;
    const busy = dates.find(({ mention }) => mention === choiceOf(business.answers, busyKey));
    return busy ? find(coach, busy) : null;
  },
};

function find(coach: Coach, said: SaidAmount): Outcome {
  const { ledger, sale, business } = coach;
  const { answers } = business;
  const season = quoted(said);
  const which = busyMonths(said);
  const ofShare = { asks: say(texts.share, { season }), because: say(texts.because) };
  const shareAsked = askFor(peakShareKey(said.mention), ofShare, { unit: 'percent', min: 1, max: 100 });
  const ofLimit = { asks: say(texts.limit, { season }), because: say(texts.because) };
  const limitField = { unit: 'count', per: 'month', min: 0, max: 10_000_000 } as const;
  const limitAsked = askFor(`peak.limit/${said.mention}`, ofLimit, limitField);
  // Beside other things that are sold nobody knows how much of the limit is for which.
  const isOnly = !sale.others.some(isCounted);
  const questions = [which, shareAsked, ...(isOnly ? [limitAsked] : [])];
  if (questions.some(({ key }) => isUnknown(answers, key))) return null;
  const open = questions.find(({ key }) => !answers.has(key));
  if (open || !isOnly) return open ?? null;
  const chosen = chosenMonths(answers, which).filter((month) => sale.season.months.includes(month));
  if (chosen.length === 0) return null;
  const counts = { id: 'peak.months', label: say(texts.monthsTerm), unit: 'count' } as const;
  const from = { mention: `answer.${which.key}`, question: null, quote: '' };
  const months = ledger.said(counts, chosen.length, from);
  const share = ledger.asked({ id: 'peak.share', label: say(texts.shareTerm), unit: 'percent' }, shareAsked);
  const limit = ledger.asked({ id: 'peak.limit', label: say(texts.limitTerm), unit: 'count' }, limitAsked);
  const normal = overYear(ledger, sale.season, op('multiply', sale.volume.id, 12));
  const inSeason = op('multiply', normal, percentOf(share.id));
  const peak = numberTerm(ledger, ['peak.month', 'count'], texts.peakTerm, op('divide', inSeason, months.id));
  const above = op('max', 0, op('subtract', inSeason, op('multiply', limit.id, months.id)));
  const over = numberTerm(ledger, ['peak.over', 'count'], texts.overTerm, above);
  const lost = moneyTerm(ledger, 'peak.lost', texts.lost, op('multiply', over.id, sale.price.id));
  return onceKnown(coach, [peak, lost], () => {
    const values = {
      share: figure(share),
      season,
      peak: counted(peak, sale.unit),
      count: choose(numberOf(months)),
      months: figure(months),
      limit: figure(limit),
    };
    const restsOn = mentionsOf(said);
    if (numberOf(peak) <= numberOf(limit))
      return { severity: 'tells', stake: 0, says: say(texts.found, values), restsOn };
    return {
      severity: 'breaks',
      stake: numberOf(lost),
      says: say(texts.over, { ...values, lost: figure(lost) }),
      next: say(texts.next),
      restsOn,
      risk: { sign: say(texts.sign, { season }), answer: say(texts.answer), cost: lost },
    };
  });
}
