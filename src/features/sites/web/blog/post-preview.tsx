import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { postCss, postView } from '#features/sites/domain/blog/post-view.ts';
import { newBlogPage } from '#features/sites/domain/compose/new-blog-page.ts';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Scaled } from '../frame/scaled.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { ViewportSwitch } from '../frame/viewport-switch.tsx';
import type { ViewportId } from '../frame/viewports.ts';
import { toLocal } from './local-time.ts';
import { usePostState, usePostTools } from './post-context.tsx';
import { postQuestionWords } from './post-words.ts';

/** The post in the look of the site, with what it still asks marked. */
export function PostPreview({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useTimeFormat();
  const { builder, site } = usePostTools();
  const { draft, post } = usePostState();
  const [viewport, setViewport] = useState<ViewportId>(() => (window.innerWidth < 640 ? 'mobile' : 'desktop'));
  const { document } = site;
  const { language } = document;
  const page =
    document.pages.find(({ kind }) => kind === 'blog') ??
    newBlogPage(language, (type) => (type === 'hero' ? 'blog-title' : type));
  const dayMs = Date.parse(post.publishAt ?? post.publishedAt ?? '');
  const day = toLocal(Number.isNaN(dayMs) ? Date.now() : dayMs, timeZone).slice(0, 10);
  const gap = (question: keyof typeof postQuestionWords) => (
    <span className="gap" lang={i18n.locale}>
      {t(postQuestionWords[question])}
    </span>
  );
  return (
    <Dialog title={t`Preview`} isOpen onClose={onClose} size="large" isSheet>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm">{t`As others will read it, with what is still asked marked.`}</p>
          <ViewportSwitch value={viewport} onChange={setViewport} />
        </div>
        <div className="h-[min(66dvh,46rem)]">
          <Scaled viewport={viewport}>
            <SiteFrame
              title={t`The post as others will read it`}
              document={document}
              look={builder.look}
              page={page}
              css={postCss}
              main={() => postView({ post: { ...draft, day }, blogTitle: page.title, up: '../', language, gap })}
            />
          </Scaled>
        </div>
      </div>
    </Dialog>
  );
}
