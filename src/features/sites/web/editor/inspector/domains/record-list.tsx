import { useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SiteDomain } from '#features/sites/sites.contract.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { showToast } from '#web/ui/toast.tsx';

const saidMs = 2000;

/** The records that the owner of a domain sets where it is managed, each to be copied. */
export function RecordList({ host, records }: Pick<SiteDomain, 'host' | 'records'>) {
  const { t } = useLingui();
  const hasName = records.some(({ type }) => type === 'CNAME');
  return (
    <div className="flex flex-col gap-2">
      <ul aria-label={t`Records of ${host}`} className="flex flex-col gap-2">
        {records.map(({ type, name, value }) => (
          <li key={`${type} ${value}`} className="rounded-sm bg-sunken p-2 text-sm">
            <p className="font-semibold text-ink">{type}</p>
            <Copied label={t`Name`} text={name} copyLabel={t`Copy the name of the ${type} record`} />
            <Copied label={t`Value`} text={value} copyLabel={t`Copy the value of the ${type} record`} />
          </li>
        ))}
      </ul>
      {hasName ? (
        <p className="text-sm text-pretty text-ink-2">
          {t`A domain without anything before it, such as example.com, takes no CNAME: use ALIAS, ANAME or what your provider calls it.`}
        </p>
      ) : null}
    </div>
  );
}

function Copied({
  label,
  text,
  copyLabel,
}: {
  readonly label: string;
  readonly text: string;
  readonly copyLabel: string;
}) {
  const { t } = useLingui();
  const [copiedAt, setCopiedAt] = useState<number>();
  useEffect(() => {
    if (copiedAt === undefined) return;
    const timer = setTimeout(() => setCopiedAt(undefined), saidMs);
    return () => clearTimeout(timer);
  }, [copiedAt]);
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setCopiedAt(performance.now()),
      () => showToast({ tone: 'attention', text: t`The browser does not allow copying. Select the text instead.` }),
    );
  const isCopied = copiedAt !== undefined;
  return (
    <div className="flex items-center gap-2">
      <p className="min-w-0 flex-1 text-ink-2">
        {label}: <code className="[overflow-wrap:anywhere] text-ink">{text}</code>
      </p>
      <IconButton icon={isCopied ? Check : Copy} label={copyLabel} withTooltip={false} onPress={copy} />
      <span role="status" className="sr-only">
        {isCopied ? t`Copied` : ''}
      </span>
    </div>
  );
}
