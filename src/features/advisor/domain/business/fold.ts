import type { Language } from '#shared/languages.ts';
import type { CurrencyCode } from '#shared/money.ts';
import { choiceOf } from '../coach/question.ts';
import { isFunctionWord } from '../reading/function-words.ts';
import { counts, type Label, type Mention, type Role } from '../reading/label.ts';
import { type AmountRole, amountRoles, type WordRole, wordRoles } from '../reading/roles.ts';
import type { AmountForm } from '../reading/spotted.ts';
import { readTimeUnit, type TimeUnit } from '../reading/units.ts';
import type { Answers, Business, SaidAmount, SaidWords } from './business.ts';
import { type EnteredFact, withEntered } from './by-hand.ts';
import { everyKey, paidTimes } from './paid-every.ts';

/** What a business is made from. */
export interface Reading {
  readonly language: Language;
  readonly currency: CurrencyCode | undefined;
  readonly country: string | undefined;
  readonly trade: string | null | undefined;
  readonly mentions: readonly Mention[];
  readonly labels: readonly Label[];
  readonly answers: Answers;
  /** What a person entered by hand, in the profile: it takes the place of what was said of the same. */
  readonly entered?: readonly EnteredFact[];
}

/** The business as far as it is certain: mentions whose label counts, in the order in which they were said. */
export function foldBusiness(reading: Reading): Business {
  const { language, currency, country, trade, mentions, labels, answers, entered = [] } = reading;
  const byMention = new Map(labels.filter(counts).map((label) => [label.mention, label]));
  const amounts: SaidAmount[] = [];
  const words: SaidWords[] = [];
  const others = clauseMates(mentions, byMention);
  for (const mention of mentions) {
    const { id, question, amount, sentence } = mention;
    const label = byMention.get(id);
    if (!label) continue;
    const quote = wordsFor(mention, {
      role: label.role,
      language,
      isShared: others.hasOtherPeople(mention, label.role),
    });
    const said = {
      mention: id,
      question,
      quote,
      ...(others.isAlone(mention) && mention.clause !== quote && { clause: mention.clause! }),
      ...(sentence && { sentence }),
    };
    if (!amount) {
      if (isWordRole(label.role))
        words.push({ ...said, role: label.role, ...(label.of !== undefined && { of: label.of }) });
      continue;
    }
    // What can be read in two ways counts only where a person confirmed what it is.
    if (!isAmountRole(label.role) || (!amount.isCertain && label.by !== 'person')) continue;
    const { toValue } = amount;
    const form = label.by === 'person' ? asMoney(amount.form, label.role, currency) : amount.form;
    const per = form.kind === 'money' || form.kind === 'count' ? form.per : undefined;
    const every = per === undefined ? paidEvery(id, label.role, answers) : readTimeUnit(per, language);
    amounts.push({
      ...said,
      role: label.role,
      form,
      ...(toValue !== undefined && { toValue }),
      ...(every && { every }),
      ...(label.of !== undefined && { of: label.of }),
      ...(label.unit && { unit: { mention: id, ...label.unit } }),
      ...(label.by !== 'person' && { isUnasked: true }),
    });
  }
  const named = new Set(words.map(({ mention }) => mention));
  // Whoever says whose price it is names an alternative.
  for (const { role, of } of amounts) {
    const owner = role.startsWith('rival.') ? mentions.find(({ id }) => id === of && !named.has(id)) : undefined;
    if (!owner || owner.amount) continue;
    named.add(owner.id);
    const { id, question, quote, sentence } = owner;
    words.push({ mention: id, question, quote, role: 'rival', ...(sentence && { sentence }) });
  }
  return withEntered({ currency, country, trade, amounts: onceSaid(amounts), words, answers }, entered, language);
}

/** A price that was said twice stands once: nothing is sold twice over by being named again. */
function onceSaid(amounts: readonly SaidAmount[]): readonly SaidAmount[] {
  return amounts.filter(
    (one, at) =>
      !one.role.startsWith('price') ||
      !amounts.slice(0, at).some((other) => other.role === one.role && isSame(one, other)),
  );
}

function isSame(one: SaidAmount, other: SaidAmount): boolean {
  const [form, same] = [one.form, other.form];
  if (form.kind !== 'money' || same.kind !== 'money') return false;
  const isOne = form.amount === same.amount && form.currency === same.currency && one.toValue === other.toValue;
  const fits = <T>(mine: T | undefined, theirs: T | undefined): boolean =>
    mine === undefined || theirs === undefined || mine === theirs;
  return isOne && one.every === other.every && fits(one.of, other.of) && fits(one.unit?.one, other.unit?.one);
}

/** What stands in a clause beside a mention of it. */
function clauseMates(mentions: readonly Mention[], labels: ReadonlyMap<string, Label>) {
  const keyOf = ({ question, clause }: Mention): string => `${question} ${clause}`;
  const inClause = Map.groupBy(
    mentions.filter(({ clause }) => clause !== undefined),
    keyOf,
  );
  const mates = (mention: Mention): readonly Mention[] => inClause.get(keyOf(mention)) ?? [];
  const isMoney = ({ amount }: Mention): boolean => amount?.form.kind === 'money';
  return {
    /** Whether the clause tells of this amount alone: "Under 8 kg €15 extra" of the fifteen euros, no clause of two prices. */
    isAlone: (mention: Mention): boolean =>
      mention.amount !== undefined &&
      mates(mention).filter(isMoney(mention) ? isMoney : ({ amount }) => amount !== undefined).length === 1,
    /** Whether somebody or something else was named in it: it is no name of this one then. */
    hasOtherPeople: (mention: Mention, role: Role): boolean =>
      mates(mention).some(({ id, amount }) => {
        const other = labels.get(id)?.role;
        return !amount && other !== undefined && (namedRoles.has(other) || isOtherPerson(role, other));
      }),
  };
}

/** What is named by words of its own: no words of people beside it. */
const namedRoles: ReadonlySet<Role> = new Set<Role>(['offer', 'unit', 'rival']);

/** Who decides is somebody else than who pays or uses it. */
const isOtherPerson = (role: Role, other: Role): boolean =>
  role === 'decider' ? other === 'payer' || other === 'user' : other === 'decider';

/** Words of these roles say something of somebody: torn out of their clause they can mean the opposite. */
const tellingRoles: ReadonlySet<Role> = new Set<Role>([
  'occasion',
  'rival.self',
  'rival.nothing',
  'rival.fault',
  'claim',
  'promise',
]);

/** People are named by a few words: torn out they can lose who is meant ("live on boats", of "people who live on boats"). */
const peopleRoles: ReadonlySet<Role> = new Set<Role>(['payer', 'user', 'decider', 'route']);
const longestOfPeople = 100;

/** What is quoted of a mention: the clause it stands in where the words alone would not tell what is meant. */
function wordsFor(
  { quote, clause, amount }: Mention,
  { role, language, isShared }: { readonly role: Role; readonly language: Language; readonly isShared: boolean },
): string {
  if (clause === undefined) return quote;
  const isMoney = (moneyRoles as ReadonlySet<Role>).has(role);
  const isBare = amount !== undefined && amount.form.kind !== 'money' && !isMoney && !/\p{L}/u.test(quote);
  if (peopleRoles.has(role) && clause.length <= longestOfPeople)
    return isShared ? quote : withoutEdges(clause, language);
  return isBare || tellingRoles.has(role) ? clause : quote;
}

/** A clause without the small words it begins with: "and often the daughter" is "daughter". */
function withoutEdges(clause: string, language: Language): string {
  const words = clause.split(/(?<=\s)/u);
  const from = words.findIndex((word) => !isFunctionWord(word.trim().toLowerCase(), language));
  return from > 0 ? words.slice(from).join('') : clause;
}

/** By what time a price is paid that names none, as far as the person answered it. */
function paidEvery(mention: string, role: Role, answers: Answers): TimeUnit | undefined {
  const chosen = role === 'price.period' ? choiceOf(answers, everyKey(mention)) : undefined;
  return paidTimes.find((time) => time === chosen);
}

/** What is always money: a bare number that a person gave such a role is in the currency of the business. */
const moneyRoles: ReadonlySet<AmountRole> = new Set<AmountRole>([
  'price',
  'price.period',
  'price.entry',
  'price.pack',
  'price.addon',
  'deposit',
  'cost.direct',
  'cost.period',
  'cost.once',
  'pay.own',
  'own.money',
  'money.others',
  'customer.budget',
  'customer.price',
  'rival.price',
]);

function asMoney(form: AmountForm, role: AmountRole, currency: CurrencyCode | undefined): AmountForm {
  if (form.kind !== 'count' || !currency || !moneyRoles.has(role)) return form;
  const { count, per } = form;
  return { kind: 'money', amount: count, currency, ...(per !== undefined && { per }) };
}

const isAmountRole = (role: string): role is AmountRole => (amountRoles as readonly string[]).includes(role);
const isWordRole = (role: string): role is WordRole => (wordRoles as readonly string[]).includes(role);

/** Roles that were guessed and neither confirmed nor taken back: of these nobody may say that nothing was said. */
export const pendingRoles = ({ labels }: Pick<Reading, 'labels'>): ReadonlySet<Role> =>
  new Set(labels.filter((label) => label.state === 'asked' && !counts(label)).map(({ role }) => role));
