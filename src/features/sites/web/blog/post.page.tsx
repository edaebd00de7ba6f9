import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import type { Post } from '#features/sites/blog.contract.ts';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { useDocumentTitle } from '#web/routes/use-document-title.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useBuilder } from '../sites.queries.ts';
import { useBlogStore, usePost } from './blog.queries.ts';
import { PostProvider } from './post-context.tsx';
import { PostEditor } from './post-editor.tsx';

/** The page of the editor that posts belong to. */
const blogHref = `${paths.platform.websiteEditor}?page=blog`;

/** The editor of one post of the current business. */
export function PostPage() {
  const { t } = useLingui();
  useDocumentTitle(t`Edit a post`);
  const { postId } = useParams({ strict: false }) as { readonly postId: Post['id'] };
  const { id: workspaceId } = useCurrentWorkspace();
  const store = useBlogStore();
  const builder = useBuilder(workspaceId);
  const post = usePost(postId);
  const error = post.error ?? builder.error;
  if (post.data === undefined || builder.data === undefined)
    return error === null ? (
      <PostSkeleton />
    ) : (
      <LoadFailure
        level={1}
        title={t`This post did not load`}
        error={error}
        onRetry={() => {
          void post.refetch();
          void builder.refetch();
        }}
      />
    );
  const { site, open } = builder.data;
  // The post of another business of the account: its site is not the one that is shown here.
  if (site === null || site.id !== post.data.siteId)
    return (
      <EmptyState level={1} title={t`This post belongs to another business`} action={<BackToStudio />}>
        {t`Switch to that business to edit it.`}
      </EmptyState>
    );
  if (!open.pages.includes('blog'))
    return (
      <EmptyState level={1} title={t`Your plan has no blog`} action={<BackToStudio />}>
        {t`Your posts are kept as they are. Pro opens them again.`}
      </EmptyState>
    );
  return (
    <PostProvider key={postId} post={post.data} site={site} builder={builder.data} store={store}>
      <PostEditor blogHref={blogHref} />
    </PostProvider>
  );
}

function BackToStudio() {
  const { t } = useLingui();
  return (
    <AppLink href={`${paths.platform.websiteBuilder}?tab=website`} className={buttonStyle('primary')}>
      {t`Back to the studio`}
    </AppLink>
  );
}

/** A bar, a title and paragraphs, before they are there. */
function PostSkeleton() {
  const { t } = useLingui();
  return (
    <LoadingRegion label={t`Loading your post`}>
      <h1 className="sr-only">{t`Edit a post`}</h1>
      <div className="mx-auto flex max-w-[70.5rem] flex-col gap-5 p-4">
        <Skeleton className="h-10 w-full" />
        {['h-10 w-4/5', 'h-16 w-full', 'h-28 w-full', 'h-28 w-full'].map((size, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move
          <Skeleton key={at} className={size} />
        ))}
      </div>
    </LoadingRegion>
  );
}
