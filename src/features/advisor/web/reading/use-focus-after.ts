import { useEffect, useRef, useState } from 'react';
import type { ReadingView } from '#features/advisor/reading.contract.ts';

/**
 * Moves the focus to what takes the place of what an act made disappear; `find` names it. A reading is drawn a moment after the act
 * that answered it.
 */
export function useFocusAfter<Root extends HTMLElement>(
  reading: ReadingView,
  find: (root: Root, key: string | undefined) => HTMLElement | null | undefined,
) {
  const root = useRef<Root>(null);
  const [wanted, setWanted] = useState<{ readonly key: string | undefined; readonly past: ReadingView | undefined }>();
  const done = useRef(wanted);
  useEffect(() => {
    if (wanted === undefined || wanted === done.current || wanted.past === reading || root.current === null) return;
    done.current = wanted;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (wanted.past === undefined || isLost) find(root.current, wanted.key)?.focus();
  });
  /** `past`: the reading before an act. It waits for the next one then, and leaves the focus alone where it is not lost. */
  const focusOn = (key: string | undefined, past?: ReadingView) => setWanted({ key, past });
  return { root, focusOn };
}
