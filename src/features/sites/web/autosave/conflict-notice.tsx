import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { showRefusal } from '#web/api/show-refusal.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import type { AnyAutosave } from './autosave.ts';
import { useAutosaveState } from './use-autosave.ts';

/** It was changed elsewhere while something was changed here: what is on the screen stays until somebody decides. */
export function ConflictNotice({ saving, title }: { readonly saving: AnyAutosave; readonly title: string }) {
  const { t, i18n } = useLingui();
  const { status } = useAutosaveState(saving);
  const [isBusy, setBusy] = useState(false);
  if (status !== 'conflict') return null;
  const decide = async (act: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    await act().catch((error: unknown) => showRefusal(i18n, t`Nothing was changed`, error));
    setBusy(false);
  };
  return (
    <div className="border-b border-line p-3">
      <Banner
        tone="attention"
        isAlert
        title={title}
        action={
          <>
            <Button size="small" busy={isBusy} onPress={() => void decide(saving.keepMine)}>{t`Keep mine`}</Button>
            <Button size="small" variant="quiet" busy={isBusy} onPress={() => void decide(saving.takeTheirs)}>
              {t`Load the other state`}
            </Button>
          </>
        }
      >
        {t`What you see here is yours and is not saved. Keeping it replaces the other state.`}
      </Banner>
    </div>
  );
}
