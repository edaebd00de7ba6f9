import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Settings } from '#features/account/account.contract.ts';
import { type MailToggleName, mailToggles } from '#features/account/domain/mail-toggles.ts';
import { notificationTogglesSchema } from '#features/account/domain/settings-input.ts';
import { Form } from '#web/forms/form.tsx';
import { FormField } from '#web/forms/form-field.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { SettingsSection } from '#web/settings/settings-section.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { SaveRow } from './save-row.tsx';
import { useSaveNotifications } from './settings.queries.ts';
import { focusConflict, SettingsLoader } from './settings-loader.tsx';
import { useUnsavedWork } from './unsaved-work.tsx';
import { useDraft } from './use-draft.ts';
import { useSuccessBanner } from './use-success-banner.ts';

/** Which mails somebody gets. */
export function NotificationsTab() {
  return <SettingsLoader>{({ notifications }) => <NotificationsForm saved={notifications} />}</SettingsLoader>;
}

function NotificationsForm({ saved: { revision, ...saved } }: { readonly saved: Settings['notifications'] }) {
  const { t } = useLingui();
  const words = useToggleWords();
  const frame = useRef<HTMLDivElement>(null);
  const saving = useSaveNotifications();
  const success = useSuccessBanner();
  const form = useContractForm({
    schema: notificationTogglesSchema,
    defaultValues: saved,
    save: async (typed) => {
      const { notifications } = await saving.mutateAsync({ revision, ...typed });
      const { revision: _, ...now } = notifications;
      draft.reset(now);
      success.show();
    },
  });
  const draft = useDraft(form, saved);
  useUnsavedWork(form.formState.isDirty ? 'typed' : undefined);

  const save = () => {
    if (draft.conflicts.length > 0) focusConflict(frame.current);
    else form.submit();
  };
  return (
    <Form className="gap-0" onSubmit={save}>
      <div ref={frame}>
        <SettingsSection
          title={t`Mails to you`}
          hint={t`The bell in the header shows everything, whatever you choose here. Mails without which the account would not be safe, as about a new password, always come.`}
        >
          <ul aria-label={t`Mails to you`} className="divide-y divide-line">
            {mailToggles.map((toggle) => (
              <li key={toggle} className="py-3 compact:py-1.5 first:pt-0 last:pb-0">
                <FormField form={form} name={toggle}>
                  {({ value, onChange }) => (
                    <Switch
                      isSelected={value}
                      onChange={onChange}
                      aria-describedby={`toggle-${toggle}`}
                      className="font-medium"
                    >
                      {words[toggle].label}
                    </Switch>
                  )}
                </FormField>
                <p id={`toggle-${toggle}`} className="max-w-prose ps-13 text-sm text-pretty text-ink-2">
                  {words[toggle].hint}
                </p>
                {draft.conflicts.includes(toggle) ? (
                  <div className="mt-2 ps-13">
                    <ConflictNote
                      label={words[toggle].label}
                      theirs={draft.saved[toggle] ? t`on` : t`off`}
                      onKeep={() => draft.keepMine(toggle)}
                      onTake={() => draft.takeTheirs(toggle)}
                    />
                  </div>
                ) : null}
              </li>
            ))}
          </ul>
        </SettingsSection>
      </div>
      <SaveRow
        success={success.isShown ? t`Notification preferences updated` : undefined}
        isBusy={form.isBusy}
        failure={form.failure}
        isUndecided={draft.conflicts.length > 0}
      />
    </Form>
  );
}

function useToggleWords(): Record<MailToggleName, { readonly label: string; readonly hint: string }> {
  const { t } = useLingui();
  return {
    email_updates: {
      label: t`Email updates`,
      hint: t`When a business plan is complete, a limit is reached, your plan changes, or an archive you asked for is ready.`,
    },
    marketing_emails: {
      label: t`Marketing emails`,
      hint: t`Offers and news about Groundwork. None are sent today; if that changes, only to those who switched this on.`,
    },
    product_tips: {
      label: t`Product tips`,
      hint: t`A tip about your own plan, as how many of its numbers are assumptions: one mail, some days after the plan is complete.`,
    },
    security_alerts: {
      label: t`Security alerts`,
      hint: t`When a device signs in that has not been used before.`,
    },
  };
}
