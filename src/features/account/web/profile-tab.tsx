import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Settings } from '#features/account/account.contract.ts';
import { maxNameLength, type TimeZone, timeZones } from '#features/account/domain/preferences.ts';
import { saveProfileSchema } from '#features/account/domain/settings-input.ts';
import { maxWorkspaceNameLength } from '#features/workspaces/domain/workspace-name.ts';
import { workspaceNameSchema } from '#features/workspaces/domain/workspace-schema.ts';
import { useWorkspaceName } from '#features/workspaces/web/shared/use-workspace-name.ts';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { useAuth, useSession } from '#web/auth/auth-provider.tsx';
import { fullNameOf, mirrorSession } from '#web/auth/local-flags.ts';
import { Form } from '#web/forms/form.tsx';
import { FormField } from '#web/forms/form-field.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { SettingsSection } from '#web/settings/settings-section.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { PictureSection } from './picture-section.tsx';
import { SaveRow } from './save-row.tsx';
import { useSaveProfile } from './settings.queries.ts';
import { focusConflict, SettingsLoader } from './settings-loader.tsx';
import { useUnsavedWork } from './unsaved-work.tsx';
import { useDraft } from './use-draft.ts';
import { useSuccessBanner } from './use-success-banner.ts';

/** Name, business, time zone, address and picture. */
export function ProfileTab() {
  return (
    <>
      <PictureSection />
      <SettingsLoader>{(settings) => <ProfileForm profile={settings.profile} />}</SettingsLoader>
    </>
  );
}

function ProfileForm({ profile }: { readonly profile: Settings['profile'] }) {
  const { t } = useLingui();
  const email = useSession().user.email ?? '';
  const frame = useRef<HTMLDivElement>(null);
  const { form, draft, isSaved, isArchived } = useProfileForm(profile);
  const { saved, conflicts } = draft;
  useUnsavedWork(form.formState.isDirty ? 'typed' : undefined);

  const conflictAt = (key: 'name' | 'business' | 'timezone', label: string) =>
    conflicts.includes(key) ? (
      <ConflictNote
        label={label}
        theirs={saved[key]}
        onKeep={() => draft.keepMine(key)}
        onTake={() => draft.takeTheirs(key)}
      />
    ) : null;
  return (
    <Form
      className="gap-0"
      onSubmit={() => {
        if (conflicts.length > 0) focusConflict(frame.current);
        else form.submit();
      }}
    >
      <div ref={frame} className="border-t border-line pt-5">
        <SettingsSection title={t`About you`} hint={t`Your name stands in the header and greets you on the dashboard.`}>
          <div className="flex max-w-sm flex-col gap-4">
            <FormField
              form={form}
              name="name"
              words={{ missing: t`Enter your name`, long: t`A name can have ${maxNameLength} characters` }}
            >
              {(field) => <TextField label={t`Name`} autoComplete="name" {...field} />}
            </FormField>
            {conflictAt('name', t`Name`)}
            <TextField
              label={t`Email`}
              value={email}
              isDisabled
              type="email"
              hint={t`Contact support to change email address`}
            />
            <FormField form={form} name="timezone">
              {({ value, onChange }) => (
                <Select
                  label={t`Timezone`}
                  options={timeZones.map((zone) => ({ id: zone, label: zone }))}
                  value={value}
                  onChange={(zone) => onChange(zone as TimeZone)}
                  hint={t`All times are shown in this zone. A quota's month or day keeps the zone it began in.`}
                />
              )}
            </FormField>
            {conflictAt('timezone', t`Timezone`)}
          </div>
        </SettingsSection>
        <SettingsSection
          title={t`Your business`}
          hint={t`The business this window is in. The others keep their names; switch to them in the header.`}
        >
          <div className="flex max-w-sm flex-col gap-4">
            <FormField
              form={form}
              name="business"
              words={{
                missing: t`Enter the name of your business`,
                long: t`A name can have ${{ maxNameLength: maxWorkspaceNameLength }} characters`,
              }}
            >
              {(field) => (
                <TextField
                  label={t`Business name`}
                  autoComplete="organization"
                  isDisabled={isArchived}
                  {...(isArchived
                    ? { hint: t`This business is archived. Restore it before you change its name.` }
                    : {})}
                  {...field}
                />
              )}
            </FormField>
            {conflictAt('business', t`Business name`)}
          </div>
        </SettingsSection>
      </div>
      <SaveRow
        success={isSaved ? t`Profile successfully updated` : undefined}
        isBusy={form.isBusy}
        failure={form.failure}
        isUndecided={conflicts.length > 0}
      />
    </Form>
  );
}

const schema = saveProfileSchema.pick({ name: true, timezone: true }).extend({ business: workspaceNameSchema });

/** The form of the profile. It saves the record first, then the name in the session, from which it is shown. */
function useProfileForm(profile: Settings['profile']) {
  const session = useSession();
  const { client } = useAuth();
  const workspace = useCurrentWorkspace();
  const saved = {
    name: profile.name,
    timezone: profile.timezone as TimeZone,
    business: useWorkspaceName()(workspace),
  };
  const saving = useSaveProfile();
  const success = useSuccessBanner();

  /** The name of the session leads wherever it is shown; it is written after the record, and again on the next try. */
  const nameSession = async (name: string): Promise<Error | null> => {
    if (name === fullNameOf(session)) return null;
    const { error } = await client.updateUser({ data: { full_name: name } });
    if (error === null) mirrorSession(session, { name });
    return error;
  };

  const form = useContractForm({
    schema,
    defaultValues: saved,
    save: async ({ name, timezone, business }) => {
      const isRenamed = business !== draft.saved.business;
      const settings = await saving.mutateAsync({
        revision: profile.revision,
        name,
        timezone,
        ...(isRenamed && {
          business: { workspaceId: workspace.id, revision: workspace.revision, name: business },
        }),
      });
      draft.reset({ name: settings.profile.name, timezone: settings.profile.timezone as TimeZone, business });
      const error = await nameSession(settings.profile.name);
      if (error === null) success.show();
      else throw error;
    },
  });
  const draft = useDraft(form, saved);
  return { form, draft, isSaved: success.isShown, isArchived: workspace.isArchived };
}
