import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Archive } from '#features/privacy/privacy.contract.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { useFileSize } from '#web/i18n/use-file-size.ts';
import { SettingsSection } from '#web/settings/settings-section.tsx';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { useDownloadArchive, useRequestArchive } from './privacy.queries.ts';

/** The archive of the account's data, in whichever state the newest one is. */
export function ArchiveSection({ archive }: { readonly archive: Archive | null }) {
  const { t, i18n } = useLingui();
  const asking = useRequestArchive();
  const [wasRunning, setWasRunning] = useState<string>();
  const ask = () => asking.mutate(undefined, { onSuccess: ({ id, isNew }) => setWasRunning(isNew ? undefined : id) });
  const request = (label: string, isPrimary: boolean) => (
    <Button
      {...(isPrimary ? { variant: 'primary' as const } : {})}
      busy={asking.isPending}
      busyLabel={t`Requesting...`}
      onPress={ask}
    >
      {label}
    </Button>
  );
  return (
    <SettingsSection title={t`Data archive`} hint={t`A copy of everything your account holds, in one file.`}>
      <div className="flex flex-col items-start gap-4">
        {asking.error ? (
          <Banner tone="attention" isAlert>
            {problemText(i18n, problemOf(asking.error))}
          </Banner>
        ) : null}
        {archive?.state === 'running' ? (
          <Running archive={archive} wasRunning={archive.id === wasRunning} />
        ) : archive?.state === 'ready' ? (
          <Ready archive={archive} another={request(t`Make a new one`, false)} />
        ) : archive?.state === 'failed' ? (
          <div className="w-full">
            <Banner tone="attention" action={request(t`Try again`, false)}>
              {t`The archive could not be made. Nothing is lost; you can ask for it again.`}
            </Banner>
          </div>
        ) : (
          <>
            <p className="text-base text-ink-2">
              {archive
                ? t`Your last archive was deleted after its seven days. You can ask for a new one.`
                : t`Businesses, conversations, plans as PDF and DOCX, files, and every record in a form that machines read. It is ready within 48 hours, most often in a minute; you get a mail.`}
            </p>
            {request(t`Request archive`, true)}
          </>
        )}
      </div>
    </SettingsSection>
  );
}

function Running({ archive, wasRunning }: { readonly archive: Archive; readonly wasRunning: boolean }) {
  const { t } = useLingui();
  const time = useTimeFormat();
  const { done, total } = archive;
  return (
    <div className="flex w-full max-w-md flex-col gap-2.5">
      {wasRunning ? (
        <p role="status" className="text-base text-ink">
          {t`An archive was being made already; this is it. It was asked for on ${{ moment: time.moment(archive.requestedAt) }}.`}
        </p>
      ) : null}
      <p className="text-base font-medium text-ink">{t`Your archive is being made`}</p>
      <ProgressBar label={t`Progress of the archive`} value={total === null ? 0 : (100 * done) / total} />
      <p className="figures text-sm text-ink-2">
        {total === null ? (
          t`Counting what there is...`
        ) : (
          <Plural value={total} one={`${done} of # item`} other={`${done} of # items`} />
        )}
      </p>
      <p className="text-sm text-ink-2">
        {t`You can close this window and come back. It is ready by ${{ moment: time.moment(archive.readyBy) }} at the latest.`}
      </p>
    </div>
  );
}

function Ready({ archive, another }: { readonly archive: Archive; readonly another: React.ReactNode }) {
  const { t, i18n } = useLingui();
  const time = useTimeFormat();
  const size = useFileSize();
  const download = useDownloadArchive();
  return (
    <>
      <div>
        <p role="status" className="text-base font-medium text-ink">{t`Your archive is ready`}</p>
        <p className="mt-1 text-base text-ink-2">
          {t`It shows your account as it was on ${{ moment: time.moment(archive.requestedAt) }}. You can download it until ${{ day: time.moment(archive.expiresAt ?? archive.readyBy) }}; then it is deleted.`}
        </p>
      </div>
      {download.error ? (
        <Banner tone="attention" isAlert>
          {problemText(i18n, problemOf(download.error))}
        </Banner>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          busy={download.isPending}
          busyLabel={t`Downloading...`}
          onPress={() => download.mutate(archive.id)}
        >
          {t`Download archive (${{ size: size(archive.bytes ?? 0) }})`}
        </Button>
        {another}
      </div>
    </>
  );
}
