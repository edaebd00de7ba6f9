import { useLingui } from '@lingui/react/macro';
import { cloneElement, type ReactElement, type Ref, useMemo } from 'react';
import type { BlockType } from '#features/sites/domain/blocks/all-blocks.ts';
import type { Block } from '#features/sites/domain/document/site-document.ts';
import { blockView } from '#features/sites/domain/page/page-view.ts';
import { blockWords } from '../../sites-words.ts';
import { CanvasBlockContext } from './canvas-block-context.ts';
import { useCanvas } from './canvas-context.tsx';

/** One block in the canvas, as it stands on the page; one that shows nothing yet says what it is. */
export function CanvasBlock({
  id,
  type,
  props,
  dragRef,
}: {
  readonly id: string;
  readonly type: BlockType;
  readonly props: Readonly<Record<string, unknown>>;
  readonly dragRef: ((element: Element | null) => void) | null;
}) {
  const { t, i18n } = useLingui();
  const { views, scene } = useCanvas();
  // While it is being dragged in, it is not on the page yet.
  const view = views.get(id) ?? blockView({ id, type, props } as unknown as Block, scene);
  const place = useMemo(() => ({ id, type }), [id, type]);
  if (view !== null)
    return (
      <CanvasBlockContext value={place}>
        {cloneElement(view as ReactElement<{ ref?: Ref<Element> }>, { ref: dragRef })}
      </CanvasBlockContext>
    );
  const name = t(blockWords[type].name);
  return (
    <div ref={dragRef} id={id} lang={i18n.locale} className="section">
      <div className="inner">
        <span className="gap">
          {type === 'posts'
            ? t`Your posts stand here once they are published.`
            : t`${name}: empty. Fill it in beside the page.`}
        </span>
      </div>
    </div>
  );
}
