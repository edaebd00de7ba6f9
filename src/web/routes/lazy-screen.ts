import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/**
 * A screen that is fetched when somebody goes there: how to import its module, and its name there.
 * `texts` are the loaders of catalogues it needs beyond those of the frame; it is drawn once they are there.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<{ readonly [Key in Name]: (props: Record<never, never>) => ReactNode }>,
  name: Name,
  ...texts: readonly (() => Promise<void>)[]
): RouteComponent {
  return lazyRouteComponent(async () => {
    const [screens] = await Promise.all([load(), ...texts.map((loadTexts) => loadTexts())]);
    return screens;
  }, name) as RouteComponent;
}
