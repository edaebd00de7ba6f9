import { currenciesIn } from '#features/advisor/domain/business/gather.ts';
import {
  noTrade,
  type PremiseId,
  premiseIds,
  premiseKey,
  premiseOfKey,
} from '#features/advisor/domain/business/premise-ids.ts';
import { chosenPremises, suggestCountries } from '#features/advisor/domain/business/premises.ts';
import type { OpenQuestion } from '#features/advisor/domain/coach/open-questions.ts';
import type { Proposal } from '#features/advisor/domain/ports.ts';
import { currenciesAlike } from '#features/advisor/domain/reading/currency-names.ts';
import { counts, type Label } from '#features/advisor/domain/reading/label.ts';
import type { Speaker } from '#features/advisor/domain/say/speak.ts';
import { suggestTrades } from '#features/advisor/domain/trades/find-trades.ts';
import { namedTrades } from '#features/advisor/domain/trades/named-trades.ts';
import type { MentionView, PremiseView, QuestionView, ReadingView } from '#features/advisor/reading.contract.ts';
import type { Language } from '#shared/languages.ts';
import type { HeardConversation } from './heard-conversation.ts';
import type { AskedQuestion, StoredAnswer, StoredLabel } from './reading.repository.ts';

/** So many guesses are sent with a mention; the browser knows the other roles. */
const guessesShown = 3;

/** So many questions are asked at once. */
const questionsShown = 5;

/** How a conversation is read, as the browser shows it. `questions`: all that the account may see, what matters most first. */
export function viewReading(
  { conversation, messages, labels, answers, gathered }: HeardConversation,
  questions: readonly OpenQuestion[],
  speaker: Speaker,
): ReadingView {
  const { reading, proposals } = gathered;
  const labelOf = new Map(reading.labels.map((label) => [label.mention, label]));
  const stored = new Map(labels.map((label) => [label.mention.id, label]));
  return {
    conversationId: conversation.id,
    language: reading.language,
    currency: reading.currency ?? null,
    premises: premiseIds.map((id) => viewPremise(id, { messages, answers, gathered })),
    mentions: proposals.map((proposal) =>
      viewMention(proposal, labelOf.get(proposal.mention.id), stored.get(proposal.mention.id)),
    ),
    questions: questions.slice(0, questionsShown).map((question) => ({
      key: question.key,
      ...speakQuestion(question, speaker),
      answer: null,
      version: answers.find(({ key }) => key === question.key)?.version ?? 0,
    })),
    openCount: questions.length,
    answered: answers.flatMap(viewAnswered),
  };
}

function viewMention(
  { mention, roles }: Proposal,
  label: Label | undefined,
  stored: StoredLabel | undefined,
): MentionView {
  const { id, question, quote, amount } = mention;
  const isTaken = label !== undefined && counts(label);
  return {
    id,
    messageId: id.slice(0, id.lastIndexOf('@')) as MentionView['messageId'],
    question,
    quote,
    amount: amount ? { ...amount.form, ...(amount.toValue !== undefined && { toValue: amount.toValue }) } : null,
    isCertain: amount?.isCertain ?? true,
    guesses: roles.slice(0, guessesShown),
    taken: isTaken
      ? {
          role: label.role,
          by: label.by === 'person' ? 'person' : 'ranker',
          of: label.of ?? null,
          unit: label.unit ?? null,
        }
      : null,
    version: stored?.version ?? 0,
  };
}

/** A question in words: what is kept with its answer as well. */
export function speakQuestion({ asks, because, field }: OpenQuestion, { text }: Speaker): AskedQuestion {
  const spoken =
    field.kind === 'choices'
      ? { ...field, options: field.options.map((option) => ({ id: option.id, text: text(option.text) })) }
      : field;
  return { asks: text(asks), because: text(because), field: spoken };
}

function viewAnswered({ key, answer, asked, version }: StoredAnswer): QuestionView[] {
  if (answer === null || asked === null || premiseOfKey(key)) return [];
  return [{ key, ...asked, answer, version }];
}

type Heard = Pick<HeardConversation, 'messages' | 'answers' | 'gathered'>;

function viewPremise(id: PremiseId, { messages, answers, gathered }: Heard): PremiseView {
  const { reading } = gathered;
  const chosen = chosenPremises(reading.answers);
  const stored = answers.find(({ key }) => key === premiseKey(id));
  const value = id === 'trade' && reading.trade === null ? noTrade : (reading[id] ?? null);
  const answered = messages.filter(({ question }) => question !== null);
  const isAsked = { language: false, country: answered.length > 1, trade: answered.length > 1, currency: false }[id];
  const isOpen = value === null && stored?.answer?.kind !== 'unknown';
  const hasMoney = reading.mentions.some(({ amount }) => amount?.form.kind === 'money');
  return {
    id,
    value,
    isChosen: chosen[id] !== undefined,
    isNeeded: isOpen && (isAsked || (id === 'currency' && (hasMoney || answered.length > 3))),
    suggestions: suggestionsFor(id, { messages, gathered }),
    version: stored?.version ?? 0,
  };
}

function suggestionsFor(
  id: PremiseId,
  { messages, gathered: { reading } }: Pick<Heard, 'messages' | 'gathered'>,
): PremiseView['suggestions'] {
  const { language } = reading;
  const named = (type: Intl.DisplayNamesType, ids: readonly string[]) => {
    const names = new Intl.DisplayNames(language, { type });
    return ids.map((one) => ({ id: one, name: names.of(one) ?? one }));
  };
  const found = currenciesIn(messages, language);
  switch (id) {
    case 'language':
      return [];
    case 'country':
      return named(
        'region',
        suggestCountries(language, reading.currency ? [reading.currency] : currenciesMeant(found)),
      );
    case 'currency':
      return named('currency', currenciesMeant(found));
    case 'trade': {
      const chosen = namedTrades.filter((trade) => trade.id === reading.trade);
      const suggested = suggestTrades(
        messages.map(({ text }) => text),
        language,
      );
      return nameTrades([...new Set([...chosen, ...suggested])], language);
    }
  }
}

/** What the money in the answers can be in: of a sign that several currencies share all that are worth offering. */
function currenciesMeant(found: ReturnType<typeof currenciesIn>): readonly string[] {
  return [...new Set([...found].flatMap(([code, { isCertain }]) => (isCertain ? [code] : currenciesAlike(code))))];
}

/** Trades by what they are called in a language. */
export const nameTrades = (trades: typeof namedTrades, language: Language): { id: string; name: string }[] =>
  trades.map(({ id, names }) => ({ id, name: names[language].name }));
