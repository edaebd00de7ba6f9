import { useCallback, useMemo, useRef, useState } from 'react';
import type { FiguresValue, FigureTarget } from './figures-context.tsx';

/** One step in the origin panel. */
export type OriginView =
  | (FigureTarget & { readonly kind: 'node' })
  | { readonly kind: 'list' }
  | { readonly kind: 'own'; readonly nodeId: string };

/**
 * The steps taken in the origin panel; none means it is closed. Pressing a number in the text starts anew, pressing the
 * same number again closes. Closing gives the focus back to where it was opened.
 */
export function useOriginViews() {
  const [views, setViews] = useState<readonly OriginView[]>([]);
  const opener = useRef<Element | null>(null);
  const start = useCallback((view: OriginView) => {
    opener.current = document.activeElement;
    setViews([view]);
  }, []);
  const close = useCallback(() => {
    setViews([]);
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }, []);
  const push = useCallback((view: OriginView) => setViews((old) => [...old, view]), []);
  const back = useCallback(() => setViews((old) => (old.length > 1 ? old.slice(0, -1) : old)), []);
  const [first] = views;
  const figures = useMemo<FiguresValue>(
    () => ({
      active: first?.kind === 'node' ? first : undefined,
      open: (target) => start({ kind: 'node', ...target }),
      openList: () => start({ kind: 'list' }),
    }),
    [first, start],
  );
  return { views, push, back, close, figures };
}
