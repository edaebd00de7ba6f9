import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { useShownPosts } from '../../blog/use-shown-posts.ts';
import { Scaled } from '../../frame/scaled.tsx';
import { SiteFrame } from '../../frame/site-frame.tsx';
import { ViewportSwitch } from '../../frame/viewport-switch.tsx';
import { useEditor } from '../editor-context.ts';

/** The site as strangers would see it now: without what marks its gaps, and with links that lead from page to page. */
export function PreviewDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { builder, document, page: edited, viewport: atFirst } = useEditor();
  const [viewport, setViewport] = useState(atFirst);
  const [kind, setKind] = useState(edited.kind);
  const page = document.pages.find((one) => one.kind === kind) ?? edited;
  const posts = useShownPosts(document, page);
  const name = page.title || document.title;
  return (
    <Dialog title={t`Preview`} isOpen onClose={onClose} size="large" isSheet>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm">{t`As others will see it. Elements without words are left out.`}</p>
          <ViewportSwitch value={viewport} onChange={setViewport} />
        </div>
        <div className="h-[min(66dvh,46rem)]">
          <Scaled viewport={viewport}>
            <SiteFrame
              title={t`The page “${name}” as others will see it`}
              document={document}
              look={builder.look}
              page={page}
              posts={posts}
              onPage={setKind}
            />
          </Scaled>
        </div>
      </div>
    </Dialog>
  );
}
