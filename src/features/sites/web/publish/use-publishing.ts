import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Release, Site } from '#features/sites/sites.contract.ts';
import { showRefusal } from '#web/api/show-refusal.ts';
import { showToast } from '#web/ui/toast.tsx';
import { useEditor } from '../editor/editor-context.ts';
import { useSavingState } from '../editor/saving-context.tsx';
import { useSiteAct } from '../editor/use-site-act.ts';

type ReleaseId = Release['id'];

/**
 * Puts the draft online, an earlier release, or nothing. The same draft published again after a failure is the same attempt, so that it
 * is one release.
 */
export function usePublishing() {
  const { t, i18n } = useLingui();
  const { store } = useEditor();
  const { site } = useSavingState();
  const { act, isBusy } = useSiteAct();
  const [error, setError] = useState<unknown>();
  const attempt = useRef<{ readonly of: string; readonly key: string }>(undefined);
  const { api } = store;

  /** Says whether it was done; what was refused is `error`. */
  const tryTo = async (call: Parameters<typeof act>[0]): Promise<Site | undefined> => {
    setError(undefined);
    try {
      return await act(call);
    } catch (refused) {
      setError(refused);
      return undefined;
    }
  };
  const put = (releaseId: ReleaseId | null) => act((at) => api.putOnline.call({ ...at, releaseId }));

  return {
    isBusy,
    error,
    async publish(): Promise<void> {
      const done = await tryTo((at) => {
        const of = `${at.siteId} ${at.revision}`;
        if (attempt.current?.of !== of) attempt.current = { of, key: crypto.randomUUID() };
        return api.publishSite.call(at, { context: { idempotencyKey: attempt.current.key } });
      });
      if (done) showToast({ tone: 'done', text: t`Your website is online` });
    },
    async putOnline({ id, number }: Pick<Release, 'id' | 'number'>): Promise<void> {
      const done = await tryTo((at) => api.putOnline.call({ ...at, releaseId: id }));
      if (done) showToast({ tone: 'done', text: t`Release ${number} is online again` });
    },
    async unpublish(): Promise<void> {
      const before = site.online?.id;
      const done = await tryTo((at) => api.putOnline.call({ ...at, releaseId: null }));
      if (!done || before === undefined) return;
      showToast({
        text: t`Your website is offline`,
        action: {
          label: t`Put it online again`,
          onPress: () =>
            void put(before).catch((refused: unknown) => showRefusal(i18n, t`It is still offline`, refused)),
        },
      });
    },
  };
}
