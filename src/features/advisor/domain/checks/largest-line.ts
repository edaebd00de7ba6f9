import { op, total } from '#shared/formula-build.ts';
import type { Check, Coach, Finding } from '../coach/coach.ts';
import { addNormalMonth } from '../reckoning/normal-month.ts';
import { isShareOpen } from '../reckoning/open-share.ts';
import type { SaleLine } from '../reckoning/sale-line.ts';
import { figure, quoted, say, type Value } from '../say/message.ts';
import { mentionsOf } from './looking.ts';
import { inMonth, leftOf } from './month.ts';
import { moneyTerm, numberOf, numberTerm } from './terms.ts';

const texts = {
  line: /*i18n*/ { id: 'advisor.check.largest.term.line', message: 'What one of your offers leaves in a normal month' },
  all: /*i18n*/ { id: 'advisor.check.largest.term.all', message: 'What all sales of a normal month leave' },
  share: /*i18n*/ { id: 'advisor.check.largest.term.share', message: 'Share of your largest offer' },
  found: /*i18n*/ {
    id: 'advisor.check.largest.found',
    message: 'Of the {all} that your sales leave in a normal month, {line} comes from “{name}” alone: {share}.',
  },
  loss: /*i18n*/ {
    id: 'advisor.check.largest.loss',
    message: 'Each “{name}” takes {loss} more than it brings.',
  },
  lossNext: /*i18n*/ {
    id: 'advisor.check.largest.lossNext',
    message: 'Raise its price, make it cheaper, or stop offering it unless it brings customers who buy something else.',
  },
  each: /*i18n*/ { id: 'advisor.check.largest.term.each', message: 'Missing in one sale of it' },
};

/** Between so much and so much of it one offer of several is what the business lives on. */
const least = 60;
const most = 85;

/** Of several things that are sold: the one the business lives on, or one that costs more than it brings. */
export const largestLine: Check = {
  id: 'largest-line',
  section: 'revenue-streams',
  look(coach) {
    const { ledger, sale, business } = coach;
    const lines = addNormalMonth(ledger, sale)?.lines.map(({ line }) => line) ?? [];
    if (lines.length < 2 || isShareOpen(business)) return null;
    const losing = lines.find((line) => numberOf(line.left) < 0 && line.name && line.said?.role !== 'price.addon');
    if (losing) return atALoss(coach, losing);
    const left = lines.map((line, at) => moneyTerm(ledger, `largest.${at + 1}`, texts.line, inMonth([line], leftOf)));
    const all = moneyTerm(ledger, 'largest.all', texts.all, total(left.map(({ id }) => id)));
    const largest = left.toSorted((one, other) => numberOf(other) - numberOf(one))[0]!;
    const line = lines[left.indexOf(largest)]!;
    const name = nameOf(line);
    // Where two are called the same, nobody would know which is meant.
    const hasNamesake = lines.some((other) => other !== line && other.name?.text === line.name?.text);
    if (!name || numberOf(all) <= 0 || hasNamesake) return null;
    const by = op('multiply', op('divide', largest.id, all.id), 100);
    const share = numberTerm(ledger, ['largest.share', 'percent'], texts.share, by);
    // Of next to all of it nothing follows: what stands beside it is an extra.
    if (numberOf(share) < least || numberOf(share) > most) return null;
    return {
      severity: 'tells',
      stake: numberOf(largest) * sale.season.months.length,
      says: say(texts.found, { all: figure(all), line: figure(largest), name, share: figure(share) }),
      restsOn: mentionsOf(line.said),
    };
  },
};

/** What a line is called; a price alone is its name where nobody gave it one. */
const nameOf = ({ name, said }: SaleLine): Value | undefined =>
  name ? { kind: 'quote', quote: name } : said && quoted(said);

function atALoss({ ledger, sale }: Coach, line: SaleLine): Finding {
  const each = moneyTerm(ledger, 'largest.loss', texts.each, op('subtract', 0, line.left.id));
  return {
    severity: 'costs',
    stake: numberOf(each) * numberOf(line.volume) * line.times * sale.season.months.length,
    says: say(texts.loss, { name: nameOf(line)!, loss: figure(each) }),
    // What comes on top of a sale cannot be left out of it.
    ...(line.said?.role !== 'price.addon' && { next: say(texts.lossNext) }),
    restsOn: mentionsOf(line.said),
  };
}
