import { op } from '#shared/formula-build.ts';
import type { NodeUnit } from '#shared/formula-graph.ts';
import { amountsOf, type SaidAmount } from '../../business/business.ts';
import type { Check, Coach, Outcome } from '../../coach/coach.ts';
import { choiceOf, chooseFrom, type Question } from '../../coach/question.ts';
import type { TimeUnit } from '../../reading/units.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { plainOf } from '../../reckoning/said-terms.ts';
import { counted, figure, quoted, say, type Value } from '../../say/message.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';
import {
  alike,
  furthest,
  isAlike,
  isDearer,
  onceKnown,
  onRivalries,
  ownTerm,
  type Rivalry,
  theirsOf,
} from './rival-prices.ts';
import { dearFrom } from './rival-times-cheaper.ts';
import { mentionsOf } from './rival-words.ts';

const texts = {
  repeats: /*i18n*/ {
    id: 'advisor.check.inMyUnit.repeats',
    message: 'Does a customer get “{size}” for “{own}”?',
  },
  repeatsBecause: /*i18n*/ {
    id: 'advisor.check.inMyUnit.repeats.because',
    message: 'Then it can be said how long each may be at the price of others.',
  },
  yes: /*i18n*/ { id: 'advisor.check.inMyUnit.repeats.yes', message: 'Yes' },
  no: /*i18n*/ { id: 'advisor.check.inMyUnit.repeats.no', message: 'No' },
  times: /*i18n*/ { id: 'advisor.check.inMyUnit.term.times', message: 'How many of theirs your price pays for' },
  timesTheirs: /*i18n*/ {
    id: 'advisor.check.inMyUnit.term.timesTheirs',
    message: 'How many of yours their price pays for',
  },
  size: /*i18n*/ { id: 'advisor.check.inMyUnit.term.size', message: 'How many a customer gets for your price' },
  each: /*i18n*/ { id: 'advisor.check.inMyUnit.term.each', message: 'Time elsewhere for each of them' },
  gap: /*i18n*/ { id: 'advisor.check.inMyUnit.term.gap', message: 'Difference to the price elsewhere' },
  share: /*i18n*/ { id: 'advisor.check.inMyUnit.term.share', message: 'Difference as a share of the price elsewhere' },
  pays: /*i18n*/ {
    id: 'advisor.check.inMyUnit.pays',
    message:
      'Your {own} pays for {amount} at {theirs}. You are the cheaper one where a customer would need more than that there, and the dearer one where less is enough.',
  },
  paysEach: /*i18n*/ {
    id: 'advisor.check.inMyUnit.paysEach',
    message:
      'Your {own} pays for {amount} at {theirs}. Spread over “{size}” that is {each} each time: if yours are longer, you are the cheaper one, if they are shorter, the dearer one.',
  },
  mine: /*i18n*/ {
    id: 'advisor.check.inMyUnit.mineIsLarger',
    message:
      'Your {own} is {times} times the price of {theirs}. You are the cheaper one where a customer would have to pay theirs more often than that to get the same, and the dearer one where less often is enough.',
  },
  theirs: /*i18n*/ {
    id: 'advisor.check.inMyUnit.theirsIsLarger',
    message:
      '{theirs} costs {times} times your {own}. They are the cheaper one where a customer would have to pay yours more often than that to get the same, and the dearer one where less often is enough.',
  },
  cheaper: /*i18n*/ {
    id: 'advisor.check.inMyUnit.cheaper',
    message: 'For the same, your customer pays you {own}. That is {gap} less than {theirs}, or {share} cheaper.',
  },
  dearer: /*i18n*/ {
    id: 'advisor.check.inMyUnit.dearer',
    message: 'For the same, your customer pays you {own}. That is {gap} more than {theirs}, or {share} dearer.',
  },
  equal: /*i18n*/ {
    id: 'advisor.check.inMyUnit.equal',
    message:
      'For the same, your customer pays you {own}, as much as for {theirs}: price is no reason to choose you, nor one against you.',
  },
  nextMany: /*i18n*/ {
    id: 'advisor.check.inMyUnit.next.many',
    message: 'Ask three customers how much of the other they would need in place of yours.',
  },
  nextPrice: /*i18n*/ {
    id: 'advisor.check.inMyUnit.next.price',
    message: 'Find out what a customer gets there for that price and what is charged on top of it.',
  },
};

/** What one's own price buys at an alternative, or by how much the two differ where they buy the same. */
export const rivalInMyUnit: Check = {
  id: 'rival-in-my-unit',
  section: 'competitor-analysis',
  // A range is put beside one's own price by rival-range and rival-times-cheaper.
  look: (coach) =>
    onRivalries(coach, (rivalry) => {
      if (rivalry.high) return null;
      return isAlike(coach, rivalry) ? besides(coach, rivalry) : buys(coach, rivalry);
    }),
};

/** The two prices where they buy the same amount. */
function besides(coach: Coach, rivalry: Rivalry): Outcome {
  const { ledger, business } = coach;
  const { n, low, own, rival } = rivalry;
  const mine = alike(coach, rivalry);
  const more = op('subtract', mine.id, low.id);
  const [gap, share] = [
    moneyTerm(ledger, `inMyUnit.${n}.gap`, texts.gap, op('max', more, op('subtract', low.id, mine.id))),
    numberTerm(
      ledger,
      [`inMyUnit.${n}.share`, 'percent'],
      texts.share,
      op('multiply', op('divide', `inMyUnit.${n}.gap`, low.id), 100),
    ),
  ];
  return onceKnown(coach, [gap, share], () => {
    const ratio = numberOf(mine) / numberOf(low);
    // From there on rival-times-cheaper speaks; far below, the units cannot be the same.
    if (ratio >= dearFrom || ratio * furthest < 1) return null;
    const text = ratio < 1 ? texts.cheaper : ratio > 1 ? texts.dearer : texts.equal;
    return {
      severity: 'tells',
      stake: 0,
      says: say(text, { own: figure(mine), theirs: theirsOf(coach, rivalry), gap: figure(gap), share: figure(share) }),
      next: say(texts.nextPrice),
      restsOn: [own.mention, ...mentionsOf(business, rival)],
    };
  });
}

/** How much the dearer of the two prices pays for at the other. */
function buys(coach: Coach, rivalry: Rivalry): Outcome {
  const { ledger, business } = coach;
  const { n, low, own, rival } = rivalry;
  const mine = ownTerm(coach, own);
  const isMine = isDearer(coach, rivalry);
  const unit = isMine && !rival.unit ? timeOf(rival) : undefined;
  const text = isMine ? texts.times : texts.timesTheirs;
  const ratio = isMine ? op('divide', mine.id, low.id) : op('divide', low.id, mine.id);
  const times = numberTerm(ledger, [`inMyUnit.${n}.times`, unit ?? 'count'], text, ratio);
  const size = unit === 'hours' ? sizeOf(coach) : undefined;
  const question = size && repeating(own, size);
  if (question && !business.answers.has(question.key)) return { asks: question };
  const each =
    size && question && choiceOf(business.answers, question.key) === 'yes'
      ? eachOf(coach, rivalry, size, times)
      : undefined;
  return onceKnown(coach, [times], () => {
    const values = { own: figure(mine), theirs: theirsOf(coach, rivalry) };
    const amount: Value | undefined =
      isMine && rival.unit ? counted(times, rival.unit) : unit ? figure(times) : undefined;
    const says =
      amount && each && size
        ? say(texts.paysEach, { ...values, amount, each: figure(each), size: quoted(size) })
        : amount
          ? say(texts.pays, { ...values, amount })
          : say(isMine ? texts.mine : texts.theirs, { ...values, times: figure(times) });
    return {
      severity: 'tells',
      stake: 0,
      says,
      next: say(texts.nextMany),
      restsOn: [own.mention, ...mentionsOf(business, rival), ...(each && size ? [size.mention] : [])],
    };
  });
}

const timeUnits: Readonly<Record<TimeUnit, NodeUnit | undefined>> = {
  minute: 'minutes',
  hour: 'hours',
  day: 'days',
  week: undefined,
  month: 'months',
  year: 'years',
};

const timeOf = ({ every }: SaidAmount): NodeUnit | undefined => every && timeUnits[every];

/** The one number of things that a customer gets for a price. */
function sizeOf({ business }: Coach): SaidAmount | undefined {
  const [size, ...others] = amountsOf(business, 'pack.size');
  return size?.form.kind === 'count' && size.form.count > 1 && size.toValue === undefined && others.length === 0
    ? size
    : undefined;
}

const repeating = (own: SaidAmount, size: SaidAmount): Question =>
  chooseFrom(`holds.times/${own.mention}/${size.mention}`, {
    asks: say(texts.repeats, { size: quoted(size), own: quoted(own) }),
    because: say(texts.repeatsBecause),
    options: { yes: say(texts.yes), no: say(texts.no) },
  });

function eachOf({ ledger }: Coach, { n }: Rivalry, said: SaidAmount, hours: Term): Term {
  const spec = { id: `inMyUnit.${n}.size`, label: say(texts.size), unit: 'count' } as const;
  const size = ledger.said(spec, plainOf(said) ?? 1, said);
  const minutes = op('divide', op('multiply', hours.id, 60), size.id);
  return numberTerm(ledger, [`inMyUnit.${n}.each`, 'minutes'], texts.each, minutes, 'integer');
}
