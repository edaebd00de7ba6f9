import { isDeepStrictEqual } from 'node:util';
import type { advisorContract } from '#features/advisor/advisor.contract.ts';
import { advisorProblems } from '#features/advisor/domain/advisor.problems.ts';
import { factsOf } from '#features/advisor/domain/business/facts-of.ts';
import { foldBusiness } from '#features/advisor/domain/business/fold.ts';
import { noTrade, type PremiseId, premiseOfKey } from '#features/advisor/domain/business/premise-ids.ts';
import { isChoiceFor } from '#features/advisor/domain/business/premises.ts';
import { faultOf } from '#features/advisor/domain/coach/question.ts';
import { isReplaceable, ownNumberRange, readTyped } from '#features/advisor/domain/model/own-numbers.ts';
import { amountRoles, wordRoles } from '#features/advisor/domain/reading/roles.ts';
import { ownKey } from '#features/advisor/domain/reckoning/ledger.ts';
import { searchTrades } from '#features/advisor/domain/trades/find-trades.ts';
import { factRegistry } from '#features/workspaces/domain/fact-registry.ts';
import { type Fact, type FactKey, isByHand } from '#features/workspaces/domain/fact-value.ts';
import type { FactsService, NewFact } from '#features/workspaces/server/facts.service.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { invalid, notFound, refusal, staleRevision } from '#shared/problem.ts';
import { presentEngine, type StoredConversation } from './advisor.repository.ts';
import { getConversation, type HeardConversation, hear, hearForWriting, messageOf } from './heard-conversation.ts';
import { followPlan } from './plan.service.ts';
import { listFigures, readPlanForWriting } from './plan-view.ts';
import { readingRepository } from './reading.repository.ts';
import { listQuestions, nameTrades, speakerFor, speakQuestion, viewReading } from './reading-view.ts';

/** So many answers to questions one conversation holds. */
const maxAnswers = 300;

/** Premises that are facts of the business: every tool reads them, and the profile shows them. */
const factOfPremise: Readonly<Partial<Record<PremiseId, FactKey>>> = {
  country: 'business.country',
  trade: 'industry.id',
};

/** The use cases of reading: what the words of a conversation mean, what is asked, and what was answered. */
export function createReadingService(facts: FactsService) {
  /** Reads a conversation again in which something was changed, and brings what rests on it up to date. */
  const afterChange = async (context: UseCaseContext, conversation: StoredConversation) => {
    const heard = await hear(context, conversation);
    await followReading(context, facts, heard);
    return viewReading(context, heard);
  };

  return {
    async getReading(context, { conversationId }) {
      return viewReading(context, await hear(context, await getConversation(context, conversationId)));
    },

    /**
     * Says what some words mean. All labels of a call are taken or none: one that another tab changed in between refuses them, with the
     * reading as it is.
     */
    async setLabels(context, { conversationId, labels }) {
      const heard = await hearForWriting(context, conversationId);
      const { proposals } = heard.gathered;
      const given = labels.map(({ mention: id, ...label }) => {
        const mention = proposals.find((proposal) => proposal.mention.id === id)?.mention;
        if (!mention) throw notFound('There are no such words');
        const roles: readonly unknown[] = [...(mention.amount ? amountRoles : wordRoles), 'none', null];
        if (!roles.includes(label.role)) throw invalid({ role: `${id} cannot be that` });
        const isOfWords = proposals.some((owner) => owner.mention.id === label.of && !owner.mention.amount);
        if (label.of !== undefined && !isOfWords) throw invalid({ of: 'must be words of the answers' });
        if (label.unit && !mention.amount) throw invalid({ unit: 'belongs to an amount' });
        return { ...label, mention };
      });
      const versions = new Map(heard.labels.map(({ mention, version }) => [mention.id, version]));
      if (given.some(({ mention, version }) => (versions.get(mention.id) ?? 0) !== version))
        throw staleRevision(viewReading(context, heard));
      for (const label of given) await readingRepository.saveLabel(context.tx, heard.conversation, label, context.now);
      return afterChange(context, heard.conversation);
    },

    /** Answers a question that is asked or was, chooses a premise, or takes either back. */
    async answerQuestion(context, { conversationId, key, version, answer }) {
      const heard = await hearForWriting(context, conversationId);
      const { conversation, answers } = heard;
      const stored = answers.find((one) => one.key === key);
      const premise = premiseOfKey(key);
      const open = premise ? undefined : listQuestions(context, heard).find((question) => question.key === key);
      const asked = open ? speakQuestion(open, speakerFor(heard)) : (stored?.asked ?? null);
      if (!premise && !asked) throw notFound('This is not asked');
      if ((stored?.version ?? 0) !== version) throw staleRevision(viewReading(context, heard));
      if (!stored && answers.length >= maxAnswers)
        throw refusal(advisorProblems.conversation_full, 'This holds no more answers');
      if (answer && premise && !isChoiceFor(premise, answer)) throw invalid({ answer: 'cannot be chosen' });
      const fault = answer && asked && faultOf(asked.field, answer, context.now.toISOString().slice(0, 10));
      if (fault) throw invalid({ answer: fault });
      await readingRepository.saveAnswer(context.tx, conversation, { key, answer, asked }, context.now);
      const fact = premise && factOfPremise[premise];
      if (fact) {
        const isChosen = answer?.kind === 'choice' && answer.choice !== noTrade;
        const value = isChosen ? { type: 'choice' as const, choice: answer.choice } : null;
        await facts.record(context, conversation.workspaceId, [{ key: fact, value, origin: { kind: 'entered' } }]);
      }
      return afterChange(context, conversation);
    },

    /**
     * Puts a number of the person's own into the plan, in the place of what it assumes or of what they said before, or takes it back;
     * every figure follows at once. A number the account may not see answers like one that is not there.
     */
    async setOwnNumber(context, { conversationId, nodeId, version, value }) {
      const readable = await readPlanForWriting(context, conversationId);
      const { conversation, plan, answers, reader } = readable;
      const leaf = plan.graph.nodes.find((node) => node.id === nodeId);
      const isOpen = plan.engine === presentEngine && reader.sees(nodeId);
      if (!isOpen || !leaf || !isReplaceable(leaf)) throw notFound('There is no such number to replace');
      const key = ownKey(nodeId);
      const stored = answers.find((one) => one.key === key);
      if ((stored?.version ?? 0) !== version) throw staleRevision(listFigures(readable, { nodeId })[0]);
      const own = value === null ? undefined : readTyped(leaf, value);
      const { min, max } = ownNumberRange(leaf);
      if (own === null) throw invalid({ value: `must be from ${min} to ${max}` });
      const answer = own === undefined ? null : { kind: 'amount' as const, value: own };
      await readingRepository.saveAnswer(context.tx, conversation, { key, answer, asked: null }, context.now);
      return afterChange(context, conversation);
    },

    async searchTrades(_context, { query, language }) {
      return { trades: nameTrades(searchTrades(query, language), language) };
    },
  } satisfies Partial<Handlers<typeof advisorContract>>;
}

/** Brings up to date what is made from a reading: the facts that other tools read, the currency, and the plan. */
export async function followReading(
  context: UseCaseContext,
  facts: FactsService,
  heard: HeardConversation,
): Promise<void> {
  const { workspaceId } = heard.conversation;
  const { currency } = heard.gathered.reading;
  if (currency) await workspacesService.setCurrency(context, workspaceId, currency);
  const news = newsOf(heard, await workspacesService.listFacts(context, workspaceId));
  // What is recorded is followed by every plan of the business, this one among them (advisor-dependants.service.ts).
  if (news.length > 0) await facts.record(context, workspaceId, news);
  else await followPlan(context, heard);
}

/** What differs from the facts as they are: news, and what is no longer certain, which is withdrawn. What a person entered stays. */
function newsOf({ messages, gathered }: HeardConversation, known: readonly Fact[]): readonly NewFact[] {
  const made = factsOf(foldBusiness(gathered.reading)).filter(
    ({ key, value }) => factRegistry[key].schema.safeParse(value).success,
  );
  const news = made.flatMap(({ key, value, from }): NewFact[] => {
    const fact = known.find((one) => one.key === key);
    if (fact && (isByHand(fact.origin) || isDeepStrictEqual(fact.value, value))) return [];
    return [{ key, value, origin: { kind: 'said', messageId: messageOf(from.mention), quote: from.quote } }];
  });
  const gone = known.filter(
    ({ key, value, origin }) =>
      value !== null &&
      origin.kind === 'said' &&
      messages.some(({ id }) => id === origin.messageId) &&
      !made.some((fact) => fact.key === key),
  );
  return [...news, ...gone.map(({ key, origin }) => ({ key, value: null, origin }))];
}
