import type { ZodType } from 'zod';
import type { EndpointMeta } from '#shared/endpoint.ts';
import type { FeatureRoutes } from './handlers.ts';
import type { PlainRoute } from './plain-route.ts';
import { type RouteClass, routeClassOf } from './route-class.ts';

/** One way into the server, whichever kind it is. */
export interface RegisteredRoute {
  readonly method: string;
  /** With `{name}` for contracts and `:name` or `*` for plain routes. */
  readonly path: string;
  readonly access: 'public' | 'account' | 'session' | 'signed';
  readonly routeClass: RouteClass;
  /** The largest body it takes, where that is not the default. */
  readonly bodyLimitBytes?: number;
  /** "advisor.sendAnswer" for a contract's endpoint; the reason it has none for a plain route. */
  readonly source:
    | {
        readonly kind: 'contract';
        readonly name: string;
        readonly input: ZodType | undefined;
        readonly needsIdempotencyKey: boolean;
        /** Codes of the problems it declares. */
        readonly problems: readonly string[];
      }
    | { readonly kind: 'plain'; readonly why: string };
}

/** Everything that is served, in one list: the generated sweep walks it, and the API description is made from it. */
export function listRoutes(features: readonly FeatureRoutes[], plain: readonly PlainRoute[]): RegisteredRoute[] {
  const contracts = features.flatMap(({ feature, contract }) =>
    Object.entries(contract).map(([name, procedure]): RegisteredRoute => {
      const definition = procedure['~orpc'];
      const meta = definition.meta as EndpointMeta;
      return {
        method: definition.route.method ?? 'POST',
        path: `/api${definition.route.path}`,
        access: meta.access,
        routeClass: 'api',
        ...(meta.bodyLimitBytes !== undefined && { bodyLimitBytes: meta.bodyLimitBytes }),
        source: {
          kind: 'contract',
          name: `${feature}.${name}`,
          input: definition.inputSchema as ZodType | undefined,
          needsIdempotencyKey: meta.needsIdempotencyKey,
          problems: Object.keys(definition.errorMap),
        },
      };
    }),
  );
  return [
    ...contracts,
    ...plain.map((route): RegisteredRoute => {
      const { method, path, access, why, bodyLimitBytes } = route;
      return {
        method,
        path,
        access,
        routeClass: routeClassOf(route),
        ...(bodyLimitBytes !== undefined && { bodyLimitBytes }),
        source: { kind: 'plain', why },
      };
    }),
  ];
}
