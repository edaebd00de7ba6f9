import { useMemo, useState } from 'react';
import type { Post } from '#features/sites/blog.contract.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { usePostTools } from './post-context.tsx';

type At = { readonly postId: Post['id']; readonly revision: number };

/**
 * Does something with the post as it is on the screen: what is not saved yet is saved first, and what the server answers is shown. Rejects with
 * what was refused; where the last changes could not be saved, nothing is done.
 */
export function usePostAct() {
  const { saving, store } = usePostTools();
  const [isBusy, setBusy] = useState(false);
  const act = useMemo(() => {
    const run = async <Answer>(call: (at: At) => Promise<Answer>): Promise<Answer> => {
      setBusy(true);
      try {
        const { id, revision } = await saving.settle();
        return await call({ postId: id, revision });
      } catch (error) {
        if (problemOf(error).code === 'request.stale_revision' && !saving.isUnsaved())
          void store.readPost(saving.getState().stored.id);
        throw error;
      } finally {
        setBusy(false);
      }
    };
    return {
      run,
      /** The same where the answer is the post as it is then. */
      async change(call: (at: At) => Promise<Post>): Promise<Post> {
        const post = await run(call);
        saving.take(post);
        store.putPost(post);
        store.refetchSite();
        return post;
      },
    };
  }, [saving, store]);
  return { ...act, isBusy };
}
