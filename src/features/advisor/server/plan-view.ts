import type { Figure, OpenSection, OwnNumberField, PlanView } from '#features/advisor/advisor.contract.ts';
import { advisorPlan, featureOfSection } from '#features/advisor/domain/advisor.plan.ts';
import { advisorProblems } from '#features/advisor/domain/advisor.problems.ts';
import { explainNode } from '#features/advisor/domain/model/explain-node.ts';
import { figureAccess } from '#features/advisor/domain/model/figure-access.ts';
import {
  isReplaceable,
  ownNumberRange,
  type ReplaceableLeaf,
  typedValue,
} from '#features/advisor/domain/model/own-numbers.ts';
import { type SectionId, sectionIds } from '#features/advisor/domain/plan.ts';
import { type PlanAccess, type PlanReader, readerOf, widenAccess } from '#features/advisor/domain/plan-access.ts';
import { ownKey } from '#features/advisor/domain/reckoning/ledger.ts';
import { scoreBand, totalFor } from '#features/advisor/domain/score/score.ts';
import { sources } from '#features/advisor/domain/sources.ts';
import type { Tx } from '#server/db/connect.ts';
import { highestPlanSince } from '#server/plans/plan-history.service.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { getNode } from '#shared/formula-dependants.ts';
import { evaluate } from '#shared/formula-evaluate.ts';
import { formatNode } from '#shared/formula-format.ts';
import type { GraphNode } from '#shared/formula-graph.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { prices } from '#shared/plans/prices.ts';
import { isOpen, planThatOpens } from '#shared/plans/tool-plan.ts';
import { refusal } from '#shared/problem.ts';
import {
  advisorRepository,
  presentEngine,
  type StoredConversation,
  type StoredPlan,
  type StoredSection,
} from './advisor.repository.ts';
import { getConversation, getConversationForWriting } from './heard-conversation.ts';
import { readingRepository, type StoredAnswer } from './reading.repository.ts';

/** A stored plan with what decides how much of it this account reads. */
export interface ReadablePlan {
  readonly conversation: StoredConversation;
  readonly plan: StoredPlan;
  readonly sections: readonly StoredSection[];
  readonly access: PlanAccess;
  readonly reader: PlanReader;
  /** What the person answered: numbers of their own among them. */
  readonly answers: readonly StoredAnswer[];
}

/** Loads the plan of a conversation of the actor. Throws advisor.plan_not_complete while answers are missing. */
export async function readPlan(context: UseCaseContext, id: string, find = getConversation): Promise<ReadablePlan> {
  const conversation = await find(context, id);
  const plan = await advisorRepository.findPlan(context.tx, id);
  if (!plan) throw refusal(advisorProblems.plan_not_complete, 'The plan needs all five answers first');
  const sections = await advisorRepository.listSections(context.tx, id);
  const answers = await readingRepository.listAnswers(context.tx, id);
  const access = await accessOf(context.tx, context.actor, plan);
  return { conversation, plan, sections, access, reader: readerOf(access, figureAccess(plan.graph)), answers };
}

/** As above, with the conversation held for this transaction. */
export const readPlanForWriting = (context: UseCaseContext, id: string): Promise<ReadablePlan> =>
  readPlan(context, id, getConversationForWriting);

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
  return {
    openSections: new Set(sectionIds.filter((id) => isOpen(featureOfSection(id), planName))),
    hasProjections: isOpen(advisorPlan.features.projections, planName),
    maxRank: advisorPlan.gives[planName].richness.maxRank,
  };
}

/** The plan as the browser shows it: open sections with their visible blocks, locked ones by title alone. */
export function viewPlan(readable: ReadablePlan, planName: PlanName): PlanView {
  const { plan, access } = readable;
  const { shownSections } = advisorPlan.gives[planName];
  const visible = sectionIds.filter((id) => access.openSections.has(id) || shownSections.includes(id));
  return {
    conversationId: plan.conversationId,
    title: plan.title,
    generatedAt: plan.generatedAt.toISOString(),
    score: viewScore(plan, access),
    sections: visible.map((id) => {
      const section = findOpenSection(readable, id);
      if (section) return viewSection(section, readable);
      const opensWith = planThatOpens(featureOfSection(id)) ?? 'Pro';
      return { state: 'locked', id, opensWith, monthlyPriceCents: prices[opensWith].monthlyCents };
    }),
    contentLocale: plan.contentLocale,
    isEarlier: plan.engine !== presentEngine,
    parts: viewParts(plan, readable.reader),
    figureCount: listVisibleNodes(readable).length,
  };
}

/** A section that the account may read; undefined for one that is locked or not there. */
export const findOpenSection = ({ sections, access }: ReadablePlan, id: SectionId): StoredSection | undefined =>
  sections.find((section) => section.id === id && access.openSections.has(id));

/** One open section. */
export function viewSection(section: StoredSection, { reader }: ReadablePlan): OpenSection {
  return {
    state: 'open',
    id: section.id,
    revision: section.revision,
    blocks: reader.blocksOf(section.edited ?? section.composed),
    isEdited: section.edited !== null,
    isStale: section.isStale,
    canUndo: section.previous !== null,
  };
}

/** What stands beside the sections, as far as its figures are open; null in plans of the first advisor. */
export function viewParts({ parts }: Pick<StoredPlan, 'parts'>, { reads, blocksOf }: PlanReader): PlanView['parts'] {
  if (!parts) return null;
  const { verdict, strip, fourWeeks, risks, duties, inThisTrade } = parts;
  return {
    verdict: { kind: verdict.kind, because: reads(verdict.because) ? verdict.because : null },
    strip: strip.filter(({ figure }) => reads(figure)),
    fourWeeks: blocksOf(fourWeeks),
    risks: blocksOf(risks),
    duties: blocksOf(duties),
    inThisTrade: blocksOf(inThisTrade),
  };
}

function viewScore({ score }: StoredPlan, { openSections }: PlanAccess): PlanView['score'] {
  const { points, max } = totalFor(score, [...openSections]);
  const dimensions = score.dimensions.filter(({ id }) => openSections.has(id));
  return { points, max, band: scoreBand(points), dimensions };
}

/** Ids of the nodes this account may see, in the graph's order. */
export const listVisibleNodes = ({ plan, reader }: ReadablePlan): string[] =>
  plan.graph.nodes.map((node) => node.id).filter(reader.sees);

/**
 * Where the numbers come from that the account may see, in the graph's order; with `only` one of them, as it is in one month of its
 * series where a month is given.
 */
export function listFigures(
  readable: ReadablePlan,
  only?: { readonly nodeId: string; readonly at?: number | undefined },
): Figure[] {
  const { plan, reader } = readable;
  const { graph, contentLocale } = plan;
  const values = evaluate(graph);
  const canReplace = (node: GraphNode): node is ReplaceableLeaf => plan.engine === presentEngine && isReplaceable(node);
  const wanted = only ? [only.nodeId].filter(reader.sees) : listVisibleNodes(readable);
  return wanted.map((nodeId) => {
    const options = { locale: contentLocale, ...(only?.at !== undefined && { at: only.at }) };
    const explained = explainNode(graph, values, nodeId, options);
    const { label, shown, origin, explanation } = explained;
    const source = sources.find(({ id }) => id === explained.sourceId);
    const node = getNode(graph, nodeId);
    return {
      nodeId,
      label,
      shown,
      origin,
      explanation,
      ...(source && { source }),
      inputs: explained.inputs
        .filter(({ id }) => reader.sees(id))
        .map(({ id, ...input }) => ({ nodeId: id, ...input, isReplaceable: canReplace(getNode(graph, id)) })),
      ...(canReplace(node) && { ownNumber: viewOwnNumber(readable, node) }),
    };
  });
}

/** The field in which a person types their own number in the place of one of the plan. */
function viewOwnNumber({ plan, answers }: ReadablePlan, leaf: ReplaceableLeaf): OwnNumberField {
  const { replaced } = leaf;
  const shown = replaced && formatNode(leaf, replaced.value, undefined, plan.contentLocale);
  return {
    version: answers.find(({ key }) => key === ownKey(leaf.id))?.version ?? 0,
    value: typedValue(leaf),
    unit: leaf.unit,
    ...(leaf.currency && { currency: leaf.currency }),
    ...ownNumberRange(leaf),
    ...(replaced && shown !== undefined && { replaced: { shown, origin: replaced.origin.kind } }),
  };
}
