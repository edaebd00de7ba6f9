import type { Language } from '#shared/languages.ts';
import type { CurrencyCode } from '#shared/money.ts';
import { choiceOf } from '../coach/question.ts';
import { isFunctionWord } from '../reading/function-words.ts';
import { counts, isMoneyRole, type Label, type Mention, type Role } from '../reading/label.ts';
import { amountRoles, wordRoles } from '../reading/roles.ts';
import type { AmountForm } from '../reading/spotted.ts';
import { readTimeUnit, type TimeUnit } from '../reading/units.ts';
import type { Answers, Business, SaidAmount, SaidWords } from './business.ts';
import { type EnteredFact, withEntered } from './by-hand.ts';
import { everyKey, paidTimes } from './paid-every.ts';

/** What a business is made from. */
export interface Reading extends Pick<Business, 'currency' | 'country' | 'trade' | 'answers'> {
  readonly language: Language;
  readonly mentions: readonly Mention[];
  readonly labels: readonly Label[];
  /** What a person entered by hand, in the profile: it takes the place of what was said of the same. */
  readonly entered?: readonly EnteredFact[];
}

/** The business as far as it is certain: mentions whose label counts, in the order in which they were said. */
export function foldBusiness(reading: Reading): Business {
  const { language, currency, country, trade, mentions, labels, answers, entered = [] } = reading;
  const byMention = new Map(labels.filter(counts).map((label) => [label.mention, label]));
  const amounts: SaidAmount[] = [];
  const words: SaidWords[] = [];
  for (const mention of mentions) {
    const { id, question, amount, clause, sentence } = mention;
    const label = byMention.get(id);
    if (!label) continue;
    const { role, of, unit } = label;
    const mates = mentions.filter((mate) => clause && mate.clause === clause && mate.question === question);
    const others = mates.flatMap((mate) => (mate.amount ? [] : (byMention.get(mate.id)?.role ?? [])));
    const quote = wordsFor(mention, role, others, language);
    const said = {
      mention: id,
      question,
      quote,
      ...(clause && clause !== quote && isAlone(mention, mates) && { clause }),
      ...(sentence && { sentence }),
      ...(of !== undefined && { of }),
    };
    const wordRole = wordRoles.find((one) => one === role);
    if (wordRole && !amount) words.push({ ...said, role: wordRole });
    const amountRole = amountRoles.find((one) => one === role);
    const isByPerson = label.by === 'person';
    // What can be read in two ways counts only where a person confirmed what it is.
    if (!amountRole || !amount || !(amount.isCertain || isByPerson)) continue;
    const form = isByPerson && isMoneyRole(role) ? asMoney(amount.form, currency) : amount.form;
    const per = form.kind === 'money' || form.kind === 'count' ? form.per : undefined;
    const every = per === undefined ? paidEvery(mention, role, answers) : readTimeUnit(per, language);
    amounts.push({
      ...said,
      role: amountRole,
      form,
      ...(amount.toValue !== undefined && { toValue: amount.toValue }),
      ...(every && { every }),
      ...(unit && { unit: { mention: id, ...unit } }),
      ...(!isByPerson && { isUnasked: true }),
    });
  }
  // Whoever says whose price it is names an alternative.
  for (const { role, of } of amounts) {
    const owner = mentions.find(({ id, amount }) => id === of && !amount);
    if (!owner || !role.startsWith('rival.') || words.some(({ mention }) => mention === of)) continue;
    const { id, question, quote, sentence } = owner;
    words.push({ mention: id, question, quote, role: 'rival', ...(sentence && { sentence }) });
  }
  return withEntered({ currency, country, trade, amounts: onceSaid(amounts), words, answers }, entered, language);
}

/** A price that was said twice stands once: nothing is sold twice over by being named again. */
const onceSaid = (amounts: readonly SaidAmount[]): readonly SaidAmount[] =>
  amounts.filter(
    (one, at) => !one.role.startsWith('price') || !amounts.slice(0, at).some((other) => isSame(one, other)),
  );

function isSame(one: SaidAmount, other: SaidAmount): boolean {
  const [form, same] = [one.form, other.form];
  if (form.kind !== 'money' || same.kind !== 'money') return false;
  const isOne = form.amount === same.amount && form.currency === same.currency && one.toValue === other.toValue;
  const fits = (mine: string | undefined, theirs: string | undefined): boolean =>
    mine === undefined || theirs === undefined || mine === theirs;
  const isFor = one.role === other.role && one.every === other.every;
  return isOne && isFor && fits(one.of, other.of) && fits(one.unit?.one, other.unit?.one);
}

const isMoney = ({ amount }: Mention): boolean => amount?.form.kind === 'money';

/** Whether a clause tells of this amount alone: "Under 8 kg €15 extra" of the fifteen euros, no clause of two prices. */
const isAlone = (mention: Mention, mates: readonly Mention[]): boolean =>
  mention.amount !== undefined && mates.filter((one) => one.amount && (isMoney(one) || !isMoney(mention))).length === 1;

/** Words of these roles say something of somebody: torn out of their clause they can mean the opposite. */
const telling = new Set<Role>(['occasion', 'rival.self', 'rival.nothing', 'rival.fault', 'claim', 'promise']);

/** People are named by a few words: torn out they can lose who is meant ("live on boats", of "people who live on boats"). */
const people = new Set<Role>(['payer', 'user', 'decider', 'route']);
const longestOfPeople = 100;

/** What is named by words of its own: no words of people beside it. */
const things = new Set<Role>(['offer', 'unit', 'rival']);

/** What is quoted of a mention: the clause it stands in where the words alone would not tell what is meant. `others`: roles of words in it. */
function wordsFor(mention: Mention, role: Role, others: readonly Role[], language: Language): string {
  const { quote, clause, amount } = mention;
  if (clause === undefined) return quote;
  if (people.has(role) && clause.length <= longestOfPeople) {
    // Who decides is somebody else than who pays or uses it: a clause that names both is no name of either.
    const apart: readonly Role[] = role === 'decider' ? ['payer', 'user'] : ['decider'];
    return others.some((other) => things.has(other) || apart.includes(other)) ? quote : withoutEdges(clause, language);
  }
  const isBare = amount && !isMoney(mention) && !isMoneyRole(role) && !/\p{L}/u.test(quote);
  return isBare || telling.has(role) ? clause : quote;
}

/** A clause without the small words it begins with: "and often the daughter" is "daughter". */
function withoutEdges(clause: string, language: Language): string {
  const words = clause.split(/(?<=\s)/u);
  const from = words.findIndex((word) => !isFunctionWord(word.trim().toLowerCase(), language));
  return from > 0 ? words.slice(from).join('') : clause;
}

/** By what time a price is paid that names none, as far as the person answered it. */
function paidEvery({ id }: Mention, role: Role, answers: Answers): TimeUnit | undefined {
  const chosen = role === 'price.period' ? choiceOf(answers, everyKey(id)) : undefined;
  return paidTimes.find((time) => time === chosen);
}

/** A bare number that a person gave a role of money is in the currency of the business. */
function asMoney(form: AmountForm, currency: CurrencyCode | undefined): AmountForm {
  if (form.kind !== 'count' || !currency) return form;
  const { count, per } = form;
  return { kind: 'money', amount: count, currency, ...(per !== undefined && { per }) };
}

/** Roles that were guessed and neither confirmed nor taken back: of these nobody may say that nothing was said. */
export const pendingRoles = ({ labels }: Pick<Reading, 'labels'>): ReadonlySet<Role> =>
  new Set(labels.filter(({ state }) => state === 'asked').map(({ role }) => role));
