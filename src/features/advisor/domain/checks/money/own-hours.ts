import { amountsOf, type SaidAmount } from '../../business/business.ts';
import { type Coach, ifChosen, type Outcome } from '../../coach/coach.ts';
import { askFor, choiceOf, chooseFrom, type Question } from '../../coach/question.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { quoted, say } from '../../say/message.ts';
import { onceKnown } from '../promises/asking.ts';

const texts = {
  all: /*i18n*/ {
    id: 'advisor.check.hours.all',
    message:
      'You said “{words}”. How many hours of your work is that with everything before and after: the way there, preparing, tidying up, writing the bill?',
  },
  allBecause: /*i18n*/ {
    id: 'advisor.check.hours.all.because',
    message: 'What comes before and after is work too, and nobody pays for it separately.',
  },
  shared: /*i18n*/ {
    id: 'advisor.check.hours.shared',
    message: 'Do several customers share these hours, as in a group, a batch or a round trip?',
  },
  sharedBecause: /*i18n*/ {
    id: 'advisor.check.hours.shared.because',
    message: 'Shared hours count only once, however many of you sell.',
  },
  one: /*i18n*/ { id: 'advisor.check.hours.one', message: 'No, each sale takes hours of its own' },
  several: /*i18n*/ { id: 'advisor.check.hours.several', message: 'Yes, several are served with the same hours' },
  term: /*i18n*/ { id: 'advisor.check.hours.term', message: 'Hours of work in one sale, all in' },
};

/** Whether the hours of one sale are its own. */
const sharing: Question = chooseFrom('hours.shared', {
  asks: say(texts.shared),
  because: say(texts.sharedBecause),
  options: { one: say(texts.one), several: say(texts.several) },
});

/**
 * The founder's hours in one sale, all in. A duration that was said is the customer's time: what goes before and after it is asked.
 * Undefined for what is paid for a time, where nobody said for how long the hours are; an hour that is sold is one sale.
 */
function hoursOf(coach: Coach): Term | undefined {
  // Hours that others are paid for are in the costs; hours that were called too high are not known.
  if (coach.business.answers.has('beyond-hours')) return undefined;
  const { sale } = coach;
  const every = sale.said?.every;
  const duration = durationOf(coach);
  if (every !== undefined && (every !== 'hour' || duration)) return undefined;
  return duration ? allIn(coach, duration) : sale.hours;
}

/** The same where they are known and a person said that each sale has hours of its own. */
export function ownHours(coach: Coach): Term | undefined {
  const hours = hoursOf(coach);
  const isOwn = choiceOf(coach.business.answers, sharing.key) === 'one';
  return hours?.lacks.length === 0 && isOwn ? hours : undefined;
}

/** What follows from them; asks for what is missing. */
export function withOwnHours(coach: Coach, then: (hours: Term) => Outcome): Outcome {
  const hours = hoursOf(coach);
  if (!hours) return null;
  if (hours.lacks.length > 0) return onceKnown(coach, [hours], () => null);
  return ifChosen(coach, sharing, 'one', () => then(hours));
}

/** The duration that the hours of one sale were taken from; undefined where they were asked for. */
function durationOf({ business, ledger, sale }: Coach): SaidAmount | undefined {
  const leaf = (ledger.find('hours.said') ?? sale.hours).node;
  if (leaf?.kind !== 'leaf' || leaf.origin.kind !== 'said') return undefined;
  const { factKey } = leaf.origin;
  return amountsOf(business, 'duration.unit').find(({ mention }) => mention === factKey);
}

const allIn = ({ ledger }: Coach, duration: SaidAmount): Term =>
  ledger.find('hours.all') ??
  ledger.asked(
    { id: 'hours.all', label: say(texts.term), unit: 'hours' },
    askFor(
      `hours.all/${duration.mention}`,
      { asks: say(texts.all, { words: quoted(duration) }), because: say(texts.allBecause) },
      { unit: 'hours', min: 0, max: 10_000 },
    ),
  );
