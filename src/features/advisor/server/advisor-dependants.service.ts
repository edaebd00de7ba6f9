import type { FactDependants } from '#server/fact-dependants.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import type { Dependant } from '#shared/fact-dependant.ts';
import { dependantsOf } from '#shared/formula-dependants.ts';
import { advisorRepository, type StoredConversation, type StoredSection } from './advisor.repository.ts';
import { getConversation, getConversationForWriting } from './conversation.service.ts';
import { planService } from './plan.service.ts';
import { isStale, listVisibleNodes, readPlan } from './plan-view.ts';
import type { ReadablePlan } from './readable-plan.ts';

/** What plans make from facts: their sections, and the numbers calculated from facts. */
export const advisorDependants: FactDependants = {
  async list(context, workspaceId, keys) {
    const found: Dependant[] = [];
    for (const readable of await readPlans(context, workspaceId)) {
      const resting = openSections(readable).filter(({ factVersions }) => keys.some((key) => key in factVersions));
      found.push(...resting.map((section) => viewSection(readable, section)));
      const count = countFigures(readable, keys);
      if (count > 0) found.push({ kind: 'plan-figures', fate: 'calculated', ...placeOf(readable), count });
    }
    return found;
  },

  async listStale(context, workspaceId) {
    const plans = await readPlans(context, workspaceId);
    return plans.flatMap((readable) =>
      openSections(readable)
        .filter((section) => isStale(section, readable))
        .map((section) => viewSection(readable, section)),
    );
  },

  async follow(context, workspaceId, keys) {
    for (const { id } of await advisorRepository.listConversations(context.tx, workspaceId))
      await planService.followFacts(context, await getConversationForWriting(context, id), keys);
  },
};

/** Every complete plan of a business as the account may read it, the newest first. */
async function readPlans(context: UseCaseContext, workspaceId: string): Promise<ReadablePlan[]> {
  const complete = (await advisorRepository.listConversations(context.tx, workspaceId)).filter(
    ({ title }) => title !== null,
  );
  const conversations: StoredConversation[] = [];
  for (const { id } of complete) conversations.push(await getConversation(context, id));
  const plans: ReadablePlan[] = [];
  for (const conversation of conversations) plans.push(await readPlan(context, conversation));
  return plans;
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
    fate: isStale(section, readable) ? 'stale' : untouched,
    parts: { ...parts, sectionId: section.id },
    revision: section.revision,
  };
}

/** How many visible numbers are calculated from one of these facts. */
function countFigures(readable: ReadablePlan, keys: readonly string[]): number {
  const { graph } = readable.plan;
  const leaves = graph.nodes.filter(
    (node) => node.kind === 'leaf' && node.origin.kind === 'said' && keys.includes(node.origin.factKey),
  );
  const moved = new Set(leaves.flatMap(({ id }) => [id, ...dependantsOf(graph, id)]));
  return listVisibleNodes(readable).filter((id) => moved.has(id)).length;
}
