import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Dependant } from '#shared/fact-dependant.ts';
import { showRefusal } from '#web/api/show-refusal.ts';
import { dependantId } from '#web/dependants.ts';
import { showToast } from '#web/ui/toast.tsx';
import { useProfileScreen } from './profile-screen-context.ts';

/** Makes what is out of date again, one after the other; each can be brought back. */
export function useRegenerate() {
  const { t, i18n } = useLingui();
  const { workspace, api, put, regenerate, wordsOf } = useProfileScreen();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const read = async () => put(await api.getProfile({ workspaceId: workspace.id }));
  const fail = (title: string, error: unknown) => showRefusal(i18n, t`${title} was not changed`, error);

  const regenerateAll = async (stale: readonly Dependant[]) => {
    if (busy.size > 0) return;
    setBusy(new Set(stale.map(dependantId)));
    const undos: (() => Promise<void>)[] = [];
    let title = '';
    for (const dependant of stale) {
      ({ title } = wordsOf(dependant));
      try {
        undos.push(await regenerate(dependant));
      } catch (error) {
        fail(title, error);
      }
    }
    await read().catch(() => undefined);
    setBusy(new Set());
    if (undos.length === 0) return;
    const undo = async () => {
      try {
        for (const one of undos) await one();
      } catch (error) {
        fail(title, error);
      }
      await read().catch(() => undefined);
    };
    showToast(
      {
        tone: 'done',
        text: undos.length === 1 ? t`${title} was written again` : t`The sections were written again`,
        action: { label: t`Undo`, onPress: () => void undo() },
      },
      10_000,
    );
  };
  return {
    regenerateAll,
    isBusy: (dependant: Dependant) => busy.has(dependantId(dependant)),
    isAnyBusy: busy.size > 0,
  };
}
