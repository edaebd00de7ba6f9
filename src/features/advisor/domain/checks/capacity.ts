import { op, ref } from '#shared/formula-build.ts';
import type { Check, Coach, Outcome } from '../coach/coach.ts';
import { askFor } from '../coach/question.ts';
import { holds } from '../coach/safeguards.ts';
import type { Term } from '../reckoning/ledger.ts';
import { isCounted } from '../reckoning/sale-line.ts';
import { kindOf } from '../reckoning/sales-today.ts';
import { addMonthCount, busyShareKey } from '../reckoning/season.ts';
import { choose, counted, figure, quoted, say, whether } from '../say/message.ts';
import { mentionsOf, onceKnown } from './looking.ts';
import { seasonWord } from './month.ts';
import { hoursField, ownHours } from './own-hour.ts';
import { numberOf, numberTerm } from './terms.ts';

const texts = {
  asksEach: /*i18n*/ {
    id: 'advisor.check.capacity.asksEach',
    message:
      '{kind, select, customer {How many hours of work does one customer take in a month, with the way there and the paperwork?} named {How many hours of work does one “{unit}” take, with the way there and the paperwork?} other {How many hours of work does one sale at “{price}” take, with the way there and the paperwork?}}',
  },
  becauseEach: /*i18n*/ {
    id: 'advisor.check.capacity.becauseEach',
    message: 'It decides whether the sales you expect fit into a month.',
  },
  asksAll: /*i18n*/ {
    id: 'advisor.check.capacity.asksAll',
    message:
      '{season, select, part {How many hours can you and everybody who helps you work for this in a month of sale, together?} other {How many hours can you and everybody who helps you work for this in a normal month, together?}}',
  },
  each: /*i18n*/ { id: 'advisor.check.capacity.term.each', message: 'Hours of work for one sale' },
  all: /*i18n*/ { id: 'advisor.check.capacity.term.all', message: 'Hours of everybody a month' },
  need: /*i18n*/ { id: 'advisor.check.capacity.term.need', message: 'Hours the expected sales take a month' },
  free: /*i18n*/ { id: 'advisor.check.capacity.term.free', message: 'Hours left beside the expected sales' },
  over: /*i18n*/ { id: 'advisor.check.capacity.term.over', message: 'Hours missing for the expected sales' },
  fit: /*i18n*/ { id: 'advisor.check.capacity.term.fit', message: 'Sales that fit into the hours of a month' },
  most: /*i18n*/ { id: 'advisor.check.capacity.term.most', message: 'Most sales in a month of sale' },
  peak: /*i18n*/ { id: 'advisor.check.capacity.term.weight', message: 'The busiest month beside a normal one' },
  peakSales: /*i18n*/ { id: 'advisor.check.capacity.term.peak', message: 'Sales in the busiest month' },
  share: /*i18n*/ { id: 'advisor.check.capacity.term.share', message: 'Expected of the most that can be sold' },
  fits: /*i18n*/ {
    id: 'advisor.check.capacity.fits',
    message:
      '{kind, select, hour {Of {alone, select, yes {your} other {the}} {hours} a month, {need} are paid for; {free} are left for everything nobody pays.} other {{busy, select, yes {In the busiest month {volume}} other {{volume} a month}} take {need} of {alone, select, yes {your} other {the}} {hours}; {free} are left for {others, select, yes {your other offers, selling} other {selling}} and everything else.}}',
  },
  tooMany: /*i18n*/ {
    id: 'advisor.check.capacity.over',
    message:
      '{kind, select, hour {You expect {need} a month that are paid for, and there are {alone, select, yes {{hours} of yours} other {{hours} of all of you}}.} other {{busy, select, yes {In the busiest month {volume}} other {{volume} a month}} take {need}, and there are {alone, select, yes {{hours} of yours} other {{hours} of all of you}}: {fit} of them fit in.}}',
  },
  overNext: /*i18n*/ {
    id: 'advisor.check.capacity.overNext',
    message: 'Plan with {fit}, find help for {over} a month, or take more for each.',
  },
  places: /*i18n*/ {
    id: 'advisor.check.capacity.places',
    message: 'You expect {share} of the most you can sell: {volume} of {most} a month.',
  },
  full: /*i18n*/ {
    id: 'advisor.check.capacity.full',
    message:
      'That leaves little room for what falls out: keep a list of who waits, and raise the price before you enlarge.',
  },
};

/** By so much the hours that are needed can be above those there are. */
const roundly = 1.05;

/** From this share of the most on, in percent, it is nearly full. */
const nearlyFull = 85;

/** Whether the sales that are expected fit into what can be made: the limits that were named, or else the hours they take. */
export const capacity: Check = {
  id: 'capacity',
  section: 'revenue-streams',
  look(coach) {
    const { ledger, sale } = coach;
    if (!sale.said || !isCounted(sale) || numberOf(sale.volume) <= 0 || sale.season.lacks.length > 0) return null;
    const ceiling = ledger.find('ceiling.year');
    return ceiling ? ofPlaces(coach, ceiling) : ofHours(coach);
  },
};

function ofPlaces({ ledger, sale }: Coach, ceiling: Term): Outcome {
  // At one time as many customers pay each month; what is expected of a year beyond the most is refused elsewhere.
  if (ceiling.lacks.length > 0 || sale.others.some(isCounted)) return null;
  const months = addMonthCount(ledger, sale.season);
  const most = numberTerm(ledger, ['capacity.most', 'count'], texts.most, op('divide', ceiling.id, months), 'integer');
  const by = op('multiply', op('divide', sale.volume.id, most.id), 100);
  const share = numberTerm(ledger, ['capacity.share', 'percent'], texts.share, by, 'integer');
  if (numberOf(most) <= 0 || numberOf(share) > 100) return null;
  const volume = counted(sale.volume, sale.unit);
  const next = numberOf(share) >= nearlyFull ? { next: say(texts.full) } : {};
  const says = say(texts.places, { share: figure(share), volume, most: figure(most) });
  return { severity: 'tells', stake: 0, says, ...next, restsOn: mentionsOf(sale.said) };
}

function ofHours(coach: Coach): Outcome {
  const { ledger, sale } = coach;
  const kind = kindOf(sale.said?.every);
  const isAlone = holds(coach, 'alone');
  // A day has as many hours as its founder gives it; whose hours count is asked before.
  if (kind === 'day' || isAlone === undefined) return null;
  const hours = isAlone ? ownHours(coach) : allHours(coach);
  // What has to fit in is the busiest month.
  const most = peakVolume(coach);
  const need = kind === 'hour' ? ref(most.id) : op('multiply', most.id, eachHours(coach).id);
  const all = numberTerm(ledger, ['capacity.need', 'hours'], texts.need, need, 'integer');
  for (const term of [all, hours]) if (term.lacks.length > 0) return onceKnown(coach, [term], () => null);
  // Hours that somebody guesses differ by a few from those that follow.
  const isOver = numberOf(all) > numberOf(hours) * roundly;
  const values = {
    kind: choose(kind),
    alone: whether(isAlone),
    busy: whether(most !== sale.volume),
    others: whether(sale.others.some(isCounted)),
    volume: counted(most, sale.unit),
    need: figure(all),
    hours: figure(hours),
  };
  const told = { stake: 0, restsOn: mentionsOf(sale.said) };
  if (!isOver) {
    const rest = op('max', 0, op('subtract', hours.id, all.id));
    const free = numberTerm(ledger, ['capacity.free', 'hours'], texts.free, rest);
    return { ...told, severity: 'tells', says: say(texts.fits, { ...values, free: figure(free) }) };
  }
  const part = op('floor', op('multiply', most.id, op('divide', hours.id, all.id)));
  const fit = figure(numberTerm(ledger, ['capacity.fit', 'count'], texts.fit, part));
  const over = numberTerm(ledger, ['capacity.over', 'hours'], texts.over, op('subtract', all.id, hours.id));
  const next = say(texts.overNext, { fit, over: figure(over) });
  return { ...told, severity: 'breaks', says: say(texts.tooMany, { ...values, fit }), next };
}

/** What is sold in the busiest month; in a normal one where none is busier. */
function peakVolume({ ledger, sale }: Coach): Term {
  const { weights } = sale.season;
  if (!weights) return sale.volume;
  const label = say(texts.peak);
  const most = ledger.answered({ id: 'capacity.weight', label, unit: 'count' }, Math.max(...weights), busyShareKey);
  const sold = op('multiply', sale.volume.id, most.id);
  return numberTerm(ledger, ['capacity.peak', 'count'], texts.peakSales, sold, 'integer');
}

function eachHours({ ledger, sale }: Coach): Term {
  const { said, unit } = sale;
  const kind = kindOf(said?.every) === 'customer' ? 'customer' : unit ? 'named' : 'other';
  const words = unit && { unit: quoted({ mention: unit.mention, quote: unit.one }) };
  const asks = say(texts.asksEach, { kind: choose(kind), price: quoted(said!), ...words });
  const stake = numberOf(sale.price) * numberOf(sale.volume) * 12;
  const field = { unit: 'hours', min: 0.01, max: 744 } as const;
  const asked = askFor(`hours.each/${said!.mention}`, { asks, because: texts.becauseEach }, field, stake);
  return ledger.asked({ id: 'capacity.each', label: say(texts.each), unit: 'hours' }, asked);
}

function allHours({ ledger, sale }: Coach): Term {
  const words = { asks: say(texts.asksAll, { season: seasonWord(sale) }), because: texts.becauseEach };
  const asked = askFor('hours.all', words, { ...hoursField, max: 100_000 });
  return ledger.asked({ id: 'capacity.all', label: say(texts.all), unit: 'hours' }, asked);
}
