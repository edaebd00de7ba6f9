import { useEffect } from 'react';

let held = 0;
const waiting = new Set<() => void>();

/** Whether what is shown may be replaced just now. */
export function isLiveHeld(): boolean {
  return held > 0;
}

/** Calls back once nothing is held any more. */
export function onLiveReleased(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}

/** Holds back what other tabs changed until the returned function is called; calling it again does nothing. */
export function holdLive(): () => void {
  held += 1;
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    held -= 1;
    if (held === 0) for (const listener of waiting) listener();
  };
}

/**
 * While `isHeld`, nothing this tab shows is replaced by what another one changed: somebody is typing on the version they
 * see, or a change of theirs is on its way. It follows as soon as they are done; a conflict is then told, never hidden.
 */
export function useLiveHold(isHeld: boolean): void {
  useEffect(() => (isHeld ? holdLive() : undefined), [isHeld]);
}
