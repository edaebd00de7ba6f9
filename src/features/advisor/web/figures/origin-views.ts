import { createContext, useContext, useRef, useState } from 'react';
import type { OriginRow } from '#web/ui/origin-card.tsx';

/** A number of the plan as it is pressed: which one, of a series the place in it, and how it was shown. */
export interface FigureTarget {
  readonly nodeId: string;
  readonly at?: number;
  readonly text: string;
}

/** One step in the origin panel: a number, the list of all, or the person's own in the place of one. */
export type OriginView =
  | (FigureTarget & { readonly kind: 'node' })
  | { readonly kind: 'list' }
  | { readonly kind: 'own'; readonly nodeId: string };

export const FiguresContext = createContext<OriginViews['figures']>({ active: undefined, open: () => undefined });

export const useFigures = () => useContext(FiguresContext);

export type OriginViews = ReturnType<typeof useOriginViews>;

/**
 * The steps taken in the origin panel; without a view it is closed. Pressing a number in the text starts anew. Closing gives
 * the focus back to where it was opened.
 */
export function useOriginViews() {
  const [views, setViews] = useState<readonly OriginView[]>([]);
  const opener = useRef<Element>(null);
  const start = (view: OriginView) => {
    opener.current = document.activeElement;
    setViews([view]);
  };
  const push = (view: OriginView) => setViews((old) => [...old, view]);
  const [first] = views;
  return {
    view: views.at(-1),
    /** There is a step to go back to. */
    isNested: views.length > 1,
    push,
    pushRow: ({ nodeId, shown }: OriginRow) => push({ kind: 'node', nodeId, text: shown }),
    back: () => setViews((old) => (old.length > 1 ? old.slice(0, -1) : old)),
    close: () => {
      setViews([]);
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
    openList: () => start({ kind: 'list' }),
    figures: {
      /** The number in the text whose origin is open. */
      active: first?.kind === 'node' ? first : undefined,
      open: (target: FigureTarget) => start({ kind: 'node', ...target }),
    },
  };
}
