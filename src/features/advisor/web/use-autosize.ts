import { type RefObject, useLayoutEffect } from 'react';

/** Lets a text area grow with its text, also where the browser cannot by itself. */
export function useAutosize(
  ref: RefObject<HTMLTextAreaElement | null>,
  text: string,
  mostPx = Number.POSITIVE_INFINITY,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is the reason to measure, not an input of it
  useLayoutEffect(() => {
    const area = ref.current;
    if (area === null) return;
    area.style.height = 'auto';
    const borders = area.offsetHeight - area.clientHeight;
    area.style.height = `${Math.min(mostPx, area.scrollHeight + borders)}px`;
    area.style.overflowY = area.scrollHeight + borders > mostPx ? 'auto' : 'hidden';
  }, [ref, text, mostPx]);
}
