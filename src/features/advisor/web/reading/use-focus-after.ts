import { useEffect, useRef, useState } from 'react';
import type { ReadingView } from '#features/advisor/reading.contract.ts';

/**
 * Moves the focus to what takes the place of what an act made disappear: to the element with that `data-key`, else to the first that
 * `fallback` selects. A reading is drawn a moment after the act that answered it.
 */
export function useFocusAfter<Root extends HTMLElement>(reading: ReadingView, fallback: string, preventScroll = false) {
  const root = useRef<Root>(null);
  const [wanted, setWanted] = useState<{ readonly key: string | undefined; readonly past: ReadingView | undefined }>();
  useEffect(() => {
    if (wanted === undefined || wanted.past === reading || root.current === null) return;
    const keyed = [...root.current.querySelectorAll<HTMLElement>('[data-key]')];
    const found = keyed.find(({ dataset }) => dataset.key === wanted.key);
    const target = found ?? root.current.querySelector<HTMLElement>(fallback);
    if (target === null) return;
    setWanted(undefined);
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (wanted.past === undefined || isLost) target.focus({ preventScroll });
  });
  /** `past`: the reading before an act. It waits for the next one then, and leaves the focus alone where it is not lost. */
  const focusOn = (key: string | undefined, past?: ReadingView) => setWanted({ key, past });
  return { root, focusOn };
}
