import { BlogSection } from '../../blog/blog-section.tsx';
import { useEditor } from '../editor-context.ts';
import { useSavingState } from '../saving-context.tsx';
import { ChangeTemplate } from './change-template.tsx';
import { Layers } from './layers.tsx';
import { PageList } from './page-list.tsx';
import { QuestionList } from './question-list.tsx';

/** How the site is built: its pages, what stands on the one that is edited, what it still asks, and its template; on the blog page its posts. */
export function Rail() {
  const { page } = useEditor();
  const { site } = useSavingState();
  return (
    <div className="flex flex-col gap-6 px-2.5 py-4">
      <QuestionList />
      <PageList />
      {page.kind === 'blog' ? <BlogSection siteId={site.id} /> : null}
      <Layers />
      <ChangeTemplate />
    </div>
  );
}
