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
import { inlinesOf, type PlanAccess, visibleBlocks, widenAccess } from '#features/advisor/domain/plan-access.ts';
import { scoreBand, totalFor } from '#features/advisor/domain/score/score-answers.ts';
import { sources } from '#features/advisor/domain/sources.ts';
import { isOwnNumberKey, type OwnNumber, ownNumberKey } from '#features/workspaces/domain/own-number.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { Tx } from '#server/db/connect.ts';
import { highestPlanSince } from '#server/plans/plan-history.service.ts';
import { planRequired } from '#server/plans/require-plan.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { dependantsOf, getNode } from '#shared/formula-dependants.ts';
import { evaluate } from '#shared/formula-evaluate.ts';
import type { FormulaGraph, GraphValues } from '#shared/formula-graph.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { prices } from '#shared/plans/prices.ts';
import { isOpen } from '#shared/plans/tool-plan.ts';
import { ProblemError } from '#shared/problem.ts';
import type { Block } from '#shared/prose.ts';
import {
  advisorRepository,
  type StoredConversation,
  type StoredPlan,
  type StoredSection,
} from './advisor.repository.ts';
import { viewOwnNumber } from './own-number-view.ts';
import type { ReadablePlan } from './readable-plan.ts';

/** Loads a plan. Throws advisor.plan_not_complete while answers are missing. */
export async function readPlan(context: UseCaseContext, conversation: StoredConversation): Promise<ReadablePlan> {
  const plan = await advisorRepository.findPlan(context.tx, conversation.id);
  if (!plan)
    throw new ProblemError(409, {
      code: 'advisor.plan_not_complete',
      message: 'The plan needs all five answers first',
    });
  const sections = await advisorRepository.listSections(context.tx, conversation.id);
  const facts = await workspacesService.listFacts(context, conversation.workspaceId);
  const ownNumbers = await workspacesService.listOwnNumbers(context, conversation.workspaceId);
  return { plan, sections, access: await accessOf(context.tx, context.actor, plan), facts, ownNumbers };
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
    isGeneral: plan.knowledgeId === null,
    figureCount: listVisibleNodes(readable).length,
  };
}

/** One open section; stale when a fact it was made from has a newer version. */
export function viewSection(
  section: Pick<StoredSection, 'id' | 'revision' | 'composed' | 'edited' | 'factVersions' | 'previous'>,
  { plan, access, facts, ownNumbers = [] }: Pick<ReadablePlan, 'plan' | 'access' | 'facts' | 'ownNumbers'>,
): OpenSection {
  return {
    state: 'open',
    id: section.id,
    revision: section.revision,
    blocks: viewBlocks(section, { plan, access }),
    isEdited: section.edited !== null,
    isStale: isStale(section, { plan, facts, ownNumbers }),
    canUndo: section.previous !== null,
  };
}

/** The blocks of an open section that the account may read. */
export const viewBlocks = (
  { edited, composed }: Pick<StoredSection, 'edited' | 'composed'>,
  { plan, access }: Pick<ReadablePlan, 'plan' | 'access'>,
): Block[] => visibleBlocks(edited ?? composed, access, figureAccess(plan.graph));

/**
 * Whether a fact that a text rests on has a newer version; with `changed`, one of those facts (as the keys they are
 * stored under).
 */
export function isStale(
  section: Pick<StoredSection, 'composed' | 'edited' | 'factVersions'>,
  { plan, facts, ownNumbers = [] }: Pick<ReadablePlan, 'plan' | 'facts' | 'ownNumbers'>,
  changed?: readonly string[],
): boolean {
  const counts = (key: string): boolean => changed === undefined || changed.includes(key);
  const newest = new Map<string, number>(facts.map((fact) => [fact.key, fact.version]));
  return (
    Object.entries(section.factVersions).some(([key, version]) => counts(key) && (newest.get(key) ?? 0) > version) ||
    ownNumbers.some((own) => counts(ownNumberKey(own.inputId)) && isOlderThan(section, own, plan.graph))
  );
}

/** Whether a text was written before the person entered their own number, and shows a figure that depends on it. */
function isOlderThan(
  { composed, edited, factVersions }: Pick<StoredSection, 'composed' | 'edited' | 'factVersions'>,
  { inputId, version }: OwnNumber,
  graph: FormulaGraph,
): boolean {
  if (version <= (factVersions[ownNumberKey(inputId)] ?? 0)) return false;
  const behind = dependantsOf(graph, inputId).add(inputId);
  return (edited ?? composed).some((block) =>
    inlinesOf(block).some((inline) => inline.kind === 'figure' && behind.has(inline.nodeId)),
  );
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
  readable: Pick<ReadablePlan, 'plan' | 'access'> & Partial<Pick<ReadablePlan, 'facts' | 'ownNumbers'>>,
  nodeId: string,
  at?: number,
  values?: GraphValues,
): Figure | undefined {
  const { plan, access } = readable;
  const byNode = figureAccess(plan.graph);
  if (!isVisible(nodeId, byNode, access)) return undefined;
  const explained = explainNode(plan.graph, values ?? evaluate(plan.graph), nodeId, at === undefined ? {} : { at });
  const node = getNode(plan.graph, nodeId);
  const source = sources.find((candidate) => candidate.id === explained.source?.sourceId);
  return {
    nodeId,
    label: explained.label,
    shown: explained.shown,
    origin: explained.origin,
    explanation: explained.formula ?? explained.said?.quote ?? explained.basis ?? explained.source?.note ?? '',
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
        return { nodeId: id, label, shown, origin, isReplaceable: isReplaceable(getNode(plan.graph, id)) };
      }),
    ...(explained.said && !isOwnNumberKey(explained.said.factKey) && { factKey: explained.said.factKey }),
    ...(isReplaceable(node) && { ownNumber: viewOwnNumber(readable, node) }),
  };
}
