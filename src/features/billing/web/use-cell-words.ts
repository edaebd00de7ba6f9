import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ComparisonRowId } from '#features/billing/domain/comparison-rows.ts';
import { type ComparisonCell, comparisonCell } from '#features/billing/domain/plan-comparison.ts';
import type { PlanName } from '#features/billing/domain/plans.ts';
import { rowWords } from './plan-words.ts';

/** Puts counts of the plan table into words. */
export function useCellWords() {
  const { t } = useLingui();

  /** "5 per month", "48 hours", "Unlimited"; undefined for a plain yes or no. */
  const cellWords = (cell: ComparisonCell): string | undefined => {
    if (cell.kind !== 'count') return undefined;
    const { count, unit } = cell;
    if (count === null) return t`Unlimited`;
    if (unit === 'per-month') return t`${count} per month`;
    if (unit === 'per-day') return t`${count} per day`;
    if (unit === 'hours') return plural(count, { one: '# hour', other: '# hours' });
    return String(count);
  };

  /** One line of a plan's card: "Business ideas: 5 per month". */
  const cardLine = (id: ComparisonRowId, plan: PlanName): string => {
    const words = cellWords(comparisonCell(id, plan));
    const label = t(rowWords[id]);
    return words === undefined ? label : t`${label}: ${words}`;
  };

  return { cellWords, cardLine };
}
