import type { advisorContract } from '#features/advisor/advisor.contract.ts';
import {
  isReplaceable,
  ownNumberRange,
  type ReplaceableLeaf,
  readTyped,
} from '#features/advisor/domain/model/own-numbers.ts';
import { ownKey } from '#features/advisor/domain/reckoning/ledger.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import type { Inputs, Outputs } from '#shared/endpoint.ts';
import { invalid, notFound, staleRevision } from '#shared/problem.ts';
import { presentEngine } from './advisor.repository.ts';
import { getConversationForWriting } from './conversation.service.ts';
import { findFigure, listVisibleNodes, readPlan } from './plan-view.ts';
import { readingRepository } from './reading.repository.ts';
import type { ReadingService } from './reading.service.ts';

type In = Inputs<typeof advisorContract>;
type Out = Outputs<typeof advisorContract>;

/** Numbers of the person's own in the place of what the plan assumes, or of what they said before. */
export const createOwnNumberService = (readings: Pick<ReadingService, 'afterChange'>) => ({
  /**
   * Puts a number into the plan, or takes it back; every figure follows at once. A number the account may not see answers like one
   * that is not there.
   */
  async set(context: UseCaseContext, input: In['setOwnNumber']): Promise<Out['setOwnNumber']> {
    const { nodeId, version, value } = input;
    const conversation = await getConversationForWriting(context, input.conversationId);
    const readable = await readPlan(context, conversation);
    const { plan, answers } = readable;
    const leaf = plan.graph.nodes.find((node) => node.id === nodeId);
    const isOpen = plan.engine === presentEngine && listVisibleNodes(readable).includes(nodeId);
    if (!isOpen || !leaf || !isReplaceable(leaf)) throw notFound('There is no such number to replace');
    const key = ownKey(nodeId);
    const stored = answers.find((one) => one.key === key);
    if ((stored?.version ?? 0) !== version) throw staleRevision(findFigure(readable, nodeId));
    const answer = value === null ? null : { kind: 'amount' as const, value: typed(leaf, value) };
    await readingRepository.saveAnswer(context.tx, conversation, { key, answer, asked: null }, context.now);
    return readings.afterChange(context, conversation);
  },
});

function typed(leaf: ReplaceableLeaf, given: number): number {
  const value = readTyped(leaf, given);
  const { min, max } = ownNumberRange(leaf);
  if (value === null) throw invalid({ value: `must be from ${min} to ${max}` });
  return value;
}
