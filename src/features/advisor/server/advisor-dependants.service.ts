import { mentionsOfFact } from '#features/advisor/domain/business/by-hand.ts';
import { foldBusiness } from '#features/advisor/domain/business/fold.ts';
import { inlinesOf } from '#features/advisor/domain/plan-access.ts';
import type { FactKey } from '#features/workspaces/domain/fact-value.ts';
import type { FactDependants } from '#server/fact-dependants.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import type { Dependant } from '#shared/fact-dependant.ts';
import { dependantsOf } from '#shared/formula-dependants.ts';
import { advisorRepository, presentEngine, type StoredSection } from './advisor.repository.ts';
import { getConversation, getConversationForWriting } from './conversation.service.ts';
import type { Hear } from './heard-conversation.ts';
import { planService } from './plan.service.ts';
import { listVisibleNodes, readPlan } from './plan-view.ts';
import type { ReadablePlan } from './readable-plan.ts';

/** What plans make from facts: their sections, and the numbers calculated from facts. Plans of the first advisor stay as they are. */
export const createAdvisorDependants = (hear: Hear): FactDependants => ({
  async list(context, workspaceId, keys) {
    const found: Dependant[] = [];
    for (const readable of await readPlans(context, workspaceId)) {
      const heard = await hear(context, await getConversation(context, readable.plan.conversationId));
      const business = foldBusiness(heard.gathered.reading);
      const moved = movedBy(readable, new Set(keys.flatMap((key) => mentionsOfFact(business, key as FactKey))));
      found.push(...moved.sections.map((section) => viewSection(readable, section)));
      if (moved.figures > 0)
        found.push({ kind: 'plan-figures', fate: 'calculated', ...placeOf(readable), count: moved.figures });
    }
    return found;
  },

  async listStale(context, workspaceId) {
    const plans = await readPlans(context, workspaceId);
    return plans.flatMap((readable) =>
      openSections(readable)
        .filter(({ isStale }) => isStale)
        .map((section) => viewSection(readable, section)),
    );
  },

  async follow(context, workspaceId) {
    for (const { id, title } of await advisorRepository.listConversations(context.tx, workspaceId))
      if (title !== null)
        await planService.follow(context, await hear(context, await getConversationForWriting(context, id)));
  },
});

/** Every complete plan of the present advisor as the account may read it, the newest first. */
async function readPlans(context: UseCaseContext, workspaceId: string): Promise<ReadablePlan[]> {
  const plans: ReadablePlan[] = [];
  for (const { id, title } of await advisorRepository.listConversations(context.tx, workspaceId))
    if (title !== null) plans.push(await readPlan(context, await getConversation(context, id)));
  return plans.filter(({ plan }) => plan.engine === presentEngine);
}

const openSections = ({ sections, access }: ReadablePlan): readonly StoredSection[] =>
  sections.filter(({ id }) => access.openSections.has(id));

const placeOf = ({ plan: { conversationId, title } }: ReadablePlan) => ({ title, parts: { conversationId } });

function viewSection(readable: ReadablePlan, section: StoredSection): Dependant {
  const { title, parts } = placeOf(readable);
  const untouched = section.edited === null ? 'written' : 'kept';
  return {
    kind: 'plan-section',
    title,
    fate: section.isStale ? 'stale' : untouched,
    parts: { ...parts, sectionId: section.id },
    revision: section.revision,
  };
}

/** The open sections that quote some words or show a number that rests on them, and how many visible numbers do. */
function movedBy(readable: ReadablePlan, mentions: ReadonlySet<string>) {
  const { graph } = readable.plan;
  const leaves = graph.nodes.filter(
    (node) => node.kind === 'leaf' && node.origin.kind === 'said' && mentions.has(node.origin.factKey),
  );
  const moved = new Set(leaves.flatMap(({ id }) => [id, ...dependantsOf(graph, id)]));
  const rests = ({ composed, edited }: StoredSection): boolean =>
    (edited ?? composed).some((block) =>
      inlinesOf(block).some(
        (inline) =>
          (inline.kind === 'said' && mentions.has(inline.factKey)) ||
          (inline.kind === 'figure' && moved.has(inline.nodeId)),
      ),
    );
  return {
    sections: openSections(readable).filter(rests),
    figures: listVisibleNodes(readable).filter((id) => moved.has(id)).length,
  };
}
