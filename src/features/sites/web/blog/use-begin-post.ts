import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Site } from '#features/sites/sites.contract.ts';
import { showRefusal } from '#web/api/show-refusal.ts';
import { paths } from '#web/routes/paths.ts';
import { showToast } from '#web/ui/toast.tsx';
import { useBlogStore } from './blog.queries.ts';

/**
 * Begins posts and opens them. The same one asked for again after a failure is the same attempt, so that it is one post.
 */
export function useBeginPost(siteId: Site['id']) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const store = useBlogStore();
  const [isBusy, setBusy] = useState(false);
  const attempt = useRef<{ readonly of: string | null; readonly key: string }>(undefined);

  const open = (postId: string): void => void router.navigate({ href: paths.platform.websitePost(postId) });
  const tryTo = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      showRefusal(i18n, t`No post was begun`, error);
    } finally {
      setBusy(false);
    }
  };
  const begin = async (topic: string | null): Promise<void> => {
    if (attempt.current?.of !== topic) attempt.current = { of: topic, key: crypto.randomUUID() };
    const { key } = attempt.current;
    const post = await store.api.beginPost.call({ siteId, topic }, { context: { idempotencyKey: key } });
    attempt.current = undefined;
    store.putPost(post);
    open(post.id);
  };

  return {
    isBusy,
    open,
    /** Begins a post about a subject, or an empty one, and opens it. */
    begin: (topic: string | null): Promise<void> => tryTo(() => begin(topic)),
    /** The same about the first subject of which nothing is written yet; where there is none, says what would make one. */
    generate: (): Promise<void> =>
      tryTo(async () => {
        const topics = await store.readTopics(siteId);
        const next = topics.find(({ postId }) => postId === null);
        if (next) return begin(next.id);
        showToast({
          tone: 'attention',
          text:
            topics.length === 0
              ? t`Too little is known of your business for a draft. Tell the advisor what you offer and what it costs.`
              : t`Every subject has its post already. Tell the advisor more about your business, or begin a post of your own.`,
        });
      }),
  };
}
