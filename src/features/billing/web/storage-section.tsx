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
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="display text-lg text-ink">
        {t`Storage`}
      </h2>
      <div className="mt-3 border-y border-line py-5">
        <UsageBar label={t`Storage`} used={used} limit={limit} format={fileSize} />
        <p className="mt-2 text-sm text-pretty text-ink-2">
          {used >= limit
            ? t`Everything stays and can be read and taken along. Nothing more is stored until something is deleted or there is more room.`
            : t`Texts, pictures and archives of all your businesses count. The texts of one business take less than one megabyte.`}
        </p>
        {used >= limit && opensWith !== null ? <LargerPlan plan={opensWith} /> : null}
      </div>
    </section>
  );
}
