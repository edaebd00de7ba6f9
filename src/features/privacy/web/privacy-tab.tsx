import { useLingui } from '@lingui/react/macro';
import { ListSkeleton, SectionProblem } from '#web/settings/section-states.tsx';
import { SettingsSection } from '#web/settings/settings-section.tsx';
import { ArchiveSection } from './archive-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { usePrivacy } from './privacy.queries.ts';

/** The privacy settings: a copy of everything, and leaving. */
export function PrivacyTab() {
  const { t } = useLingui();
  const { data, error, refetch } = usePrivacy();
  if (data)
    return (
      <>
        <ArchiveSection archive={data.archive} />
        <DeletionSection privacy={data} />
      </>
    );
  return (
    <>
      <SettingsSection title={t`Data archive`} hint={t`A copy of everything your account holds, in one file.`}>
        {error ? (
          <SectionProblem error={error} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton label={t`Loading your privacy settings`} lines={1} />
        )}
      </SettingsSection>
      {error ? null : (
        <SettingsSection title={t`Delete account`} hint={t`Leave Groundwork and have everything deleted.`}>
          <ListSkeleton label={t`Loading your privacy settings`} lines={1} />
        </SettingsSection>
      )}
    </>
  );
}
