import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ListTree, PenLine, Plus } from 'lucide-react';
import { useState } from 'react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import type { PostLine } from '#features/sites/blog.contract.ts';
import type { Site } from '#features/sites/sites.contract.ts';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useBlog } from './blog.queries.ts';
import { postStateWords } from './post-words.ts';
import { TopicsDialog } from './topics-dialog.tsx';
import { useBeginPost } from './use-begin-post.ts';

/** The blog of the site beside its page: subjects, a draft at once, an empty post, and every post with its state. */
export function BlogSection({ siteId }: { readonly siteId: Site['id'] }) {
  const { t } = useLingui();
  const { data, error, refetch } = useBlog(siteId);
  const { begin, generate, open, isBusy } = useBeginPost(siteId);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <section aria-labelledby="editor-blog" className="flex flex-col gap-2 px-2.5">
      <h2 id="editor-blog" className="text-sm font-semibold text-ink">{t`Blog`}</h2>
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={isBusy} busyLabel={t`Writing…`} onPress={() => void generate()}>
          <Icon of={PenLine} size={14} />
          {t`Generate Content`}
        </Button>
        <Button size="small" onPress={() => setChoosing(true)}>
          <Icon of={ListTree} size={14} />
          {t`Topics`}
        </Button>
        <Button size="small" variant="quiet" onPress={() => void begin(null)}>
          <Icon of={Plus} size={14} />
          {t`New post`}
        </Button>
      </div>
      {data === undefined ? (
        error === null ? (
          <Skeleton className="h-16 w-full" />
        ) : (
          <LoadFailure title={t`Your posts did not load`} error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <PostLines posts={data.posts} isBlogOnline={data.isBlogOnline} open={open} />
      )}
      {isChoosing ? <TopicsDialog siteId={siteId} onClose={() => setChoosing(false)} /> : null}
    </section>
  );
}

/** Every post as one stop of the keyboard: arrows choose, Enter opens. */
function PostLines({
  posts,
  isBlogOnline,
  open,
}: {
  readonly posts: readonly PostLine[];
  readonly isBlogOnline: boolean;
  readonly open: (postId: string) => void;
}) {
  const { t } = useLingui();
  const count = posts.length;
  if (count === 0)
    return (
      <p className="text-sm text-pretty text-ink-2">
        {t`No post yet. Generate Content writes a draft from what is known of your business; Topics shows every subject there is.`}
      </p>
    );
  return (
    <>
      {isBlogOnline ? null : (
        <p className="text-sm text-pretty text-ink-2">
          {t`Posts go online with the blog page. Publish the website with it first.`}
        </p>
      )}
      <GridList
        aria-label={t`${plural(count, { one: '# post', other: '# posts' })}`}
        items={posts}
        selectionMode="none"
        onAction={(id) => open(String(id))}
        className="-mx-2.5 flex flex-col outline-none"
      >
        {(post) => {
          const title = post.title.trim() || t`Untitled`;
          return (
            <GridListItem
              id={post.id}
              textValue={title}
              className="flex min-h-9 cursor-pointer flex-col rounded-sm px-2.5 py-1.5 text-ink outline-none hover:bg-sunken data-focus-visible:outline-2 data-focus-visible:outline-solid data-focus-visible:-outline-offset-2 data-focus-visible:outline-green pointer-coarse:min-h-11"
            >
              <span className="text-base [overflow-wrap:anywhere]">{title}</span>
              <PostStateLine post={post} />
            </GridListItem>
          );
        }}
      </GridList>
    </>
  );
}

/** In which state a post is, and since or until when. */
function PostStateLine({ post: { state, publishAt, publishedAt, isOnline, missed } }: { readonly post: PostLine }) {
  const { t } = useLingui();
  const { moment, shortDay } = useTimeFormat();
  const at = publishAt === null ? '' : moment(publishAt);
  const day = publishedAt === null ? '' : shortDay(publishedAt);
  if (missed !== null) return <span className="text-sm text-clay">{t`Draft, not published at its time`}</span>;
  if (state === 'scheduled') return <span className="text-sm text-gold">{t`Planned for ${at}`}</span>;
  if (state === 'draft') return <span className="text-sm text-ink-2">{t(postStateWords.draft)}</span>;
  return isOnline ? (
    <span className="text-sm text-green">{t`Published on ${day}`}</span>
  ) : (
    <span className="text-sm text-clay">{t`Published on ${day}, not online now`}</span>
  );
}
