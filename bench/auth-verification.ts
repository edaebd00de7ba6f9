import type { JWK } from 'jose';
import { createAccessTokens, makeSigningKey } from '#features/auth/server/access-tokens.ts';
import { interleave, type Measure, type Row, size } from './harness.ts';
import { startChildServer } from './support/child-server.ts';
import { requestsPerSecond } from './support/http-load.ts';
import { readDatabaseAccess } from './support/open-database.ts';
import { post } from './support/session.ts';
import type { VerifyServerOptions } from './support/verify-server.ts';
import { withProduct } from './support/with-product.ts';

const rounds = size(8);
const load = { connections: 16, seconds: size(1.5, 0.05) };
const tokensEach = size(200, 5);

/** What asking "who is this?" costs a request: the token, and whether its session still lives. */
export const authVerification: Measure = {
  name: 'auth-verification',
  title: 'Verifying who calls, per request',
  how: `The verification of every signed-in request (token, living session, second factor) put before a bare node:http handler, against the handler alone in the same process: ${load.connections} connections, ${rounds} interleaved rounds of ${load.seconds} s after one to warm up. Below, one token's own check without a socket, ${tokensEach} tokens a round.`,
  run: () =>
    withProduct(async (product, dataDir) => {
      const account = {
        email: 'verification@example.com',
        password: 'correct horse battery',
        data: { full_name: 'Bench' },
      };
      const session = (await post(`${product.origin}/auth/v1/signup`, account)) as { access_token: string };
      const options: VerifyServerOptions = {
        ...(await readDatabaseAccess(dataDir)),
        publicUrl: product.origin,
      };
      const server = await startChildServer('verify-server.ts', options);
      try {
        const headers = { authorization: `Bearer ${session.access_token}` };
        const variants = {
          bare: () => requestsPerSecond(`${server.origin}/bare`, headers, load),
          verified: () => requestsPerSecond(`${server.origin}/verified`, headers, load),
        };
        await interleave(variants, 1);
        const rates = await interleave(variants, rounds);
        const added = rates.verified.map((rate, round) => 1e6 / rate - 1e6 / rates.bare[round]!);
        return [
          { what: 'bare handler', unit: 'requests/s', values: rates.bare },
          { what: 'bare handler that verifies', unit: 'requests/s', values: rates.verified },
          { what: 'ratio', unit: 'of bare', values: rates.verified.map((rate, round) => rate / rates.bare[round]!) },
          { what: 'added by verifying', unit: 'µs per request', values: added },
          ...(await checkTokens()),
        ];
      } finally {
        await server.stop();
      }
    }),
};

/** A token's check alone: its signature the first time, what is remembered of it from then on. */
async function checkTokens(): Promise<Row[]> {
  const tokens = await createAccessTokens([JSON.parse(await makeSigningKey()) as JWK], 'http://localhost/auth/v1');
  const now = new Date();
  let issued: readonly string[] = [];
  const perTokenMicros = async (): Promise<number> => {
    const startedMs = performance.now();
    for (const token of issued) await tokens.verify(token, now);
    return ((performance.now() - startedMs) * 1000) / issued.length;
  };
  const issueAll = async (): Promise<void> => {
    issued = await Promise.all(
      Array.from({ length: tokensEach }, () =>
        tokens.issue(
          {
            userId: crypto.randomUUID(),
            sessionId: crypto.randomUUID(),
            email: 'bench@example.com',
            appMetadata: {},
            userMetadata: { full_name: 'Bench' },
            amr: [{ method: 'password', timestamp: 1 }],
            aal: 'aal1',
            isAnonymous: false,
          },
          now,
        ),
      ),
    );
  };
  const times = await interleave(
    {
      first: async () => {
        await issueAll();
        return perTokenMicros();
      },
      again: perTokenMicros,
    },
    rounds,
  );
  return [
    { what: 'a token seen for the first time', unit: 'µs', values: times.first },
    { what: 'a token seen before', unit: 'µs', values: times.again },
  ];
}
