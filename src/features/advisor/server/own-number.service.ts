import type { advisorContract } from '#features/advisor/advisor.contract.ts';
import { factOfInput } from '#features/advisor/domain/model/input-facts.ts';
import {
  isReplaceable,
  ownNumberRange,
  type ReplaceableLeaf,
  readTyped,
} from '#features/advisor/domain/model/own-numbers.ts';
import { factRegistry, parseCorrection } from '#features/workspaces/domain/fact-registry.ts';
import type { FactsService } from '#features/workspaces/server/facts.service.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import type { Inputs, Outputs } from '#shared/endpoint.ts';
import { invalid, notFound } from '#shared/problem.ts';
import { advisorRepository, type StoredConversation } from './advisor.repository.ts';
import { type ConversationService, getConversationForWriting } from './conversation.service.ts';
import { listVisibleNodes, readPlan } from './plan-view.ts';

type In = Inputs<typeof advisorContract>;
type Out = Outputs<typeof advisorContract>;

/** Numbers of the person's own in the place of what the model assumes or cites. */
export const createOwnNumberService = (factsService: FactsService, conversations: ConversationService) => ({
  /**
   * Puts a number into the model, or takes it back; every figure follows at once. Where an answer is asked for that
   * number it becomes a fact under that answer. A number the account may not see answers like one that is not there.
   */
  async set(context: UseCaseContext, input: In['setOwnNumber']): Promise<Out['setOwnNumber']> {
    const conversation = await getConversationForWriting(context, input.conversationId);
    const readable = await readPlan(context, conversation);
    const leaf = readable.plan.graph.nodes.find((node) => node.id === input.nodeId);
    if (!leaf || !isReplaceable(leaf) || !listVisibleNodes(readable).includes(leaf.id))
      throw notFound('There is no such number to replace');
    const given = input.value === null ? null : readGiven(leaf, input.value);
    const fact = given && factOfInput(readable.plan.graph, leaf, given.value);
    const { version: expectedVersion } = input;
    return conversations.change(context, conversation, () =>
      fact
        ? recordFact(context, factsService, conversation, { ...fact, expectedVersion })
        : factsService.setOwnNumber(context, conversation.workspaceId, { inputId: leaf.id, given, expectedVersion }),
    );
  },
});

function readGiven(leaf: ReplaceableLeaf, typed: number) {
  const { unit, currency, label } = leaf;
  const { min, max } = ownNumberRange(leaf);
  const value = readTyped(leaf, typed);
  if (value === null) throw invalid({ value: `must be from ${min} to ${max}` });
  return { value, unit, label, ...(currency && { currency }) };
}

type NewFact = NonNullable<ReturnType<typeof factOfInput>> & { readonly expectedVersion: number };

/** Records a number as a fact under the answer that was asked for it. */
async function recordFact(
  context: UseCaseContext,
  factsService: FactsService,
  conversation: StoredConversation,
  fact: NewFact,
): Promise<void> {
  const parsed = parseCorrection(fact.key, fact.value);
  if (!parsed.ok) throw invalid({ value: parsed.messages.join('. ') });
  const messages = await advisorRepository.listMessages(context.tx, conversation.id);
  const { question } = factRegistry[fact.key];
  const answer = messages.find((message) => message.role === 'user' && message.question === question);
  if (!answer) throw notFound('There is no answer this number belongs to');
  await factsService.correct(context, conversation.workspaceId, {
    key: fact.key,
    value: parsed.value,
    origin: { kind: 'corrected', messageId: answer.id },
    expectedVersion: fact.expectedVersion,
  });
}
