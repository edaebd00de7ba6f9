import { figureAccess } from '#features/advisor/domain/model/figure-access.ts';
import type { SectionId } from '#features/advisor/domain/plan.ts';
import { type PlanAccess, readerOf } from '#features/advisor/domain/plan-access.ts';
import type { Tx } from '#server/db/connect.ts';
import type { FormulaGraph } from '#shared/formula-graph.ts';
import { type PlanName, planNames } from '#shared/plans/plan-names.ts';
import { advisorRepository, type SectionText, type StoredPlan, type StoredSection } from './advisor.repository.ts';
import { accessOf, viewParts } from './plan-view.ts';

export type { ArchivedConversation } from './advisor.repository.ts';

/** Ids of the conversations of some workspaces that led to a plan, in the order of their making. */
export const listPlannedConversations = advisorRepository.listPlanned;

/** What was said in some workspaces, conversation by conversation, the first begun first. */
export const listSaid = advisorRepository.listSaid;

/** Columns of the two tables that hold what a plan can keep locked. */
interface PlanRow extends Pick<StoredPlan, 'graph' | 'parts' | 'score'> {
  readonly case_moves: readonly unknown[];
  readonly opened_sections: string[];
  readonly generated_at: string;
}
interface SectionRow extends Pick<StoredSection, 'composed' | 'edited' | 'previous'> {
  readonly conversation_id: string;
  readonly section_id: SectionId;
}

/**
 * A row of a table, as JSON, as this account may take it along: of plans, what is open to it and what was open once. Nothing
 * else is touched, and nothing at all where everything is open.
 */
export async function openPlanRow(
  tx: Tx,
  account: { readonly accountId: string; readonly plan: PlanName },
  { table, text }: { readonly table: string; readonly text: string },
): Promise<string> {
  if (account.plan === planNames.at(-1)) return text;
  if (table === 'plan') {
    const row: PlanRow = JSON.parse(text);
    const stored = { generatedAt: new Date(row.generated_at), openedSections: row.opened_sections };
    return JSON.stringify({ ...row, ...openPlan(row, await accessOf(tx, account, stored)) });
  }
  if (table !== 'plan_section') return text;
  const row: SectionRow = JSON.parse(text);
  const plan = await advisorRepository.findPlan(tx, row.conversation_id);
  // Without a plan it was deleted since this row was read.
  const texts = plan && openTexts(row, await accessOf(tx, account, plan), plan.graph);
  return JSON.stringify({ ...row, ...(texts ?? { composed: [], edited: null, previous: null }) });
}

/** A formula over open figures is open itself, so the graph that is left can still be evaluated. */
function openPlan({ graph, case_moves, parts, score }: PlanRow, access: PlanAccess) {
  const reader = readerOf(access, figureAccess(graph));
  return {
    graph: { ...graph, nodes: graph.nodes.filter(({ id }) => reader.sees(id)) },
    case_moves: access.hasProjections ? case_moves : [],
    parts: viewParts({ parts }, reader),
    score: { ...score, dimensions: score.dimensions.filter(({ id }) => access.openSections.has(id)) },
  };
}

function openTexts(row: SectionRow, access: PlanAccess, graph: FormulaGraph): SectionRow | undefined {
  if (!access.openSections.has(row.section_id)) return undefined;
  const { blocksOf } = readerOf(access, figureAccess(graph));
  const open = <T extends Pick<SectionText, 'composed' | 'edited'>>(texts: T): T => ({
    ...texts,
    composed: blocksOf(texts.composed),
    edited: texts.edited && blocksOf(texts.edited),
  });
  return { ...open(row), previous: row.previous && open(row.previous) };
}
