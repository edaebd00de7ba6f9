import { mentionsOfFact } from '#features/advisor/domain/business/by-hand.ts';
import { foldBusiness } from '#features/advisor/domain/business/fold.ts';
import { inlinesOf } from '#features/advisor/domain/plan-access.ts';
import type { FactKey } from '#features/workspaces/domain/fact-value.ts';
import type { FactDependants } from '#server/fact-dependants.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import type { Dependant } from '#shared/fact-dependant.ts';
import { dependantsOf } from '#shared/formula-dependants.ts';
import { advisorRepository, presentEngine, type StoredSection } from './advisor.repository.ts';
import { hear, hearForWriting } from './heard-conversation.ts';
import { followPlan } from './plan.service.ts';
import { listVisibleNodes, type ReadablePlan, readPlan } from './plan-view.ts';

/** What plans make from facts: their sections, and the numbers calculated from facts. Plans of the first advisor stay as they are. */
export const advisorDependants: FactDependants = {
  async list(context, workspaceId, keys) {
    const found: Dependant[] = [];
    for (const readable of await readPlans(context, workspaceId)) {
      const { conversationId, title } = readable.plan;
      const { gathered } = await hear(context, readable.conversation);
      const business = foldBusiness(gathered.reading);
      const mentions = new Set(keys.flatMap((key) => mentionsOfFact(business, key as FactKey)));
      const moved = movedBy(readable, mentions);
      found.push(...listSections(readable, (section) => restsOn(section, mentions, moved)));
      const count = listVisibleNodes(readable).filter((id) => moved.has(id)).length;
      if (count > 0) found.push({ kind: 'plan-figures', fate: 'calculated', title, parts: { conversationId }, count });
    }
    return found;
  },

  async listStale(context, workspaceId) {
    const plans = await readPlans(context, workspaceId);
    return plans.flatMap((readable) => listSections(readable, ({ isStale }) => isStale));
  },

  async follow(context, workspaceId) {
    for (const { id, title } of await advisorRepository.listConversations(context.tx, workspaceId))
      if (title !== null) await followPlan(context, await hearForWriting(context, id));
  },
};

/** Every complete plan of the present advisor as the account may read it, the newest first. */
async function readPlans(context: UseCaseContext, workspaceId: string): Promise<ReadablePlan[]> {
  const plans: ReadablePlan[] = [];
  for (const { id, title } of await advisorRepository.listConversations(context.tx, workspaceId))
    if (title !== null) plans.push(await readPlan(context, id));
  return plans.filter(({ plan }) => plan.engine === presentEngine);
}

/** Those of the open sections of a plan that are wanted. */
function listSections(
  { plan, sections, access }: ReadablePlan,
  isWanted: (section: StoredSection) => boolean,
): Dependant[] {
  return sections
    .filter((section) => access.openSections.has(section.id) && isWanted(section))
    .map(({ id, edited, isStale, revision }) => {
      const fate = edited === null ? 'written' : 'kept';
      const parts = { conversationId: plan.conversationId, sectionId: id };
      return { kind: 'plan-section', title: plan.title, fate: isStale ? 'stale' : fate, parts, revision };
    });
}

/** The numbers of a plan that were said in some words, and those that rest on them. */
function movedBy({ plan: { graph } }: ReadablePlan, mentions: ReadonlySet<string>): ReadonlySet<string> {
  const leaves = graph.nodes.filter(
    (node) => node.kind === 'leaf' && node.origin.kind === 'said' && mentions.has(node.origin.factKey),
  );
  return new Set(leaves.flatMap(({ id }) => [id, ...dependantsOf(graph, id)]));
}

/** Whether a section quotes some words or shows a number that rests on them. */
const restsOn = (section: StoredSection, mentions: ReadonlySet<string>, moved: ReadonlySet<string>): boolean =>
  (section.edited ?? section.composed).flatMap(inlinesOf).some((inline) => {
    if (inline.kind === 'said') return mentions.has(inline.factKey);
    return inline.kind === 'figure' && moved.has(inline.nodeId);
  });
