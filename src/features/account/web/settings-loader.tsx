import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Settings } from '#features/account/account.contract.ts';
import { FormSkeleton, SectionProblem } from '#web/settings/section-states.tsx';
import { useSettings } from './settings.queries.ts';

/** Draws a tab once the settings are there. */
export function SettingsLoader({ children }: { readonly children: (settings: Settings) => ReactNode }) {
  const { t } = useLingui();
  const { data, error, refetch } = useSettings();
  if (data) return children(data);
  if (error) return <SectionProblem error={error} onRetry={() => void refetch()} />;
  return <FormSkeleton label={t`Loading your settings`} />;
}

/** Moves the focus to the first conflict that nobody has decided. */
export function focusConflict(form: HTMLElement | null): void {
  form?.querySelector<HTMLButtonElement>('[data-conflict] button')?.focus();
}
