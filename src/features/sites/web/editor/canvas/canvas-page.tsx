import { Children, cloneElement, type MouseEvent, type ReactElement, type ReactNode, useMemo } from 'react';
import { type FramePart, useEditorTools } from '../editor-context.ts';
import { useCanvas } from './canvas-context.tsx';
import { textAtPoint } from './text-dom.ts';

/** What of the page belongs to which part that stands on every page, the inner ones first. */
const partAt: readonly (readonly [selector: string, part: FramePart])[] = [
  ['.brand', 'logo'],
  ['nav', 'navigation'],
  ['header', 'header'],
  ['footer', 'footer'],
];

/** The page about its blocks: `zone` is where Puck puts them, in the place of the page's main part. */
export function CanvasPage({ zone }: { readonly zone: ReactElement }) {
  const { frame } = useCanvas();
  const { setPart, textEditing } = useEditorTools();
  const blocks = useMemo(() => cloneElement(zone as ReactElement<ZoneProps>, asMain), [zone]);
  const stay = (event: MouseEvent): void => {
    const pressed = event.target as Element;
    // Nothing leads away from what is being edited.
    if (pressed.closest('a')) event.preventDefault();
    const part = pressed.closest('main') ? undefined : partAt.find(([selector]) => pressed.closest(selector))?.[1];
    if (part) setPart(part);
  };
  /** A text that is pressed twice is edited where it stands. */
  const editText = (event: MouseEvent): void => {
    const pressed = event.target as Element;
    const block = pressed.closest('[data-puck-component]');
    const blockId = block?.getAttribute('data-puck-component');
    if (!block || !blockId) return;
    const { clientX: x, clientY: y } = event;
    const field = pressed.closest('[data-text]')?.getAttribute('data-text') ?? textAtPoint(block, x, y);
    if (!field) return;
    event.preventDefault();
    textEditing.begin({ blockId, field }, { point: { x, y } });
  };
  const { children } = frame.props as { readonly children: ReactNode };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is done here by pointer is done by keys in the list of layers
    <div style={{ display: 'contents' }} onClickCapture={stay} onDoubleClick={editText}>
      {Children.map(children, (part) => (isMain(part) ? blocks : part))}
    </div>
  );
}

interface ZoneProps {
  readonly as?: string;
  readonly style?: { readonly height: string };
}

/** The blocks are the children of the main part itself, which is as high as they are. */
const asMain: ZoneProps = { as: 'main', style: { height: 'auto' } };

const isMain = (part: ReactNode): boolean =>
  typeof part === 'object' && part !== null && 'type' in part && part.type === 'main';
