import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Settings } from '#features/account/account.contract.ts';
import { maxNameLength, type TimeZone, timeZones } from '#features/account/domain/preferences.ts';
import { useWorkspaceName } from '#features/workspaces/web/shared/use-workspace-name.ts';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { useAuth, useSession } from '#web/auth/auth-provider.tsx';
import { fullNameOf, mirrorSession } from '#web/auth/local-flags.ts';
import { SettingsForm } from '#web/settings/settings-form.tsx';
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
  const form = useRef<HTMLDivElement>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  const businessInput = useRef<HTMLInputElement>(null);
  const { draft, faults, save, isBusy, error, success, isArchived } = useProfileSaving(profile, {
    nameInput,
    businessInput,
  });
  const { typed, saved, conflicts } = draft;
  useUnsavedWork(draft.isDirty ? 'typed' : undefined);

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
    <SettingsForm
      className="gap-0"
      onSubmit={() => {
        if (conflicts.length > 0) focusConflict(form.current);
        else void save();
      }}
    >
      <div ref={form} className="border-t border-line pt-5">
        <SettingsSection title={t`About you`} hint={t`Your name stands in the header and greets you on the dashboard.`}>
          <div className="flex max-w-sm flex-col gap-4">
            <TextField
              label={t`Name`}
              autoComplete="name"
              value={typed.name}
              onChange={(name) => draft.change('name', name)}
              error={faults.name}
              inputRef={nameInput}
            />
            {conflictAt('name', t`Name`)}
            <TextField
              label={t`Email`}
              value={email}
              isDisabled
              type="email"
              hint={t`Contact support to change email address`}
            />
            <Select
              label={t`Timezone`}
              options={timeZones.map((zone) => ({ id: zone, label: zone }))}
              value={typed.timezone}
              onChange={(timezone) => draft.change('timezone', timezone)}
              hint={t`All times are shown in this zone. A quota's month or day keeps the zone it began in.`}
            />
            {conflictAt('timezone', t`Timezone`)}
          </div>
        </SettingsSection>
        <SettingsSection
          title={t`Your business`}
          hint={t`The business this window is in. The others keep their names; switch to them in the header.`}
        >
          <div className="flex max-w-sm flex-col gap-4">
            <TextField
              label={t`Business name`}
              autoComplete="organization"
              value={typed.business}
              onChange={(business) => draft.change('business', business)}
              error={faults.business}
              isDisabled={isArchived}
              inputRef={businessInput}
              {...(isArchived ? { hint: t`This business is archived. Restore it before you change its name.` } : {})}
            />
            {conflictAt('business', t`Business name`)}
          </div>
        </SettingsSection>
      </div>
      <SaveRow
        success={success ? t`Profile successfully updated` : undefined}
        isBusy={isBusy}
        error={error}
        isUndecided={conflicts.length > 0}
      />
    </SettingsForm>
  );
}

/** The longest name of a business; the server decides. */
const maxBusinessLength = 200;

type Focusable = { readonly current: HTMLInputElement | null };

/** Saves the record first, then the name in the session, from which it is shown. */
function useProfileSaving(
  profile: Settings['profile'],
  inputs: { readonly nameInput: Focusable; readonly businessInput: Focusable },
) {
  const { t } = useLingui();
  const session = useSession();
  const { client } = useAuth();
  const workspace = useCurrentWorkspace();
  const shownNameOf = useWorkspaceName();
  const draft = useDraft({ name: profile.name, timezone: profile.timezone, business: shownNameOf(workspace) });
  const saving = useSaveProfile();
  const success = useSuccessBanner();
  const [faults, setFaults] = useState<{ name?: string; business?: string }>({});
  const [sessionError, setSessionError] = useState<Error | null>(null);
  const [isNaming, setNaming] = useState(false);

  const check = (): boolean => {
    const { name, business } = draft.typed;
    const found = {
      ...(name.trim() === '' && { name: t`Enter your name` }),
      ...(name.trim().length > maxNameLength && { name: t`A name can have ${maxNameLength} characters` }),
      ...(business.trim() === '' && { business: t`Enter the name of your business` }),
      ...(business.trim().length > maxBusinessLength && {
        business: t`A name can have ${maxBusinessLength} characters`,
      }),
    };
    setFaults(found);
    if (found.name) inputs.nameInput.current?.focus();
    else if (found.business) inputs.businessInput.current?.focus();
    return Object.keys(found).length === 0;
  };

  /** The name of the session leads wherever it is shown; it is written after the record, and again on the next try. */
  const nameSession = async (name: string): Promise<boolean> => {
    if (name === fullNameOf(session)) return true;
    setNaming(true);
    const { error } = await client.updateUser({ data: { full_name: name } });
    setNaming(false);
    setSessionError(error);
    if (error === null) mirrorSession(session, { name });
    return error === null;
  };

  const save = async () => {
    if (saving.isPending || isNaming || !check()) return;
    setSessionError(null);
    const { name, timezone, business } = draft.typed;
    const isRenamed = business.trim() !== draft.saved.business;
    const given = { revision: profile.revision, name: name.trim(), timezone: timezone as TimeZone };
    try {
      const settings = await saving.mutateAsync({
        ...given,
        ...(isRenamed && {
          business: { workspaceId: workspace.id, revision: workspace.revision, name: business.trim() },
        }),
      });
      draft.reset({ name: settings.profile.name, timezone: settings.profile.timezone, business: business.trim() });
      if (await nameSession(settings.profile.name)) success.show();
    } catch {
      // The mutation keeps the error, and what was typed stays.
    }
  };
  return {
    draft,
    faults,
    save,
    isBusy: saving.isPending || isNaming,
    error: saving.error ?? sessionError,
    success: success.isShown,
    isArchived: workspace.isArchived,
  };
}
