import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { SiteDocument } from '#features/sites/domain/document/site-document.ts';
import type { TemplateId } from '#features/sites/domain/templates/template-ids.ts';
import type { Builder } from '#features/sites/sites.contract.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Scaled } from '../frame/scaled.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { useGapMark } from '../frame/use-gap-mark.tsx';
import { ViewportSwitch } from '../frame/viewport-switch.tsx';
import type { ViewportId } from '../frame/viewports.ts';
import { templateWords } from '../sites-words.ts';

/** A template large, in the windows of three devices; `children` say what went wrong, `actions` choose it. */
export function TemplateDialog({
  id,
  document,
  look,
  actions,
  children,
  onClose,
}: {
  readonly id: TemplateId;
  readonly document: SiteDocument;
  readonly look: Builder['look'];
  readonly actions: ReactNode;
  readonly children?: ReactNode;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const gap = useGapMark();
  const [viewport, setViewport] = useState<ViewportId>(window.innerWidth < 640 ? 'mobile' : 'desktop');
  const [kind, setKind] = useState(document.pages[0]?.kind);
  const page = document.pages.find((one) => one.kind === kind) ?? document.pages[0];
  const { name: nameWords, sentence } = templateWords[id];
  const name = t(nameWords);
  return (
    <Dialog title={name} isOpen onClose={onClose} size="large" isSheet actions={actions}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-60 text-sm text-pretty">{t(sentence)}</p>
          <ViewportSwitch value={viewport} onChange={setViewport} />
        </div>
        {children}
        <div className="h-[min(56dvh,40rem)]">
          <Scaled viewport={viewport}>
            {page === undefined ? null : (
              <SiteFrame
                title={t`Your website in the template ${name}`}
                document={document}
                look={look}
                page={page}
                gap={gap}
                onPage={setKind}
              />
            )}
          </Scaled>
        </div>
      </div>
    </Dialog>
  );
}
