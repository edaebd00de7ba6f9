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
import { reckon } from '#features/advisor/domain/coach/reckon.ts';
import type { Proposal } from '#features/advisor/domain/ports.ts';
import { currenciesAlike } from '#features/advisor/domain/reading/currency-names.ts';
import { counts } from '#features/advisor/domain/reading/label.ts';
import type { Speaker } from '#features/advisor/domain/say/speak.ts';
import { suggestTrades } from '#features/advisor/domain/trades/find-trades.ts';
import { namedTrades } from '#features/advisor/domain/trades/named-trades.ts';
import type { MentionView, PremiseView, ReadingView } from '#features/advisor/reading.contract.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import type { Language } from '#shared/languages.ts';
import { type HeardConversation, messageOf } from './heard-conversation.ts';
import { speakerOf } from './plan-speaker.ts';
import { accessByPlan } from './plan-view.ts';
import type { AskedQuestion } from './reading.repository.ts';

/** So many guesses are sent with a mention; the browser knows the other roles. */
const guessesShown = 3;

/** So many questions are asked at once. */
const questionsShown = 5;

/** How a conversation is read, as the browser shows it, with the questions that the account may see, what matters most first. */
export function viewReading(context: UseCaseContext, heard: HeardConversation): ReadingView {
  const { conversation, answers, gathered } = heard;
  const { reading, proposals } = gathered;
  const questions = listQuestions(context, heard);
  const speaker = speakerFor(heard);
  const suggestions = suggest(heard);
  return {
    conversationId: conversation.id,
    language: reading.language,
    currency: reading.currency ?? null,
    premises: premiseIds.map((id) => viewPremise(id, heard, suggestions[id])),
    mentions: proposals.map((proposal) => viewMention(proposal, heard)),
    questions: questions.slice(0, questionsShown).map((question) => ({
      key: question.key,
      ...speakQuestion(question, speaker),
      answer: null,
      version: answers.find(({ key }) => key === question.key)?.version ?? 0,
    })),
    openCount: questions.length,
    answered: answers.flatMap(({ key, answer, asked, version }) =>
      answer === null || asked === null || premiseOfKey(key) ? [] : [{ key, ...asked, answer, version }],
    ),
  };
}

/** What is asked of this account: nothing before the fifth answer, and only for what its plan shows. */
export function listQuestions({ actor, now }: UseCaseContext, heard: HeardConversation): readonly OpenQuestion[] {
  if (!heard.isComplete) return [];
  const today = now.toISOString().slice(0, 10);
  const { questions } = reckon(heard.gathered.reading, { today, textOf: speakerFor(heard).text });
  const { openSections } = accessByPlan(actor.plan);
  return questions.filter(({ section }) => section === null || openSections.has(section));
}

/** Who speaks the language of a conversation. */
export const speakerFor = ({ gathered }: HeardConversation): Speaker => speakerOf(gathered.reading.language);

/** A question in words: what is kept with its answer as well. */
export function speakQuestion({ asks, because, field }: OpenQuestion, { text }: Speaker): AskedQuestion {
  const spoken =
    field.kind === 'choices'
      ? { ...field, options: field.options.map((option) => ({ id: option.id, text: text(option.text) })) }
      : field;
  return { asks: text(asks), because: text(because), field: spoken };
}

function viewMention({ mention, roles }: Proposal, { labels, gathered }: HeardConversation): MentionView {
  const { id, question, quote, amount } = mention;
  const label = gathered.reading.labels.find((one) => one.mention === id && counts(one));
  return {
    id,
    messageId: messageOf(id) as MentionView['messageId'],
    question,
    quote,
    amount: amount ? { ...amount.form, ...(amount.toValue !== undefined && { toValue: amount.toValue }) } : null,
    isCertain: amount?.isCertain ?? true,
    guesses: roles.slice(0, guessesShown),
    taken: label
      ? {
          role: label.role,
          by: label.by === 'person' ? 'person' : 'ranker',
          of: label.of ?? null,
          unit: label.unit ?? null,
        }
      : null,
    version: labels.find((one) => one.mention.id === id)?.version ?? 0,
  };
}

function viewPremise(id: PremiseId, heard: HeardConversation, suggestions: PremiseView['suggestions']): PremiseView {
  const { reading } = heard.gathered;
  const stored = heard.answers.find(({ key }) => key === premiseKey(id));
  const value = id === 'trade' && reading.trade === null ? noTrade : (reading[id] ?? null);
  const answered = heard.messages.filter(({ question }) => question !== null).length;
  const hasMoney = reading.mentions.some(({ amount }) => amount?.form.kind === 'money');
  const isAsked = { language: false, country: answered > 1, trade: answered > 1, currency: hasMoney || answered > 3 };
  return {
    id,
    value,
    isChosen: chosenPremises(reading.answers)[id] !== undefined,
    isNeeded: isAsked[id] && value === null && stored?.answer?.kind !== 'unknown',
    suggestions,
    version: stored?.version ?? 0,
  };
}

/** What is worth offering for each premise. */
function suggest({ messages, gathered }: HeardConversation): Readonly<Record<PremiseId, PremiseView['suggestions']>> {
  const { language, currency, trade } = gathered.reading;
  const named = (type: Intl.DisplayNamesType, ids: readonly string[]) => {
    const names = new Intl.DisplayNames(language, { type });
    return ids.map((one) => ({ id: one, name: names.of(one) ?? one }));
  };
  // Of a sign that several currencies share all that are worth offering.
  const meant = [...currenciesIn(messages, language)].flatMap(([code, { isCertain }]) =>
    isCertain ? [code] : currenciesAlike(code),
  );
  const currencies = [...new Set(meant)];
  const chosen = namedTrades.filter(({ id }) => id === trade);
  const found = suggestTrades(
    messages.map(({ text }) => text),
    language,
  );
  return {
    language: [],
    country: named('region', suggestCountries(language, currency ? [currency] : currencies)),
    currency: named('currency', currencies),
    trade: nameTrades([...new Set([...chosen, ...found])], language),
  };
}

/** Trades by what they are called in a language. */
export const nameTrades = (trades: typeof namedTrades, language: Language): { id: string; name: string }[] =>
  trades.map(({ id, names }) => ({ id, name: names[language].name }));
