import type { ZodType } from 'zod';
import type { EndpointMeta } from '#shared/endpoint.ts';
import type { FeatureRoutes } from './handlers.ts';
import type { PlainRoute } from './plain-route.ts';

/** One way into the server, whichever kind it is. */
export interface RegisteredRoute {
  readonly method: string;
  /** With `{name}` for contracts and `:name` or `*` for plain routes. */
  readonly path: string;
  readonly access: 'public' | 'account' | 'session' | 'signed';
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
    ...plain.map(
      ({ method, path, access, why }): RegisteredRoute => ({ method, path, access, source: { kind: 'plain', why } }),
    ),
  ];
}
