import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Settings } from '#features/account/account.contract.ts';
import { findLanguage, type Language, languageNames, languages } from '#shared/languages.ts';
import { type Layout, layouts, type Theme, themes } from '#shared/look.ts';
import { browserLanguage, setInterfaceLanguage } from '#web/i18n/set-interface-language.ts';
import { SettingsForm } from '#web/settings/settings-form.tsx';
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

function PreferencesForm({ saved: { revision, ...saved } }: { readonly saved: Settings['preferences'] }) {
  const { t } = useLingui();
  const words = usePreferenceWords();
  const form = useRef<HTMLDivElement>(null);
  const draft = useDraft<{ language: Language | null; layout: Layout; theme: Theme }>(saved);
  const saving = useSavePreferences();
  const success = useSuccessBanner();
  useUnsavedWork(draft.isDirty ? 'typed' : undefined);

  const save = () => {
    if (saving.isPending) return;
    if (draft.conflicts.length > 0) return focusConflict(form.current);
    saving.mutate(
      { revision, ...draft.typed },
      {
        onSuccess: async ({ preferences: { revision: _, ...now } }) => {
          draft.reset(now);
          if (now.language !== saved.language) await setInterfaceLanguage(now.language);
          success.show();
        },
      },
    );
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
    <SettingsForm className="gap-0" onSubmit={save}>
      <div ref={form}>
        <SettingsSection
          title={t`Language`}
          hint={t`Of the screens and of mails to you. What the advisor writes from your answers stays in the language it was written in.`}
        >
          <div className="flex max-w-sm flex-col gap-4">
            <Select
              label={t`Language`}
              options={languageOptions}
              value={draft.typed.language ?? asBrowser}
              onChange={(id) => draft.change('language', findLanguage(id) ?? null)}
            />
            {conflictAt(
              'language',
              t`Language`,
              languageOptions.find(({ id }) => id === (draft.saved.language ?? asBrowser))!.label,
            )}
          </div>
        </SettingsSection>
        <SettingsSection title={t`Layout`} hint={t`How close together lists and tables stand, and how much they tell.`}>
          <div className="flex flex-col gap-4">
            <RadioGroup
              label={t`Layout`}
              options={layouts.map((id) => ({ id, ...words.layouts[id] }))}
              value={draft.typed.layout}
              onChange={(id) => draft.change('layout', id as Layout)}
            />
            {conflictAt('layout', t`Layout`, words.layouts[draft.saved.layout].label)}
          </div>
        </SettingsSection>
        <SettingsSection title={t`Theme`} hint={t`On every device where you are signed in.`}>
          <div className="flex flex-col gap-4">
            <RadioGroup
              label={t`Theme`}
              options={themes.map((id) => ({ id, ...words.themes[id] }))}
              value={draft.typed.theme}
              onChange={(id) => draft.change('theme', id as Theme)}
            />
            {conflictAt('theme', t`Theme`, words.themes[draft.saved.theme].label)}
          </div>
        </SettingsSection>
      </div>
      <SaveRow
        success={success.isShown ? t`Preferences successfully updated` : undefined}
        isBusy={saving.isPending}
        error={saving.error}
        isUndecided={draft.conflicts.length > 0}
      />
    </SettingsForm>
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
