import { useLingui } from '@lingui/react/macro';
import { FormSkeleton, ListSkeleton, SectionProblem } from '#web/settings/section-states.tsx';
import { SettingsSection } from '#web/settings/settings-section.tsx';
import { useSecurity } from './account.queries.ts';
import { AuditSection } from './audit-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';

/** Password, two-factor authentication, sessions and audit trail. */
export function SecurityTab() {
  return (
    <>
      <Protection />
      <SessionsSection />
      <AuditSection />
    </>
  );
}

/** What needs to be known before it can be drawn: whether there is a password, and which factors. */
function Protection() {
  const { t } = useLingui();
  const { data, error, refetch } = useSecurity();
  if (data)
    return (
      <>
        <PasswordSection security={data} />
        <TwoFactorSection security={data} />
      </>
    );
  return (
    <>
      <SettingsSection title={t`Password`} hint={t`A new password ends all your other sessions.`}>
        {error ? (
          <SectionProblem error={error} onRetry={() => void refetch()} />
        ) : (
          <FormSkeleton label={t`Loading your security settings`} />
        )}
      </SettingsSection>
      {error ? null : (
        <SettingsSection
          title={t`Two-factor authentication`}
          hint={t`Besides your password, signing in then asks for a code from an app on your phone.`}
        >
          <ListSkeleton label={t`Loading your security settings`} lines={1} />
        </SettingsSection>
      )}
    </>
  );
}
