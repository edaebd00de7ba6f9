import { useLingui } from '@lingui/react/macro';
import { PasswordField } from '#web/settings/password-field.tsx';
import { Banner } from '#web/ui/banner.tsx';
import type { usePasswordUpdate } from './use-password-update.ts';

/** The new password twice, and what is wrong with the form as a whole. */
export function NewPasswordFields({ update }: { readonly update: ReturnType<typeof usePasswordUpdate> }) {
  const { t } = useLingui();
  const { fault, faultAt, inputs } = update;
  // That the two differ is about both; it is said at once, like what is about no field.
  const isLoud = fault !== undefined && (fault.at === undefined || fault.at === 'confirmation');
  return (
    <>
      <PasswordField
        label={t`New password`}
        kind="new-password"
        hint={t`At least 8 characters.`}
        error={faultAt('next')}
        isInvalid={fault?.at === 'confirmation'}
        inputRef={inputs.next}
        {...update.next}
      />
      <PasswordField
        label={t`Confirm new password`}
        kind="new-password"
        isInvalid={fault?.at === 'confirmation'}
        inputRef={inputs.confirmation}
        {...update.confirmation}
      />
      {isLoud ? (
        <Banner tone="attention" isAlert>
          {fault.text}
        </Banner>
      ) : null}
    </>
  );
}
