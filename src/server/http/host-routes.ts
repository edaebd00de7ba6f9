import type { PlainRoute } from './plain-route.ts';
import type { RouteClass } from './route-class.ts';

/**
 * What is served for other hosts than ours, as sites with a domain of their own are. Nothing of ours answers there: no API, no sign-in,
 * no page. A host is the name in the address (`Host`), in lower case, without a port and without a dot at its end.
 */
export interface HostRoutes {
  matches(host: string): boolean;
  readonly routes: readonly PlainRoute[];
  /** The class of its routes that declare none, and of its pages for what is not there. */
  readonly routeClass: RouteClass;
  /** What its requests are logged and counted as in the place of their paths, which say whose they are: "/s". */
  readonly area: string;
  notFoundPage(request: Request): Response | Promise<Response>;
}
