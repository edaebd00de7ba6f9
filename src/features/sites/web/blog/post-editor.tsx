import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, Eye } from 'lucide-react';
import { useState } from 'react';
import { longestSummary, longestTitle } from '#features/sites/domain/blog/post.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { ConflictNotice } from '../autosave/conflict-notice.tsx';
import { LeaveQuestion } from '../autosave/leave-question.tsx';
import { SavedStatus } from '../autosave/saved-status.tsx';
import { cleanTitle } from '../editor/clean-text.ts';
import { PartList } from './part-list.tsx';
import { usePostDraft, usePostTools } from './post-context.tsx';
import { PostPanel } from './post-panel.tsx';
import { PostPreview } from './post-preview.tsx';
import { postQuestionWords } from './post-words.ts';
import { TagField } from './tag-field.tsx';

/** One post: its words on one side, what becomes of it on the other. */
export function PostEditor({ blogHref }: { readonly blogHref: string }) {
  const { t } = useLingui();
  const { saving } = usePostTools();
  const { title, summary, tags } = usePostDraft();
  const [isPreviewing, setPreviewing] = useState(false);
  return (
    <div className="flex min-h-full flex-col">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-surface px-3 py-2">
        <AppLink
          href={blogHref}
          aria-label={t`Back to the blog`}
          className="flex size-9 shrink-0 items-center justify-center rounded-sm text-ink-2 hover:bg-sunken hover:text-ink"
        >
          <Icon of={ArrowLeft} />
        </AppLink>
        <div className="min-w-0 flex-1 basis-40">
          <h1 className="display truncate text-lg text-ink">{title.trim() || t`Untitled`}</h1>
          <SavedStatus saving={saving} />
        </div>
        <Button size="small" onPress={() => setPreviewing(true)}>
          <Icon of={Eye} size={15} />
          {t`Preview`}
        </Button>
      </div>
      <ConflictNotice saving={saving} title={t`This post was changed somewhere else while you were editing`} />
      <div className="mx-auto grid w-full max-w-[70.5rem] grid-cols-[minmax(0,1fr)] gap-8 px-4 py-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <div data-post-part="title">
            <TextField
              label={t`Title`}
              hint={title.trim() === '' ? t(postQuestionWords.title) : undefined}
              value={title}
              maxLength={longestTitle}
              size="large"
              onChange={(text) => saving.edit((draft) => ({ ...draft, title: cleanTitle(text) }))}
            />
          </div>
          <TextArea
            label={t`Summary`}
            hint={t`One or two sentences below the title in lists, and for search engines. It can stay empty.`}
            value={summary}
            maxLength={longestSummary}
            rows={2}
            onChange={(text) => saving.edit((draft) => ({ ...draft, summary: cleanTitle(text) }))}
          />
          <PartList />
          <TagField tags={tags} onChange={(next) => saving.edit((draft) => ({ ...draft, tags: [...next] }))} />
        </div>
        <PostPanel blogHref={blogHref} />
      </div>
      {isPreviewing ? <PostPreview onClose={() => setPreviewing(false)} /> : null}
      <LeaveQuestion saving={saving} title={t`Leave this post?`} />
    </div>
  );
}
