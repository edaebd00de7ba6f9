import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ToastMessage } from './toast-message.ts';

const Region = lazy(async () => ({ default: (await import('./toast-region.tsx')).ToastRegionView }));

// The region's code is fetched with the first toast; most visits never see one.
const listeners = new Set<() => void>();
let isWanted = false;

/**
 * Says something in passing; it is spoken politely and goes away after `timeoutMs` (5 s at least, so that it can be
 * read). Attention stays until it is closed. Returns a function that closes it.
 */
export function showToast(message: ToastMessage, timeoutMs = 6000): () => void {
  isWanted = true;
  for (const listener of listeners) listener();
  const added = import('./toast-queue.ts').then(({ toastQueue }) => {
    const key = toastQueue.add(message, message.tone === 'attention' ? {} : { timeout: Math.max(5000, timeoutMs) });
    return () => toastQueue.close(key);
  });
  return () => void added.then((close) => close());
}

/** Where toasts appear; one per application, at its root. */
export function ToastRegion() {
  const isShown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isWanted,
  );
  if (!isShown) return null;
  return (
    <Suspense>
      <Region />
    </Suspense>
  );
}
