import type { Plan } from '#features/billing/domain/plans.ts';
import type { ToolId } from '#features/billing/domain/tools.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';

/** Yes or no, a number (null: unlimited), a text, or a list. */
export type CellValue = boolean | number | null | string | readonly string[];

/**
 * One line of the specification on what plans give. What is expected is transcribed by hand and never computed from the
 * plan table; `read` says where the table has it.
 */
export interface Cell {
  readonly tool: ToolId | 'pricing';
  /** Where the specification says it. */
  readonly paragraph: string;
  readonly capability: string;
  /** A plan that the specification does not speak of here is left out. */
  readonly expected: Partial<Readonly<Record<PlanName, CellValue>>>;
  read(plan: Plan): CellValue;
}

/** A cell with a value for each plan. */
export function cell(
  tool: Cell['tool'],
  paragraph: string,
  capability: string,
  [Free, Starter, Pro]: readonly [CellValue, CellValue, CellValue],
  read: Cell['read'],
): Cell {
  return { tool, paragraph, capability, expected: { Free, Starter, Pro }, read };
}

/** "5 per month" of a cap, "unlimited" where there is none. */
export function capText({ limit, period }: { limit: number | null; period: string }): string {
  return limit === null ? 'unlimited' : `${limit} per ${period}`;
}
