import type { PlanName } from '#shared/plans/plan-names.ts';

/** Yes or no, a number (null: unlimited), a text, or a list. */
export type CellValue = boolean | number | null | string | readonly string[];

/**
 * One row of docs/billing.md on what plans give. What is expected is copied by hand and never computed from the table of
 * plans.
 */
export interface Cell {
  /** Where docs/billing.md says it: the heading. */
  readonly heading: string;
  readonly capability: string;
  /** The field of the table that has it, see `listFields`. */
  readonly field: string;
  /** A plan for which docs/billing.md gives no value is left out. */
  readonly expected: Partial<Readonly<Record<PlanName, CellValue>>>;
  /** What the field says of it, where that is not the whole value. */
  readonly as?: (value: never) => CellValue;
}

type Values = readonly [CellValue, CellValue, CellValue];

/** Makes the cells of one heading; `as` turns the value of the field into the value of the document. */
export function cellsOf(heading: string) {
  return <Value = unknown>(
    capability: string,
    field: string,
    [Free, Starter, Pro]: Values,
    as?: (value: Value) => CellValue,
  ): Cell => ({
    heading,
    capability,
    field,
    expected: { Free, Starter, Pro },
    ...(as && { as: as as Cell['as'] & {} }),
  });
}
