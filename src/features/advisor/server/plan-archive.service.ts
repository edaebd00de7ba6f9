import { figureAccess } from '#features/advisor/domain/model/figure-access.ts';
import type { SectionId } from '#features/advisor/domain/plan.ts';
import { type PlanAccess, visibleBlocks, widenAccess } from '#features/advisor/domain/plan-access.ts';
import { type PlanName, planNames } from '#features/billing/domain/plans.ts';
import type { Tx } from '#server/db/connect.ts';
import type { FormulaGraph } from '#shared/formula-graph.ts';
import type { Block } from '#shared/prose.ts';
import { advisorRepository, type SectionText, type StoredPlan } from './advisor.repository.ts';
import { accessByPlan } from './plan-view.ts';

/** Columns of the two tables that hold what a plan can keep locked. */
interface PlanRow {
  readonly graph: FormulaGraph;
  readonly case_moves: readonly unknown[];
  readonly score: StoredPlan['score'];
  readonly opened_sections: readonly string[];
}
interface SectionRow {
  readonly conversation_id: string;
  readonly section_id: SectionId;
  readonly composed: readonly Block[];
  readonly edited: readonly Block[] | null;
  readonly previous: SectionText | null;
}

/**
 * A row of a table, as JSON, as an account on this plan may take it along: of plans, what is open to it and what was open
 * once. Nothing else is touched, and nothing at all where everything is open.
 */
export async function openPlanRow(
  tx: Tx,
  planName: PlanName,
  { table, text }: { readonly table: string; readonly text: string },
): Promise<string> {
  if (planName === planNames.at(-1)) return text;
  if (table === 'plan') {
    const row: PlanRow = JSON.parse(text);
    return JSON.stringify({ ...row, ...openPlan(row, widenAccess(accessByPlan(planName), row.opened_sections)) });
  }
  if (table !== 'plan_section') return text;
  const row: SectionRow = JSON.parse(text);
  const plan = await advisorRepository.findPlan(tx, row.conversation_id);
  const access = widenAccess(accessByPlan(planName), plan?.openedSections ?? []);
  return JSON.stringify({ ...row, ...openTexts(row, access, plan?.graph ?? { months: 0, nodes: [] }) });
}

/** A formula over open figures is open itself, so the graph that is left can still be evaluated. */
function openPlan({ graph, case_moves, score }: PlanRow, access: PlanAccess): Partial<PlanRow> {
  const byNode = figureAccess(graph);
  return {
    graph: access.hasProjections
      ? graph
      : { ...graph, nodes: graph.nodes.filter(({ id }) => byNode.get(id) === 'open') },
    case_moves: access.hasProjections ? case_moves : [],
    score: { ...score, dimensions: score.dimensions.filter(({ id }) => access.openSections.has(id)) },
  };
}

function openTexts(row: SectionRow, access: PlanAccess, graph: FormulaGraph): Partial<SectionRow> {
  if (!access.openSections.has(row.section_id)) return { composed: [], edited: null, previous: null };
  const byNode = figureAccess(graph);
  const open = <T extends Pick<SectionRow, 'composed' | 'edited'>>(texts: T): T => ({
    ...texts,
    composed: visibleBlocks(texts.composed, access, byNode),
    edited: texts.edited && visibleBlocks(texts.edited, access, byNode),
  });
  return { ...open(row), previous: row.previous && open(row.previous) };
}
