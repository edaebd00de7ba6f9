import { useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { type ComparisonGroup, planComparison } from '#features/billing/domain/plan-comparison.ts';
import type { PlanCell } from '#shared/plans/plan-cell.ts';
import { type PlanName, planNames } from '#shared/plans/plan-names.ts';
import { planTable } from '#web/plans/plan-table.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ScrollFrame } from '#web/ui/scroll-frame.tsx';
import { useCellWords } from './use-cell-words.ts';

/** Every row of the plan table, tool by tool: of all plans, or of the one that everybody has. */
export function FeatureComparison({ only }: { readonly only?: PlanName }) {
  const { t } = useLingui();
  const names = only === undefined ? planNames : [only];
  const captionId = useId();
  return (
    <>
      <p id={captionId} className="sr-only">
        {only === undefined ? t`What each plan includes` : t`What is included`}
      </p>
      <ScrollFrame labelledBy={captionId}>
        <table aria-labelledby={captionId} className="w-full border-collapse text-sm sm:text-base">
          <thead>
            <tr className="border-b border-line-strong">
              <th scope="col" className="py-2 pe-3 text-start text-sm font-semibold text-ink-2">
                {t`Feature`}
              </th>
              {names.map((name) => (
                <th key={name} scope="col" className="w-[17%] px-2 py-2 text-start text-sm font-semibold text-ink">
                  {name === only ? t`Included` : name}
                </th>
              ))}
            </tr>
          </thead>
          {planComparison(planTable()).map((group) => (
            <GroupRows key={group.name.id} group={group} names={names} />
          ))}
        </table>
      </ScrollFrame>
    </>
  );
}

function GroupRows({ group, names }: { readonly group: ComparisonGroup; readonly names: readonly PlanName[] }) {
  const { t } = useLingui();
  return (
    <tbody>
      <tr className="border-b border-line">
        <th scope="rowgroup" colSpan={names.length + 1} className="pt-6 pb-2 text-start font-semibold text-ink">
          <span className="flex flex-wrap items-center gap-2">
            {t(group.name)}
            {group.isBuilt ? null : <Badge tone="gold">{t`Coming`}</Badge>}
          </span>
        </th>
      </tr>
      {group.rows.map(({ feature, words, isBuilt }) => (
        <tr key={feature.id} className="border-b border-line">
          <th scope="row" className="py-2.5 pe-3 text-start align-top font-normal text-ink">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              {t(words)}
              {feature.isHighlighted && names.length > 1 ? (
                <Badge tone="green" size="small">
                  {t`Popular`}
                </Badge>
              ) : null}
              {group.isBuilt && !isBuilt ? (
                <Badge tone="gold" size="small">
                  {t`Coming`}
                </Badge>
              ) : null}
            </span>
          </th>
          {names.map((name) => (
            <td key={name} className="figures px-2 py-2.5 align-top text-ink-2">
              <Cell cell={feature.cells[name]} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Cell({ cell }: { readonly cell: PlanCell }) {
  const { t } = useLingui();
  const { cellWords } = useCellWords();
  if (cell.kind === 'count') return cellWords(cell);
  const isIncluded = cell.kind === 'included';
  return (
    <>
      <Icon of={isIncluded ? Check : X} className={cx('-ms-0.5 mt-0.5', isIncluded ? 'text-green' : 'text-ink-3')} />
      <span className="sr-only">{isIncluded ? t`Included` : t`Not included`}</span>
    </>
  );
}
