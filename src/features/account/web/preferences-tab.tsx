import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Settings } from '#features/account/account.contract.ts';
import { savePreferencesSchema } from '#features/account/domain/settings-input.ts';
import { findLanguage, languageNames, languages } from '#shared/languages.ts';
import { type Layout, layouts, type Theme, themes } from '#shared/look.ts';
import { Form } from '#web/forms/form.tsx';
import { FormField } from '#web/forms/form-field.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { browserLanguage, setInterfaceLanguage } from '#web/i18n/set-interface-language.ts';
import { SettingsSection } from '#web/settings/settings-section.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { SaveRow } from './save-row.tsx';
import { useSavePreferences } from './settings.queries.ts';
import { focusConflict, SettingsLoader } from './settings-loader.tsx';
import { useUnsavedWork } from './unsaved-work.tsx';
import { useDraft } from './use-draft.ts';
import { useSuccessBanner } from './use-success-banner.ts';

/** Language, layout and theme. */
export function PreferencesTab() {
  return <SettingsLoader>{({ preferences }) => <PreferencesForm saved={preferences} />}</SettingsLoader>;
}

const asBrowser = 'browser';
const schema = savePreferencesSchema.omit({ revision: true });

function PreferencesForm({ saved: { revision, ...saved } }: { readonly saved: Settings['preferences'] }) {
  const { t } = useLingui();
  const words = usePreferenceWords();
  const frame = useRef<HTMLDivElement>(null);
  const saving = useSavePreferences();
  const success = useSuccessBanner();
  const form = useContractForm({
    schema,
    defaultValues: saved,
    save: async (typed) => {
      const { preferences } = await saving.mutateAsync({ revision, ...typed });
      const { revision: _, ...now } = preferences;
      draft.reset(now);
      if (now.language !== saved.language) await setInterfaceLanguage(now.language);
      success.show();
    },
  });
  const draft = useDraft(form, saved);
  useUnsavedWork(form.formState.isDirty ? 'typed' : undefined);

  const save = () => {
    if (draft.conflicts.length > 0) focusConflict(frame.current);
    else form.submit();
  };
  const conflictAt = (key: 'language' | 'layout' | 'theme', label: string, theirs: string) =>
    draft.conflicts.includes(key) ? (
      <ConflictNote
        label={label}
        theirs={theirs}
        onKeep={() => draft.keepMine(key)}
        onTake={() => draft.takeTheirs(key)}
      />
    ) : null;
  const ownLanguage = languageNames[browserLanguage()];
  const languageOptions = [
    { id: asBrowser, label: t`As your browser (${ownLanguage})` },
    ...languages.map((language) => ({ id: language, label: languageNames[language] })),
  ];
  return (
    <Form className="gap-0" onSubmit={save}>
      <div ref={frame}>
        <SettingsSection
          title={t`Language`}
          hint={t`Of the screens and of mails to you. What the advisor writes from your answers stays in the language it was written in.`}
        >
          <div className="flex max-w-sm flex-col gap-4">
            <FormField form={form} name="language">
              {({ value, onChange }) => (
                <Select
                  label={t`Language`}
                  options={languageOptions}
                  value={value ?? asBrowser}
                  onChange={(id) => onChange(findLanguage(id) ?? null)}
                />
              )}
            </FormField>
            {conflictAt(
              'language',
              t`Language`,
              languageOptions.find(({ id }) => id === (draft.saved.language ?? asBrowser))!.label,
            )}
          </div>
        </SettingsSection>
        <SettingsSection title={t`Layout`} hint={t`How close together lists and tables stand, and how much they tell.`}>
          <div className="flex flex-col gap-4">
            <FormField form={form} name="layout">
              {({ value, onChange }) => (
                <RadioGroup
                  label={t`Layout`}
                  options={layouts.map((id) => ({ id, ...words.layouts[id] }))}
                  value={value}
                  onChange={(id) => onChange(id as Layout)}
                />
              )}
            </FormField>
            {conflictAt('layout', t`Layout`, words.layouts[draft.saved.layout].label)}
          </div>
        </SettingsSection>
        <SettingsSection title={t`Theme`} hint={t`On every device where you are signed in.`}>
          <div className="flex flex-col gap-4">
            <FormField form={form} name="theme">
              {({ value, onChange }) => (
                <RadioGroup
                  label={t`Theme`}
                  options={themes.map((id) => ({ id, ...words.themes[id] }))}
                  value={value}
                  onChange={(id) => onChange(id as Theme)}
                />
              )}
            </FormField>
            {conflictAt('theme', t`Theme`, words.themes[draft.saved.theme].label)}
          </div>
        </SettingsSection>
      </div>
      <SaveRow
        success={success.isShown ? t`Preferences successfully updated` : undefined}
        isBusy={form.isBusy}
        failure={form.failure}
        isUndecided={draft.conflicts.length > 0}
      />
    </Form>
  );
}

function usePreferenceWords(): {
  readonly layouts: Record<Layout, { readonly label: string; readonly hint?: string }>;
  readonly themes: Record<Theme, { readonly label: string; readonly hint?: string }>;
} {
  const { t } = useLingui();
  return {
    layouts: {
      Default: { label: t`Default`, hint: t`Room around everything.` },
      Compact: { label: t`Compact`, hint: t`Tighter rows: more of a list or table at once.` },
      Advanced: {
        label: t`Advanced`,
        hint: t`As Compact, with where each fact comes from, its version, and keyboard shortcuts.`,
      },
    },
    themes: {
      System: { label: t`System`, hint: t`As your device, also when it changes.` },
      Light: { label: t`Light` },
      Dark: { label: t`Dark` },
    },
  };
}
