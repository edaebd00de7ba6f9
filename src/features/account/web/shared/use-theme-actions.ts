import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Monitor, Moon, Sun } from 'lucide-react';
import { accountContract } from '#features/account/account.contract.ts';
import { SHELL_ACCOUNT_KEY } from '#features/account/web/shared/shell-account.tsx';
import type { Theme } from '#shared/look.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { useApi } from '#web/api/use-api.ts';
import type { PaletteAction } from '#web/palette.ts';
import { showToast } from '#web/ui/toast.tsx';

/** The three themes as actions of the palette; the choice is saved with the account, as the settings do. */
export function useThemeActions(): readonly PaletteAction[] {
  const { t, i18n } = useLingui();
  const account = useApi(accountContract);
  const queries = useQueryClient();

  const choose = async (theme: Theme) => {
    try {
      const { preferences } = await account.getSettings();
      if (preferences.theme === theme) return;
      await account.savePreferences({ ...preferences, theme });
      await Promise.all([SHELL_ACCOUNT_KEY, ['settings']].map((queryKey) => queries.invalidateQueries({ queryKey })));
    } catch (error) {
      showToast({ text: problemText(i18n, problemOf(error)), tone: 'attention' });
    }
  };
  const alsoCalled = t`appearance, colors, dark mode`;
  return [
    { id: 'theme-light', label: t`Theme: Light`, alsoCalled, icon: Sun, run: () => void choose('Light') },
    { id: 'theme-dark', label: t`Theme: Dark`, alsoCalled, icon: Moon, run: () => void choose('Dark') },
    { id: 'theme-system', label: t`Theme: System`, alsoCalled, icon: Monitor, run: () => void choose('System') },
  ];
}
