import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { directionOf } from '#features/sites/domain/page/page-view.ts';
import { useEditor } from '../editor-context.ts';
import { useCanvas } from './canvas-context.tsx';
import { quietCanvas } from './quiet-canvas.ts';

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
  const { document, page } = useEditor();
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
      {inside === undefined ? null : createPortal(<style>{css}</style>, inside.head)}
      {children}
    </>
  );
}
