import { op } from '#shared/formula-build.ts';
import { onlyAmountOf, type SaidAmount } from '../../business/business.ts';
import { type Coach, ifChosen, type Outcome } from '../../coach/coach.ts';
import { askFor, chooseFrom, isUnknown } from '../../coach/question.ts';
import type { TimeUnit } from '../../reading/units.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { plainOf } from '../../reckoning/said-terms.ts';
import { quoted, say } from '../../say/message.ts';
import { numberTerm } from '../terms.ts';

const texts = {
  asks: /*i18n*/ {
    id: 'advisor.check.visits.asks',
    message: 'Does “{often}” say how often you go to each of your customers?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.visits.because',
    message: 'Ways take time: they decide how many customers one person can serve.',
  },
  go: /*i18n*/ { id: 'advisor.check.visits.go', message: 'Yes, we go to each customer so often' },
  sent: /*i18n*/ {
    id: 'advisor.check.visits.sent',
    message: 'No: customers come to us, or somebody else delivers',
  },
  other: /*i18n*/ { id: 'advisor.check.visits.other', message: 'No, it says something else' },
  week: /*i18n*/ { id: 'advisor.check.visits.week', message: 'You said “{often}”. How many times a week is that?' },
  said: /*i18n*/ { id: 'advisor.check.visits.term.said', message: 'How often you go to a customer, as you said it' },
  term: /*i18n*/ { id: 'advisor.check.visits.term', message: 'Visits to one customer a week' },
};

/** Of each, how many a week: five working days, and 52 weeks and 12 months a year. */
const aWeek: Readonly<Partial<Record<TimeUnit, number>>> = { day: 5, week: 1, month: 12 / 52, year: 1 / 52 };
/** Weeks in each. */
const inWeeks: Readonly<Partial<Record<TimeUnit, number>>> = { day: 1 / 5, week: 1, month: 52 / 12, year: 52 };

/**
 * What follows from how often somebody goes to each customer, in visits a week, once a person said that it means that. Asks for the
 * week where the time it is said for is not certain; silent for ranges.
 */
export function withVisits(coach: Coach, then: (often: SaidAmount, week: Term) => Outcome): Outcome {
  const { business, sale } = coach;
  if (sale.others.length > 0) return null;
  const often = onlyAmountOf(business, 'frequency');
  if (!often || often.toValue !== undefined || (plainOf(often) ?? 0) <= 0 || often.form.kind === 'percent') return null;
  const question = chooseFrom(`visits/${often.mention}`, {
    asks: say(texts.asks, { often: quoted(often) }),
    because: say(texts.because),
    options: { go: say(texts.go), sent: say(texts.sent), other: say(texts.other) },
  });
  const weekKey = `visits.week/${often.mention}`;
  return ifChosen(coach, question, 'go', () =>
    isUnknown(business.answers, weekKey) ? null : then(often, weekTerm(coach, often, weekKey)),
  );
}

function weekTerm({ ledger }: Coach, often: SaidAmount, key: string): Term {
  const known = ledger.find('visits.week');
  if (known) return known;
  const said = () =>
    ledger.said({ id: 'visits.said', label: say(texts.said), unit: 'count' }, plainOf(often) ?? 0, often);
  const { form, every } = often;
  const times = form.kind === 'count' && every ? aWeek[every] : undefined;
  if (times !== undefined)
    return numberTerm(ledger, ['visits.week', 'count'], texts.term, op('multiply', said().id, times));
  // "Every six weeks": one visit in so many of them.
  const weeks = form.kind === 'duration' ? inWeeks[form.unit] : undefined;
  if (weeks !== undefined)
    return numberTerm(ledger, ['visits.week', 'count'], texts.term, op('divide', 1, op('multiply', said().id, weeks)));
  return ledger.asked(
    { id: 'visits.week', label: say(texts.term), unit: 'count' },
    askFor(
      key,
      { asks: say(texts.week, { often: quoted(often) }), because: say(texts.because) },
      { unit: 'count', per: 'week', min: 0, max: 100 },
    ),
  );
}
