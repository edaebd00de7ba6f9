import type { advisorContract } from '#features/advisor/advisor.contract.ts';
import { noTrade, type PremiseId, premiseOfKey } from '#features/advisor/domain/business/premise-ids.ts';
import { isChoiceFor } from '#features/advisor/domain/business/premises.ts';
import { faultOf } from '#features/advisor/domain/coach/question.ts';
import { reckon } from '#features/advisor/domain/coach/reckon.ts';
import type { Mention } from '#features/advisor/domain/reading/label.ts';
import { amountRoles, wordRoles } from '#features/advisor/domain/reading/roles.ts';
import { searchTrades } from '#features/advisor/domain/trades/find-trades.ts';
import type { ReadingView } from '#features/advisor/reading.contract.ts';
import type { FactKey } from '#features/workspaces/domain/fact-value.ts';
import type { FactsService } from '#features/workspaces/server/facts.service.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import type { Inputs, Outputs } from '#shared/endpoint.ts';
import { invalid, notFound, ProblemError, staleRevision } from '#shared/problem.ts';
import type { StoredConversation } from './advisor.repository.ts';
import { getConversation, getConversationForWriting } from './conversation.service.ts';
import type { Hear, HeardConversation } from './heard-conversation.ts';
import { speakerOf } from './plan-speaker.ts';
import { accessByPlan } from './plan-view.ts';
import { type AskedQuestion, readingRepository, type StoredAnswer } from './reading.repository.ts';
import { nameTrades, speakQuestion, viewReading } from './reading-view.ts';

type In = Inputs<typeof advisorContract>;
type Out = Outputs<typeof advisorContract>;

/** So many answers to questions one conversation holds. */
const maxAnswers = 300;

/** Premises that are facts of the business: every tool reads them, and the profile shows them. */
const factOfPremise: Readonly<Partial<Record<PremiseId, FactKey>>> = {
  country: 'business.country',
  trade: 'industry.id',
};

interface ReadingDependencies {
  readonly facts: Pick<FactsService, 'record'>;
  readonly hear: Hear;
  /** Brings what was made from the reading up to date. */
  follow(context: UseCaseContext, heard: HeardConversation): Promise<void>;
}

/** What the words of a conversation mean, what is asked, and what was answered. */
export type ReadingService = ReturnType<typeof createReadingService>;

/** The use cases of reading: what the words of a conversation mean, what is asked, and what was answered. */
export const createReadingService = ({ hear, follow, facts }: ReadingDependencies) => ({
  async get(context: UseCaseContext, conversationId: string): Promise<Out['getReading']> {
    const heard = await hear(context, await getConversation(context, conversationId));
    return view(context, heard);
  },

  /**
   * Says what some words mean. All labels of a call are taken or none: one that another tab changed in between refuses them, with the
   * reading as it is.
   */
  async label(context: UseCaseContext, { conversationId, labels }: In['setLabels']): Promise<Out['setLabels']> {
    const conversation = await getConversationForWriting(context, conversationId);
    const heard = await hear(context, conversation);
    const mentions = new Map(heard.gathered.proposals.map(({ mention }) => [mention.id, mention]));
    const versions = new Map(heard.labels.map(({ mention, version }) => [mention.id, version]));
    for (const { mention, role, of, unit } of labels) {
      const found = mentions.get(mention);
      if (!found) throw notFound('There are no such words');
      const roles: readonly string[] = found.amount ? amountRoles : wordRoles;
      if (role !== null && role !== 'none' && !roles.includes(role))
        throw invalid({ role: `${mention} cannot be that` });
      if (of !== undefined && !isWords(mentions.get(of))) throw invalid({ of: 'must be words of the answers' });
      if (unit && !found.amount) throw invalid({ unit: 'belongs to an amount' });
    }
    if (labels.some(({ mention, version }) => (versions.get(mention) ?? 0) !== version))
      throw staleRevision(view(context, heard));
    for (const { mention, role, of, unit } of labels) {
      const given = { mention: mentions.get(mention)!, role, ...(of !== undefined && { of }), ...(unit && { unit }) };
      await readingRepository.saveLabel(context.tx, conversation, given, context.now);
    }
    return this.afterChange(context, conversation);
  },

  /** Answers a question that is asked or was, chooses a premise, or takes either back. */
  async answer(context: UseCaseContext, input: In['answerQuestion']): Promise<Out['answerQuestion']> {
    const { key, version, answer } = input;
    const conversation = await getConversationForWriting(context, input.conversationId);
    const heard = await hear(context, conversation);
    const stored = heard.answers.find((one) => one.key === key);
    const asked = askedAt(context, heard, key, stored);
    if ((stored?.version ?? 0) !== version) throw staleRevision(view(context, heard));
    if (!stored && heard.answers.length >= maxAnswers)
      throw new ProblemError(409, { code: 'advisor.conversation_full', message: 'This holds no more answers' });
    const premise = premiseOfKey(key);
    const day = context.now.toISOString().slice(0, 10);
    if (answer && premise && !isChoiceFor(premise, answer)) throw invalid({ answer: 'cannot be chosen' });
    const fault = answer && asked && faultOf(asked.field, answer, day);
    if (fault) throw invalid({ answer: fault });
    await readingRepository.saveAnswer(context.tx, conversation, { key, answer, asked }, context.now);
    const fact = premise && factOfPremise[premise];
    if (fact) {
      const value =
        answer?.kind === 'choice' && answer.choice !== noTrade
          ? { type: 'choice' as const, choice: answer.choice }
          : null;
      await facts.record(context, conversation.workspaceId, [{ key: fact, value, origin: { kind: 'entered' } }]);
    }
    return this.afterChange(context, conversation);
  },

  /** Reads a conversation again in which something was changed, and brings what rests on it up to date. */
  async afterChange(context: UseCaseContext, conversation: StoredConversation): Promise<ReadingView> {
    const heard = await hear(context, conversation);
    await follow(context, heard);
    return view(context, heard);
  },

  searchTrades({ query, language }: In['searchTrades']): Out['searchTrades'] {
    return { trades: nameTrades(searchTrades(query, language), language) };
  },
});

const isWords = (mention: Mention | undefined): boolean => mention !== undefined && mention.amount === undefined;

/** The question behind a key, as it stands there; null for a premise. Throws for one that is neither open nor answered. */
function askedAt(
  context: UseCaseContext,
  heard: HeardConversation,
  key: string,
  stored: StoredAnswer | undefined,
): AskedQuestion | null {
  if (premiseOfKey(key)) return null;
  const open = questionsFor(context, heard).find((question) => question.key === key);
  const asked = open ? speakQuestion(open, speakerOf(heard.gathered.reading.language)) : stored?.asked;
  if (!asked) throw notFound('This is not asked');
  return asked;
}

/** What is asked of this account: nothing before the fifth answer, and only for what its plan shows. */
function questionsFor({ actor, now }: UseCaseContext, { gathered, isComplete }: HeardConversation) {
  if (!isComplete) return [];
  const { reading } = gathered;
  const today = now.toISOString().slice(0, 10);
  const { questions } = reckon(reading, { today, textOf: speakerOf(reading.language).text });
  const { openSections } = accessByPlan(actor.plan);
  return questions.filter(({ section }) => section === null || openSections.has(section));
}

const view = (context: UseCaseContext, heard: HeardConversation): Out['getReading'] =>
  viewReading(heard, questionsFor(context, heard), speakerOf(heard.gathered.reading.language));
