import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { showRefusal } from '#web/api/show-refusal.ts';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { showToast } from '#web/ui/toast.tsx';
import { usePostTools } from './post-context.tsx';
import { usePostAct } from './use-post-act.ts';

/**
 * What becomes of a post: published, planned, taken offline, deleted. The same thing asked for again after a failure is the same attempt, so that it
 * is one release.
 */
export function usePostPublishing() {
  const { t, i18n } = useLingui();
  const { timeZone } = useTimeFormat();
  const { store } = usePostTools();
  const { change, run, isBusy } = usePostAct();
  const [error, setError] = useState<unknown>();
  const attempt = useRef<{ readonly of: string; readonly key: string }>(undefined);
  const { api } = store;

  const keyOf = (of: string): { readonly idempotencyKey: string } => {
    if (attempt.current?.of !== of) attempt.current = { of, key: crypto.randomUUID() };
    return { idempotencyKey: attempt.current.key };
  };
  /** Says whether it was done; what was refused is `error`. */
  const tryTo = async (act: () => Promise<unknown>, done: string): Promise<boolean> => {
    setError(undefined);
    try {
      await act();
      showToast({ tone: 'done', text: done });
      return true;
    } catch (refused) {
      setError(refused);
      return false;
    }
  };

  return {
    isBusy,
    error,
    publish: () =>
      tryTo(
        () => change((at) => api.publishPost.call({ ...at, timeZone }, { context: keyOf(`publish ${at.revision}`) })),
        t`Your post is online`,
      ),
    unpublish: () =>
      tryTo(
        () => change((at) => api.unpublishPost.call(at, { context: keyOf(`unpublish ${at.revision}`) })),
        t`Your post is offline`,
      ),
    schedule: (publishAt: string) =>
      tryTo(() => change((at) => api.schedulePost.call({ ...at, publishAt, timeZone })), t`Your post is planned`),
    unschedule: () => tryTo(() => change((at) => api.unschedulePost.call(at)), t`The plan was taken back`),
    async remove(): Promise<boolean> {
      try {
        const { postId } = await run((at) => api.deletePost.call(at));
        store.forgetPost(postId);
        showToast({ text: t`The post was deleted` });
        return true;
      } catch (refused) {
        showRefusal(i18n, t`The post was not deleted`, refused);
        return false;
      }
    },
  };
}
