import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PlanCell } from '#shared/plans/plan-cell.ts';
import { useFileSize } from '#web/i18n/use-file-size.ts';

/** Puts counts of the plan table into words. */
export function useCellWords() {
  const { t } = useLingui();
  const fileSize = useFileSize();

  /** "5 per month", "48 hours", "100 MB", "Unlimited"; undefined for a plain yes or no. */
  const cellWords = (cell: PlanCell): string | undefined => {
    if (cell.kind !== 'count') return undefined;
    const { count, unit } = cell;
    if (count === null) return t`Unlimited`;
    if (unit === 'per-month') return t`${count} per month`;
    if (unit === 'per-day') return t`${count} per day`;
    if (unit === 'bytes') return fileSize(count);
    if (unit === 'hours') return t`${plural(count, { one: '# hour', other: '# hours' })}`;
    return String(count);
  };

  return { cellWords };
}
