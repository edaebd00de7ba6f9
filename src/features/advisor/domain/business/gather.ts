import type { FactKey } from '#features/workspaces/domain/fact-value.ts';
import type { Language } from '#shared/languages.ts';
import { type CurrencyCode, isCurrencyCode } from '#shared/money.ts';
import type { Proposal, ReadingInput, ReadMessage } from '../ports.ts';
import { spotAmounts } from '../reading/amounts.ts';
import { sentenceAt } from '../reading/clause.ts';
import type { Label, Mention, Role } from '../reading/label.ts';
import { languageOf } from '../reading/language-of.ts';
import type { Answers } from './business.ts';
import type { EnteredFact } from './by-hand.ts';
import type { Reading } from './fold.ts';
import { chosenPremises } from './premises.ts';

/** What a person said some of their words are. */
export interface GivenLabel extends Pick<Label, 'of' | 'unit'> {
  /** As it was spotted then: what stands if no reader finds it any more. */
  readonly mention: Mention;
  /** Null once it was taken back: the guess stands again. */
  readonly role: Role | null;
}

/** A conversation with everything its founder said to it. */
export interface Heard {
  /** The messages of the person, in their order. */
  readonly messages: readonly ReadMessage[];
  readonly given: readonly GivenLabel[];
  readonly answers: Answers;
  /** Facts that a person entered by hand. */
  readonly entered?: readonly EnteredFact[];
  /** The language where the answers do not tell theirs: that of the interface. */
  readonly fallback: Language;
}

/** How a conversation is read. */
export interface Gathered {
  readonly reading: Reading;
  /** Every mention with what it may be, in the order of the words. */
  readonly proposals: readonly Proposal[];
}

/** What a reader gets of a conversation: the language and the currency, where they are chosen or stand in the answers without doubt. */
export function readingInput({ messages, answers, fallback }: Heard): ReadingInput {
  const premises = chosenPremises(answers);
  const language = premises.language ?? languageOf(messages.map(({ text }) => text)) ?? fallback;
  const currency = premises.currency ?? onlyCertain(currenciesIn(messages, language));
  return { language, messages, ...(currency && { currency }) };
}

/** So much is shown of one message, and of one conversation: whatever is beyond was not written to be read. */
const mostOfMessage = 60;
const mostOfAll = 400;

/** Puts together what a reader found and what the person said that it is. The same gives the same. */
export function gather(
  { messages, given, answers, entered = [] }: Heard,
  input: ReadingInput,
  found: readonly Proposal[],
): Gathered {
  const standing = given.filter(({ mention }) => stands(mention, messages));
  const proposals = withUnfound(bounded(found), standing, messages);
  const byMention = new Map(standing.map((one) => [one.mention.id, one]));
  const labels = proposals.map((proposal) => labelOf(proposal, byMention.get(proposal.mention.id)));
  const premises = chosenPremises(answers);
  // What stands in the profile is what was entered last: a choice on a card is written there as well.
  const country = enteredChoice(entered, 'business.country') ?? premises.country;
  const trade = enteredChoice(entered, 'industry.id') ?? premises.trade;
  const { language, currency } = input;
  const mentions = proposals.map(({ mention }) => withSentence(mention, messages));
  return { reading: { language, currency, country, trade, mentions, labels, answers, entered }, proposals };
}

function enteredChoice(entered: readonly EnteredFact[], key: FactKey): string | undefined {
  const value = entered.find((fact) => fact.key === key)?.value;
  return value?.type === 'choice' ? value.choice : undefined;
}

function bounded(found: readonly Proposal[]): readonly Proposal[] {
  const counts = new Map<string, number>();
  const isShown = ({ mention }: Proposal): boolean => {
    const { message } = placeOf(mention);
    const count = (counts.get(message) ?? 0) + 1;
    counts.set(message, count);
    return count <= mostOfMessage;
  };
  return found.filter(isShown).slice(0, mostOfAll);
}

function labelOf({ mention, roles, taken }: Proposal, given: GivenLabel | undefined): Label {
  if (given?.role) {
    const { role, of, unit } = given;
    return { mention: mention.id, role, by: 'person', state: 'taken', ...(of && { of }), ...(unit && { unit }) };
  }
  // What a person took back is asked again, even where the reader was sure of it.
  if (taken && !given) return { mention: mention.id, ...taken, state: 'taken' };
  return { mention: mention.id, role: roles[0] ?? 'none', by: 'ranker', state: 'asked' };
}

/** The message a mention stands in, from where to where. */
function placeOf({ id, quote }: Mention): { readonly message: string; readonly from: number; readonly to: number } {
  const at = id.lastIndexOf('@');
  const from = Number(id.slice(at + 1));
  return { message: id.slice(0, at), from, to: from + quote.length };
}

function withSentence(mention: Mention, messages: readonly ReadMessage[]): Mention {
  const { message, from, to } = placeOf(mention);
  const sentence = sentenceAt(messages.find(({ id }) => id === message)?.text ?? '', from, to);
  return sentence === undefined ? mention : { ...mention, sentence };
}

/** Whether the words still stand where they stood: an answer can have been replaced. */
function stands(mention: Mention, messages: readonly ReadMessage[]): boolean {
  const { message, from } = placeOf(mention);
  return messages.some(({ id, text }) => id === message && text.startsWith(mention.quote, from));
}

/**
 * What was found, and what a person gave a role though nothing finds it any more, in the order of the words. Words that overlap such a
 * one give way to it.
 */
function withUnfound(
  found: readonly Proposal[],
  given: readonly GivenLabel[],
  messages: readonly ReadMessage[],
): readonly Proposal[] {
  const lost = given.filter(
    ({ mention: { id, quote }, role }) =>
      role && !found.some(({ mention }) => mention.id === id && mention.quote === quote),
  );
  const overlaps = (one: Mention, other: Mention): boolean => {
    const [first, second] = [placeOf(one), placeOf(other)];
    return first.message === second.message && first.from < second.to && second.from < first.to;
  };
  const order = messages.map(({ id }) => id);
  return [
    ...found.filter(({ mention }) => !lost.some((one) => overlaps(one.mention, mention))),
    ...lost.map(({ mention, role }): Proposal => ({ mention, roles: [role!] })),
  ].sort((one, other) => {
    const [first, second] = [placeOf(one.mention), placeOf(other.mention)];
    return order.indexOf(first.message) - order.indexOf(second.message) || first.from - second.from;
  });
}

/** The currencies that stand in the answers, the most frequent first, and whether each ever stands there without doubt. */
export function currenciesIn(
  messages: readonly ReadMessage[],
  language: Language,
): ReadonlyMap<CurrencyCode, { readonly isCertain: boolean }> {
  const amounts = messages.flatMap(({ text }) => spotAmounts(text, { language }));
  const money = amounts.flatMap(({ form, isCertain }) =>
    form.kind === 'money' && isCurrencyCode(form.currency) ? [{ code: form.currency, isCertain }] : [],
  );
  const byCode = [...Map.groupBy(money, ({ code }) => code)].sort(([, one], [, other]) => other.length - one.length);
  return new Map(byCode.map(([code, all]) => [code, { isCertain: all.some(({ isCertain }) => isCertain) }]));
}

/** The currency, where one alone stands there and at least once without doubt. */
function onlyCertain(spotted: ReturnType<typeof currenciesIn>): CurrencyCode | undefined {
  const [only, ...others] = spotted;
  return only?.[1].isCertain && others.length === 0 ? only[0] : undefined;
}
