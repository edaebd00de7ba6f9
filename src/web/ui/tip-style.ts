import { cx } from './class-names.ts';

const PLACES = {
  below: 'after:end-0 after:top-full after:mt-1.5',
  beside: 'after:start-full after:top-1/2 after:ms-2 after:-translate-y-1/2',
} as const;

/**
 * A label on hover and keyboard focus, out of the element's `data-tip`. Drawn by the style sheet alone: a tooltip with
 * its own script would weigh more than all buttons together.
 */
export function tipStyle(place: keyof typeof PLACES): string {
  return cx(
    'relative after:pointer-events-none after:absolute after:z-20 after:hidden after:rounded-sm after:bg-ink after:px-2',
    'after:py-1 after:text-xs after:font-medium after:whitespace-nowrap after:text-paper after:content-[attr(data-tip)]',
    'after:animate-[fade_120ms_400ms_both] hover:after:block focus-visible:after:block',
    PLACES[place],
  );
}
