import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { SiteDocument } from '#features/sites/domain/document/site-document.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useShownPosts } from '../../blog/use-shown-posts.ts';
import { Scaled } from '../../frame/scaled.tsx';
import { SiteFrame } from '../../frame/site-frame.tsx';
import { ViewportSwitch } from '../../frame/viewport-switch.tsx';
import { useEditor } from '../editor-context.ts';

/** A site as strangers would see it: without what marks its gaps, and with links that lead from page to page. The one that is edited unless told. */
export function PreviewDialog({
  title,
  document: shown,
  actions,
  onClose,
}: {
  /** What is looked at; "Preview" unless told. */
  readonly title?: string;
  readonly document?: SiteDocument;
  readonly actions?: ReactNode;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { builder, document: edited, page: editedPage, viewport: atFirst } = useEditor();
  const document = shown ?? edited;
  const [viewport, setViewport] = useState(atFirst);
  const [kind, setKind] = useState(editedPage.kind);
  const page = document.pages.find((one) => one.kind === kind) ?? document.pages[0] ?? editedPage;
  const posts = useShownPosts(document, page);
  const name = page.title || document.title;
  return (
    <Dialog title={title ?? t`Preview`} isOpen onClose={onClose} size="large" isSheet actions={actions}>
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
