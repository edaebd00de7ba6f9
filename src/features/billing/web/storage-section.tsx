import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { StorageUse } from '#features/billing/billing.contract.ts';
import { useFileSize } from '#web/i18n/use-file-size.ts';
import { UsageBar } from '#web/ui/usage-bar.tsx';
import { LargerPlan } from './larger-plan.tsx';

/** How much the account stores, and what happens where that is all it may. */
export function StorageSection({ use }: { readonly use: StorageUse }) {
  const { t } = useLingui();
  const fileSize = useFileSize();
  const headingId = useId();
  const { used, limit, opensWith } = use;
  const label = t`Texts, pictures and archives`;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="display text-lg text-ink">
        {t`Storage`}
      </h2>
      <div className="mt-3 grid gap-x-8 gap-y-2.5 border-y border-line py-5 sm:grid-cols-[13rem_minmax(0,1fr)]">
        <div className="min-w-0">
          <h3 className="text-base font-semibold text-ink">{label}</h3>
          <p className="text-sm text-ink-2">{t`of all your businesses`}</p>
        </div>
        <div className="min-w-0">
          <UsageBar label={label} used={used} limit={limit} format={fileSize} />
          <p className="mt-2 text-sm text-pretty text-ink-2">
            {used >= limit
              ? t`Everything stays and can be read and taken along. Nothing more is stored until something is deleted or there is more room.`
              : t`Texts take little of it; pictures and archives take most.`}
          </p>
          {used >= limit && opensWith !== null ? <LargerPlan plan={opensWith} /> : null}
        </div>
      </div>
    </section>
  );
}
