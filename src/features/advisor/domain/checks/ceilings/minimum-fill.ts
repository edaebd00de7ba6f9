import { op } from '#shared/formula-build.ts';
import { onlyAmountOf, type SaidAmount } from '../../business/business.ts';
import type { Check, Coach, Finding, Outcome } from '../../coach/coach.ts';
import { askFor, choiceOf, chooseFrom, isUnknown } from '../../coach/question.ts';
import { addCeiling } from '../../reckoning/ceiling.ts';
import type { Term } from '../../reckoning/ledger.ts';
import { plainOf } from '../../reckoning/said-terms.ts';
import { choose, figure, quoted, say, type Text } from '../../say/message.ts';
import { onceKnown } from '../promises/asking.ts';
import { moneyTerm, numberOf, numberTerm } from '../terms.ts';
import { fillTexts as texts } from './minimum-fill-texts.ts';
import { choosing, countsWithin, hasSessions } from './sessions.ts';

/** What one place in a group brings each session, and how many have to be paid. */
export const minimumFill: Check = {
  id: 'minimum-fill',
  section: 'revenue-streams',
  // A session that costs nothing by itself needs nobody to pay for it.
  look: (coach) =>
    withFill(coach, (fill) =>
      fill.cost.lacks.length === 0 && numberOf(fill.cost) <= 0 ? null : { found: find(coach, fill) },
    ),
};

/** Asks what a session costs, where that decides how many places have to be paid; finds nothing itself. */
export const sessionCost: Check = {
  id: 'session-cost',
  section: 'revenue-streams',
  look: (coach) => withFill(coach, ({ cost }) => onceKnown(coach, [cost], () => null)),
};

/** A group that pays by the head. */
interface Fill {
  readonly group: SaidAmount;
  readonly size: Term;
  readonly sessions: Term;
  /** What one place brings in one session. */
  readonly each: Term;
  readonly full: Term;
  /** What one session costs whoever takes part; open until it is answered. */
  readonly cost: Term;
}

/** The group and its sessions, as a person confirmed them; asks for them one after the other. */
function withFill(coach: Coach, then: (fill: Fill) => Outcome): Outcome {
  const { business, sale } = coach;
  const price = sale.said;
  if (!price || sale.left.lacks.length > 0 || numberOf(sale.left) <= 0 || !hasSessions(business)) return null;
  // What is the most there can be says how much is sold, and not how many come together.
  const isMost = ({ mention }: SaidAmount): boolean => business.answers.has(`ceiling/${price.mention}+${mention}`);
  const groups = countsWithin(business, 2, 200).filter((one) => !isMost(one));
  const asking = {
    asks: say(texts.group, { price: quoted(price) }),
    because: say(texts.because),
    none: say(texts.none),
  };
  return choosing(coach, `group/${price.mention}`, asking, groups, (group) =>
    withSessions(coach, price, (sessions) => then(fillOf(coach, group, sessions))),
  );
}

/** How many sessions the price pays for: the number that a person said it is, else the one they answer. */
function withSessions({ business, ledger }: Coach, price: SaidAmount, then: (sessions: Term) => Outcome): Outcome {
  const size = onlyAmountOf(business, 'pack.size');
  const spec = { id: 'fill.sessions', label: say(texts.sessionsTerm), unit: 'count' } as const;
  const known = ledger.find(spec.id);
  if (known) return known.lacks.length === 0 ? then(known) : { asks: known.lacks[0]! };
  if (size?.form.kind === 'count' && size.toValue === undefined && size.form.count > 0) {
    const question = chooseFrom(`sessions.paid/${size.mention}/${price.mention}`, {
      asks: say(texts.paysFor, { price: quoted(price), sessions: quoted(size) }),
      because: say(texts.because),
      options: { yes: say(texts.yes), no: say(texts.no) },
    });
    if (!business.answers.has(question.key)) return { asks: question };
    if (isUnknown(business.answers, question.key)) return null;
    if (choiceOf(business.answers, question.key) === 'yes') return then(ledger.said(spec, plainOf(size) ?? 0, size));
  }
  const asks = { asks: say(texts.sessions, { price: quoted(price) }), because: say(texts.because) };
  const question = askFor(`sessions.of/${price.mention}`, asks, { unit: 'count', min: 1, max: 10_000 });
  if (isUnknown(business.answers, question.key)) return null;
  const sessions = ledger.asked(spec, question);
  return sessions.lacks.length > 0 ? { asks: question } : then(sessions);
}

function fillOf({ ledger, sale }: Coach, group: SaidAmount, sessions: Term): Fill {
  const label = say(texts.size);
  const size =
    ledger.find('fill.size') ?? ledger.said({ id: 'fill.size', label, unit: 'count' }, plainOf(group) ?? 0, group);
  // To the coin: what is left of a group is reckoned from it.
  const exact = (id: string, text: Text, formula: ReturnType<typeof op>): Term =>
    ledger.formula({ id, label: say(text), unit: 'money' }, formula, 1);
  const each = ledger.find('fill.each') ?? exact('fill.each', texts.each, op('divide', sale.left.id, sessions.id));
  const full =
    ledger.find('fill.full') ??
    exact('fill.full', texts.full, op('divide', op('multiply', sale.left.id, size.id), sessions.id));
  const cost =
    ledger.find('fill.cost') ??
    ledger.asked(
      { id: 'fill.cost', label: say(texts.costTerm), unit: 'money' },
      askFor(
        'session.cost',
        { asks: say(texts.cost), because: say(texts.costBecause) },
        { unit: 'money', min: 0, max: 100_000_000_000 },
      ),
    );
  return { group, size, sessions, each, full, cost };
}

function find(coach: Coach, fill: Fill): Finding {
  const { ledger, sale } = coach;
  const { group, size, sessions, each, full, cost } = fill;
  const most = addCeiling(ledger, coach.business, sale);
  // Groups in a full year; without a known limit nobody knows how many there are.
  const groups = most?.lacks.length === 0 ? op('divide', most.id, size.id) : undefined;
  const values = { each: figure(each), size: figure(size), full: figure(full) };
  const base = {
    restsOn: [group.mention, ...(sale.said ? [sale.said.mention] : [])],
  };
  if (cost.lacks.length > 0) return { ...base, severity: 'tells', stake: 0, says: say(texts.found, values) };
  const needed = numberTerm(
    ledger,
    ['fill.needed', 'count'],
    texts.needed,
    op('ceil', op('divide', op('multiply', cost.id, sessions.id), sale.left.id)),
  );
  const rest = moneyTerm(ledger, 'fill.rest', texts.rest, op('subtract', full.id, cost.id));
  const missing = moneyTerm(ledger, 'fill.missing', texts.missing, op('subtract', cost.id, full.id));
  const known = { ...values, cost: figure(cost) };
  if (numberOf(missing) <= 0)
    return {
      ...base,
      severity: 'tells',
      stake: 0,
      says: say(texts.needs, {
        ...known,
        count: choose(numberOf(needed)),
        needed: figure(needed),
        rest: figure(rest),
      }),
    };
  const lost = groups && moneyTerm(ledger, 'fill.lost', texts.lost, op('multiply', groups, sessions.id, missing.id));
  return {
    ...base,
    severity: 'costs',
    stake: lost ? numberOf(lost) : 0,
    says: say(texts.tooDear, { ...known, missing: figure(missing) }),
    next: say(texts.next, { size: figure(size), full: figure(full) }),
  };
}
