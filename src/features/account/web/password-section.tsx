import { useLingui } from '@lingui/react/macro';
import type { Security } from '#features/account/account.contract.ts';
import { useSession } from '#web/auth/auth-provider.tsx';
import { SettingsSection } from '#web/settings/settings-section.tsx';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SetPasswordForm } from './set-password-form.tsx';
import { useSuccessBanner } from './use-success-banner.ts';

/** The password: changed with the present one, or set for the first time with a code. */
export function PasswordSection({ security }: { readonly security: Security }) {
  const { t } = useLingui();
  const times = useTimeFormat();
  const email = useSession().user.email ?? '';
  const success = useSuccessBanner();
  const { hasPassword, passwordChangedAt } = security;
  const Form = hasPassword ? ChangePasswordForm : SetPasswordForm;
  const hint =
    passwordChangedAt === undefined
      ? t`A new password ends all your other sessions.`
      : t`Last changed on ${times.day(passwordChangedAt)}. A new password ends all your other sessions.`;
  return (
    <SettingsSection title={t`Password`} hint={hint}>
      <div role="status" className={success.isShown ? 'mb-4' : ''}>
        {success.isShown ? <Banner tone="done">{t`Password successfully updated`}</Banner> : null}
      </div>
      <Form email={email} onDone={success.show} />
    </SettingsSection>
  );
}
