import { BlogSection } from '../../blog/blog-section.tsx';
import { useEditedSite } from '../editor-context.ts';
import { useSavingState } from '../saving-context.tsx';
import { ChangeTemplate } from './change-template.tsx';
import { Layers } from './layers.tsx';
import { PageList } from './page-list.tsx';
import { QuestionList } from './question-list.tsx';

/** How the site is built: its pages, what stands on the one that is edited, what it still asks, and its template; on the blog page its posts. */
export function Rail() {
  return (
    <div className="flex flex-col gap-6 px-2.5 py-4">
      <QuestionList />
      <PageList />
      <PostsOfPage />
      <Layers />
      <ChangeTemplate />
    </div>
  );
}

/** A component of its own: what is edited of the page draws nothing else of the rail anew. */
function PostsOfPage() {
  const { page } = useEditedSite();
  const { site } = useSavingState();
  return page.kind === 'blog' ? <BlogSection siteId={site.id} /> : null;
}
