import { isDeepStrictEqual } from 'node:util';
import { wordsOf } from '#features/advisor/domain/business/business.ts';
import { foldBusiness } from '#features/advisor/domain/business/fold.ts';
import { shortQuote } from '#features/advisor/domain/conversation/quote.ts';
import { sectionIds } from '#features/advisor/domain/plan.ts';
import { refreshFigures } from '#features/advisor/domain/refresh-figures.ts';
import { scoreReading } from '#features/advisor/domain/score/score-reading.ts';
import { writePlan } from '#features/advisor/domain/writing/compose.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { evaluate } from '#shared/formula-evaluate.ts';
import { formatNode } from '#shared/formula-format.ts';
import type { Block } from '#shared/prose.ts';
import { presentEngine, type StoredPlan } from './advisor.repository.ts';
import type { HeardConversation } from './heard-conversation.ts';
import { speakerOf } from './plan-speaker.ts';

/**
 * Writes the plan of a conversation from what is certain of it, and the text of its sections. The same conversation gives the same on
 * the same day.
 */
export async function composePlan(context: UseCaseContext, heard: HeardConversation, generatedAt: Date) {
  const { conversation, gathered } = heard;
  const { reading, proposals } = gathered;
  const today = context.now.toISOString().slice(0, 10);
  const written = writePlan({ reading, today, speaker: speakerOf(reading.language) });
  const plan: StoredPlan = {
    conversationId: conversation.id,
    workspaceId: conversation.workspaceId,
    engine: presentEngine,
    title: await titleOf(context, heard),
    contentLocale: reading.language,
    graph: written.graph,
    parts: written.parts,
    score: scoreReading({ proposals, labels: reading.labels, trade: reading.trade }),
    openedSections: [],
    generatedAt,
  };
  return { plan, sections: new Map(sectionIds.map((id) => [id, written.sections[id]])) };
}

const longestTitle = 60;

/** The name a person gave the business; without one what is sold, or the first words of the idea. */
async function titleOf(context: UseCaseContext, { conversation, messages, gathered }: HeardConversation) {
  const { name, isNameChosen } = await workspacesService.get(context, conversation.workspaceId);
  if (isNameChosen) return name;
  const [offer] = wordsOf(foldBusiness(gathered.reading), 'offer');
  return shortQuote(offer?.quote ?? messages[0]?.text ?? '', longestTitle) || name;
}

/** Gives the figures of an edited text their present values, and draws its charts as they are `composed` now. */
export function refreshEdited(
  edited: readonly Block[],
  { graph, contentLocale }: Pick<StoredPlan, 'graph' | 'contentLocale'>,
  composed: readonly Block[],
): Block[] {
  const values = evaluate(graph);
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const drawn = new Map(composed.flatMap((block) => (block.kind === 'chart' ? [[block.id, block] as const] : [])));
  return refreshFigures(edited, (nodeId, at) => {
    const node = nodes.get(nodeId);
    return node && formatNode(node, values.get(nodeId) ?? 0, at, contentLocale);
  }).map((block) => drawn.get(block.id) ?? block);
}

/** Whether two texts say the same in the same words, whatever their figures are; a chart is nothing but figures. */
export const saysTheSame = (one: readonly Block[], other: readonly Block[]): boolean =>
  isDeepStrictEqual(wordingOf(one), wordingOf(other));

const wordingOf = (blocks: readonly Block[]): readonly object[] =>
  refreshFigures(blocks, () => '').map((block) => (block.kind === 'chart' ? { id: block.id } : block));
