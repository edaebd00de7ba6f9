import type { Figure, OpenSection, PlanView } from '#features/advisor/advisor.contract.ts';
import {
  advisorPlan,
  featureOfSection,
  opensSectionWith,
  sectionAccess,
} from '#features/advisor/domain/advisor.plan.ts';
import { explainNode } from '#features/advisor/domain/model/explain-node.ts';
import { type FigureAccess, figureAccess } from '#features/advisor/domain/model/figure-access.ts';
import { isReplaceable } from '#features/advisor/domain/model/own-numbers.ts';
import { type SectionId, sectionIds } from '#features/advisor/domain/plan.ts';
import { type PlanAccess, visibleBlocks, widenAccess } from '#features/advisor/domain/plan-access.ts';
import { scoreBand, totalFor } from '#features/advisor/domain/score/score.ts';
import { sources } from '#features/advisor/domain/sources.ts';
import type { Tx } from '#server/db/connect.ts';
import { highestPlanSince } from '#server/plans/plan-history.service.ts';
import { planRequired } from '#server/plans/require-plan.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { getNode } from '#shared/formula-dependants.ts';
import { evaluate } from '#shared/formula-evaluate.ts';
import type { GraphValues } from '#shared/formula-graph.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { prices } from '#shared/plans/prices.ts';
import { isOpen } from '#shared/plans/tool-plan.ts';
import { ProblemError } from '#shared/problem.ts';
import type { Block, Inline } from '#shared/prose.ts';
import {
  advisorRepository,
  presentEngine,
  type StoredConversation,
  type StoredPlan,
  type StoredSection,
} from './advisor.repository.ts';
import { viewOwnNumber } from './own-number-view.ts';
import type { ReadablePlan } from './readable-plan.ts';
import { readingRepository } from './reading.repository.ts';

/** Loads a plan. Throws advisor.plan_not_complete while answers are missing. */
export async function readPlan(context: UseCaseContext, conversation: StoredConversation): Promise<ReadablePlan> {
  const plan = await advisorRepository.findPlan(context.tx, conversation.id);
  if (!plan)
    throw new ProblemError(409, {
      code: 'advisor.plan_not_complete',
      message: 'The plan needs all five answers first',
    });
  const sections = await advisorRepository.listSections(context.tx, conversation.id);
  const answers = await readingRepository.listAnswers(context.tx, conversation.id);
  return { plan, sections, access: await accessOf(context.tx, context.actor, plan), answers };
}

/** What the account's plan opens, and what was open at any time since the plan was written, looked at or not. */
export async function accessOf(
  tx: Tx,
  account: Pick<UseCaseContext['actor'], 'accountId' | 'plan'>,
  { generatedAt, openedSections }: Pick<StoredPlan, 'generatedAt' | 'openedSections'>,
): Promise<PlanAccess> {
  return widenAccess(accessByPlan(await highestPlanSince(tx, account, generatedAt)), openedSections);
}

/** What a plan opens by itself. */
export function accessByPlan(planName: PlanName): PlanAccess {
  const { richness } = advisorPlan.gives[planName];
  const hasProjections = isOpen(advisorPlan.features.projections, planName);
  const open = sectionAccess(planName).filter((section) => section.state === 'open');
  return { openSections: new Set(open.map((section) => section.id)), hasProjections, maxRank: richness.maxRank };
}

/** The refusal of a locked section, with the plan that opens it. */
export function lockOf(sectionId: SectionId): ProblemError {
  return planRequired(featureOfSection(sectionId));
}

/** The plan as the browser shows it: open sections with their visible blocks, locked ones by title alone. */
export function viewPlan(readable: ReadablePlan & { planName: PlanName }): PlanView {
  const { plan, sections, access, planName } = readable;
  const shown = new Set(sectionAccess(planName).map((section) => section.id));
  const visible = sectionIds.filter((id) => access.openSections.has(id) || shown.has(id));
  return {
    conversationId: plan.conversationId,
    title: plan.title,
    generatedAt: plan.generatedAt.toISOString(),
    score: viewScore(plan, access),
    sections: visible.map((id) => {
      const section = sections.find((candidate) => candidate.id === id);
      if (section && access.openSections.has(id)) return viewSection(section, readable);
      const plan = opensSectionWith(id);
      const price = prices[plan].monthlyCents;
      return {
        state: 'locked',
        id,
        opensWith: plan,
        monthlyPriceCents: price,
      };
    }),
    contentLocale: plan.contentLocale,
    isEarlier: plan.engine !== presentEngine,
    parts: viewParts(plan, access),
    figureCount: listVisibleNodes(readable).length,
  };
}

/** One open section. */
export function viewSection(
  section: Pick<StoredSection, 'id' | 'revision' | 'composed' | 'edited' | 'isStale' | 'previous'>,
  { plan, access }: Pick<ReadablePlan, 'plan' | 'access'>,
): OpenSection {
  return {
    state: 'open',
    id: section.id,
    revision: section.revision,
    blocks: viewBlocks(section, { plan, access }),
    isEdited: section.edited !== null,
    isStale: section.isStale,
    canUndo: section.previous !== null,
  };
}

/** The blocks of an open section that the account may read. */
export const viewBlocks = (
  { edited, composed }: Pick<StoredSection, 'edited' | 'composed'>,
  { plan, access }: Pick<ReadablePlan, 'plan' | 'access'>,
): Block[] => visibleBlocks(edited ?? composed, access, figureAccess(plan.graph));

/** What stands beside the sections, as far as its figures are open; null in plans of the first advisor. */
export function viewParts(
  { parts, graph }: Pick<StoredPlan, 'parts' | 'graph'>,
  access: PlanAccess,
): PlanView['parts'] {
  if (!parts) return null;
  const byNode = figureAccess(graph);
  const isOpen = (inlines: readonly Inline[]): boolean =>
    inlines.every((inline) => inline.kind !== 'figure' || isVisible(inline.nodeId, byNode, access));
  const open = (blocks: readonly Block[]): Block[] => visibleBlocks(blocks, access, byNode);
  const { verdict, strip, fourWeeks, risks, duties, inThisTrade } = parts;
  return {
    verdict: { kind: verdict.kind, because: isOpen(verdict.because) ? [...verdict.because] : null },
    strip: strip.filter(({ figure }) => isOpen(figure)).map(({ label, figure }) => ({ label, figure: [...figure] })),
    fourWeeks: open(fourWeeks),
    risks: open(risks),
    duties: open(duties),
    inThisTrade: open(inThisTrade),
  };
}

function viewScore(plan: StoredPlan, access: PlanAccess): PlanView['score'] {
  const assessed = sectionIds.filter((id) => access.openSections.has(id));
  const { points, max } = totalFor(plan.score, assessed);
  return {
    points,
    max,
    band: scoreBand(points),
    dimensions: plan.score.dimensions
      .filter((dimension) => access.openSections.has(dimension.id))
      .map(({ id, points, max, lost }) => ({
        id,
        points,
        max,
        lost: lost.map(({ points, criterionId }) => ({ points, criterionId })),
      })),
  };
}

/** Ids of the nodes this account may see, in the graph's order. */
export function listVisibleNodes({ plan, access }: Pick<ReadablePlan, 'plan' | 'access'>): string[] {
  const byNode = figureAccess(plan.graph);
  return plan.graph.nodes.map((node) => node.id).filter((id) => isVisible(id, byNode, access));
}

function isVisible(id: string, byNode: ReadonlyMap<string, FigureAccess>, access: PlanAccess): boolean {
  return access.hasProjections ? byNode.has(id) : byNode.get(id) === 'open';
}

/** Where one visible number comes from; undefined for one that is locked or not there. */
export function findFigure(
  readable: Pick<ReadablePlan, 'plan' | 'access'> & Partial<Pick<ReadablePlan, 'answers'>>,
  nodeId: string,
  at?: number,
  values?: GraphValues,
): Figure | undefined {
  const { plan, access } = readable;
  const byNode = figureAccess(plan.graph);
  if (!isVisible(nodeId, byNode, access)) return undefined;
  const explained = explainNode(plan.graph, values ?? evaluate(plan.graph), nodeId, {
    locale: plan.contentLocale,
    ...(at !== undefined && { at }),
  });
  const node = getNode(plan.graph, nodeId);
  const source = sources.find((candidate) => candidate.id === explained.sourceId);
  return {
    nodeId,
    label: explained.label,
    shown: explained.shown,
    origin: explained.origin,
    explanation: explained.explanation,
    ...(source && {
      source: {
        publisher: source.publisher,
        title: source.title,
        year: source.year,
        address: source.address,
        readOn: source.readOn,
      },
    }),
    inputs: explained.inputs
      .filter((input) => isVisible(input.id, byNode, access))
      .map(({ id, label, shown, origin }) => {
        const isMine = plan.engine === presentEngine && isReplaceable(getNode(plan.graph, id));
        return { nodeId: id, label, shown, origin, isReplaceable: isMine };
      }),
    ...(plan.engine === presentEngine && isReplaceable(node) && { ownNumber: viewOwnNumber(readable, node) }),
  };
}
