import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleHelp, Lock, TriangleAlert } from 'lucide-react';
import type { PlanView } from '#features/advisor/advisor.contract.ts';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { BlockView, InlineView } from '../sections/block-view.tsx';

type Parts = NonNullable<PlanView['parts']>;

const verdicts = {
  carries: { name: msg`It carries itself`, icon: CircleCheck, box: 'bg-green-soft', mark: 'text-green' },
  fails: { name: msg`Not on these numbers`, icon: TriangleAlert, box: 'bg-clay-soft', mark: 'text-clay' },
  open: { name: msg`Cannot be said yet`, icon: CircleHelp, box: 'bg-gold-soft', mark: 'text-gold' },
} as const;

/** Whether the business carries itself on its numbers, and the numbers that decide it. */
export function PlanVerdict({ parts, contentLocale }: { readonly parts: Parts; readonly contentLocale: string }) {
  const { t } = useLingui();
  const { kind, because } = parts.verdict;
  const { name, icon, box, mark } = verdicts[kind];
  return (
    <section aria-labelledby="plan-verdict" className="flex flex-col gap-4">
      <div className={cx('flex gap-3 rounded-md px-4 py-3.5', box)}>
        <Icon of={icon} className={cx('mt-1 shrink-0', mark)} />
        <div className="min-w-0">
          <h3 id="plan-verdict" className="text-md font-semibold text-ink">
            <span className="sr-only">{t`Verdict:`} </span>
            {t(name)}
          </h3>
          {because === null ? (
            <p className="mt-0.5 flex items-center gap-1.5 text-base text-ink-2">
              <Icon of={Lock} size={14} />
              {t`The numbers behind it open with Pro.`}
            </p>
          ) : (
            <p lang={contentLocale} className="mt-0.5 text-base text-pretty text-ink">
              <InlineView content={because} />
            </p>
          )}
        </div>
      </div>
      {parts.strip.length === 0 ? null : (
        <dl lang={contentLocale} className="grid grid-cols-2 gap-x-6 gap-y-3 @min-[34rem]/plan:grid-cols-3">
          {parts.strip.map(({ label, figure }) => (
            <div key={label} className="min-w-0 border-t border-line pt-2">
              <dt className="text-sm text-pretty text-ink-2">{label}</dt>
              <dd className="figures mt-0.5 text-lg text-ink">
                <InlineView content={figure} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** What stands behind the sections: the next four weeks, risks, whom to ask, and what people of the trade know. */
export function PlanAppendix({ parts, contentLocale }: { readonly parts: Parts; readonly contentLocale: string }) {
  const { t } = useLingui();
  const all = [
    { id: 'four-weeks', title: t`The next four weeks`, blocks: parts.fourWeeks },
    { id: 'risks', title: t`Risks`, blocks: parts.risks },
    { id: 'in-this-trade', title: t`In this trade`, blocks: parts.inThisTrade },
    { id: 'duties', title: t`Whom to ask`, blocks: parts.duties },
  ];
  return all
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ id, title, blocks }) => (
      <details key={id} open className="border-t border-line pt-6">
        <summary className="rounded-sm">
          <h3 className="display inline text-xl text-ink">{title}</h3>
        </summary>
        <div lang={contentLocale} className="mt-4 flex flex-col gap-4">
          {blocks.map((block) => (
            <BlockView key={block.id} block={block} />
          ))}
        </div>
      </details>
    ));
}
