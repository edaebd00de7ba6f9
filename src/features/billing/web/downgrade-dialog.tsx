import { useLingui } from '@lingui/react/macro';
import type { Billing } from '#features/billing/billing.contract.ts';
import { planComparison } from '#features/billing/domain/plan-comparison.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { planTable } from '#web/plans/plan-table.ts';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useCellWords } from './use-cell-words.ts';

/** Asks before a smaller plan: when it begins, what it gives less of, and that nothing is taken away. */
export function DowngradeDialog({
  billing,
  to,
  onClose,
  onConfirm,
}: {
  readonly billing: Billing;
  readonly to: PlanName;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}) {
  const { t } = useLingui();
  const times = useTimeFormat();
  const { plan: from, subscription } = billing;
  // In test mode nothing is paid for until any day; what is really paid is so with test mode on as well.
  const endsAt = subscription?.periodEndsAt ?? null;
  return (
    <Dialog
      title={t`Change to ${to}?`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t`Stay on ${from}`}</Button>
          <Button variant="primary" onPress={onConfirm}>
            {t`Change to ${to}`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>
          {endsAt === null
            ? t`${to} begins at once.`
            : t`You have ${from} until ${times.day(endsAt)}, the end of what is paid. ${to} begins then. Until then you can take it back.`}
        </p>
        <div>
          <h3 className="text-base font-semibold text-ink">{t`What stays`}</h3>
          <p className="mt-1 text-pretty">
            {t`Everything. What was open to you stays readable and can be downloaded, nothing is deleted, and what is over the new limit stays and is shown as such.`}
          </p>
        </div>
        <div>
          <h3 className="text-base font-semibold text-ink">{t`What becomes less from then on`}</h3>
          <Losses from={from} to={to} />
        </div>
      </div>
    </Dialog>
  );
}

function Losses({ from, to }: { readonly from: PlanName; readonly to: PlanName }) {
  const { t } = useLingui();
  const { cellWords } = useCellWords();
  const rows = planComparison(planTable())
    .flatMap((group) => group.rows)
    .filter(({ isBuilt }) => isBuilt)
    .map(({ feature, words }) => ({ id: feature.id, words, now: feature.cells[from], later: feature.cells[to] }))
    .filter(({ now, later }) => JSON.stringify(now) !== JSON.stringify(later));
  return (
    <ul className="mt-1.5 flex flex-col divide-y divide-line border-y border-line">
      {rows.map(({ id, words, now, later }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4 py-1.5">
          <span className="text-ink">{t(words)}</span>
          <span className="figures">
            {later.kind === 'missing'
              ? t`Not in new plans`
              : t`${cellWords(later) ?? ''} instead of ${cellWords(now) ?? ''}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
