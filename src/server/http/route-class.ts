/**
 * What kind of thing a route answers with; its headers follow from that (see security-headers.ts).
 * - page: our own pages and the files they are made of
 * - api: what contracts declare, as JSON
 * - protocol: a protocol defined elsewhere, used by other programs
 * - download: a file of an account
 * - published: content published by accounts; its pages have no origin
 */
export const routeClasses = ['page', 'api', 'protocol', 'download', 'published'] as const;
export type RouteClass = (typeof routeClasses)[number];

/** The class of a route that declares none: by its address and by how it is opened. */
export function routeClassOf(route: {
  readonly path: string;
  readonly access: string;
  readonly routeClass?: RouteClass;
}): RouteClass {
  if (route.routeClass) return route.routeClass;
  if (route.path.startsWith('/downloads/')) return 'download';
  if (route.path.startsWith('/api/')) return 'api';
  return route.path.startsWith('/auth/v1/') ? 'protocol' : 'page';
}
