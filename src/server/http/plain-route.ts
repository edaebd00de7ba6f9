import type { BodyRule } from './body-limit.ts';
import type { RequestInfo } from './request.ts';
import type { RouteClass } from './route-class.ts';

/**
 * A route outside the contracts: a public protocol, a page, a download, an operator's probe. Listed next to the
 * contracts in the one registry, with the reason it is not one.
 */
export interface PlainRoute extends BodyRule {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  /** Hono pattern: "/auth/v1/token", "/assets/*". */
  readonly path: string;
  /** public: anybody; session: checks a bearer token itself; signed: checks a signed address itself. */
  readonly access: 'public' | 'session' | 'signed';
  readonly why: string;
  /** Decides the headers of its answers; derived from its address where it is left out (see route-class.ts). */
  readonly routeClass?: RouteClass;
  handle(request: Request, info: PlainRequestInfo): Promise<Response> | Response;
}

export interface PlainRequestInfo extends RequestInfo {
  /** Values of `:name` in the path. */
  readonly params: Readonly<Record<string, string>>;
}
