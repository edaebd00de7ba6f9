import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Contract, Inputs, Outputs } from '#shared/endpoint.ts';
import { ApiProblemError } from '#web/api/problem-error.ts';
import { createAuthClient } from '#web/auth/auth-client.ts';
import { AuthProvider } from '#web/auth/auth-provider.tsx';

/** What a call brings beside its input. */
export interface CallOptions {
  readonly context: { readonly idempotencyKey?: string };
}

/** Everything a screen asks of the server, by endpoint. Refuses with an `ApiProblemError`. */
export type ServerOf<Endpoints extends Contract> = {
  readonly [Name in keyof Endpoints]: (
    input: Inputs<Endpoints>[Name],
    options?: CallOptions,
  ) => Promise<Outputs<Endpoints>[Name & keyof Outputs<Endpoints>]>;
};

type Call = (input: unknown, options?: CallOptions) => Promise<unknown>;

/** Puts `api` behind `fetch` until the test is over: each request is read as its endpoint reads it. */
function serve<Endpoints extends Contract>(endpoints: Endpoints, api: ServerOf<Endpoints>): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (given, init) => {
    const request = new Request(given, init);
    const { pathname, searchParams } = new URL(request.url);
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const { route, inputSchema } = endpoint['~orpc'];
      const path = new RegExp(`^/api${route.path?.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(pathname);
      if (path === null || route.method !== request.method) continue;
      const parameters = Object.entries(path.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]);
      const body = await request.text();
      const schema = inputSchema as { parse(value: unknown): unknown } | undefined;
      const input = schema?.parse({
        ...Object.fromEntries([...parameters, ...searchParams]),
        ...(body === '' ? {} : JSON.parse(body)),
      });
      const idempotencyKey = request.headers.get('idempotency-key');
      const options = idempotencyKey === null ? [] : [{ context: { idempotencyKey } }];
      return answer(() => (api[name as keyof Endpoints] as Call)(input, ...options));
    }
    throw new Error(`Nothing answers ${request.method} ${pathname}`);
  });
}

async function answer(call: () => Promise<unknown>): Promise<Response> {
  try {
    return Response.json(await call());
  } catch (error) {
    // No answer at all has no status.
    if (!(error instanceof ApiProblemError) || error.status === 0) throw new TypeError('Failed to fetch');
    return Response.json(error.problem, { status: error.status });
  }
}

/** Draws what is for somebody signed in, whose server is `api`. */
export function signedInAt<Endpoints extends Contract>(
  endpoints: Endpoints,
  api: ServerOf<Endpoints>,
  children: ReactNode,
) {
  serve(endpoints, api);
  vi.spyOn(console, 'warn').mockReturnValue();
  const client = createAuthClient({ supabaseUrl: 'http://localhost:18080', supabaseKey: 'k' });
  const session = { access_token: 'h.e30.s', user: { id: 'u', email: 'mara@levain.example', user_metadata: {} } };
  Object.assign(client, { getSession: async () => ({ data: { session }, error: null }) });
  return <AuthProvider client={client}>{children}</AuthProvider>;
}
