import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { directionOf } from '#features/sites/domain/page/page-view.ts';
import { DropPictures } from '../drop-pictures.tsx';
import { useEditedSite } from '../editor-context.ts';
import { FindKey } from '../find/find-key.tsx';
import { MarkFound } from '../find/mark-found.tsx';
import { useCanvas } from './canvas-context.tsx';
import { CanvasKeys } from './canvas-keys.tsx';
import { editingCss } from './editing-css.ts';
import { quietCanvas } from './quiet-canvas.ts';
import { SelectionInView } from './selection-in-view.tsx';

/** What Puck draws its frame with: the styles of the site, and nothing of the platform's. */
export function CanvasFrame({
  children,
  document: inside,
}: {
  readonly children: ReactNode;
  readonly document?: Document;
}) {
  const { t } = useLingui();
  const { css, bodyClass } = useCanvas();
  const { document, page } = useEditedSite();
  const name = page.title || document.title;
  const title = t`The page “${name}”, to be edited`;
  useLayoutEffect(() => {
    if (inside === undefined) return;
    inside.documentElement.lang = document.language;
    inside.documentElement.dir = directionOf(document);
    inside.body.className = bodyClass;
    // Puck's frame takes no title.
    window.document.getElementById('preview-frame')?.setAttribute('title', title);
  }, [inside, document, bodyClass, title]);
  useLayoutEffect(() => (inside === undefined ? undefined : quietCanvas(inside)), [inside]);
  return (
    <>
      {inside === undefined ? null : (
        <>
          {createPortal(<style>{css}</style>, inside.head)}
          {createPortal(<style>{editingCss}</style>, inside.head)}
          <CanvasKeys inside={inside} />
          <FindKey inside={inside} />
          <DropPictures inside={inside} />
          <MarkFound inside={inside} />
          <SelectionInView inside={inside} />
        </>
      )}
      {children}
    </>
  );
}
