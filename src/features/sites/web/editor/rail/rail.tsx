import { ChangeTemplate } from './change-template.tsx';
import { Layers } from './layers.tsx';
import { PageList } from './page-list.tsx';
import { QuestionList } from './question-list.tsx';

/** How the site is built: its pages, what stands on the one that is edited, what it still asks, and its template. */
export function Rail() {
  return (
    <div className="flex flex-col gap-6 px-2.5 py-4">
      <QuestionList />
      <PageList />
      <Layers />
      <ChangeTemplate />
    </div>
  );
}
