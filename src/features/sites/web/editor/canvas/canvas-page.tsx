import { Children, cloneElement, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { type FramePart, useEditor } from '../editor-context.ts';
import { useCanvas } from './canvas-context.tsx';

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
  const { setPart } = useEditor();
  const stay = (event: MouseEvent): void => {
    const pressed = event.target as Element;
    // Nothing leads away from what is being edited.
    if (pressed.closest('a')) event.preventDefault();
    const part = pressed.closest('main') ? undefined : partAt.find(([selector]) => pressed.closest(selector))?.[1];
    if (part) setPart(part);
  };
  const { children } = frame.props as { readonly children: ReactNode };
  return (
    <div style={{ display: 'contents' }} onClickCapture={stay}>
      {Children.map(children, (part) => (isMain(part) ? cloneElement(zone as ReactElement<ZoneProps>, asMain) : part))}
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
