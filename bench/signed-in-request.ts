import { interleave, type Measure, type Row, size } from './harness.ts';
import type { BareServerOptions } from './support/bare-server.ts';
import { startChildServer } from './support/child-server.ts';
import { requestsPerSecond } from './support/http-load.ts';
import { readDatabaseAccess } from './support/open-database.ts';
import { signUpWithPlan } from './support/session.ts';
import { withProduct } from './support/with-product.ts';

const rounds = size(6);
const load = { connections: 16, seconds: size(2, 0.05) };

/** What session, validation, routing and headers cost on top of the SQL. */
export const signedInRequest: Measure = {
  name: 'signed-in-request',
  title: 'A signed-in request over a socket',
  how: `Token, living session, transaction under row-level security, validation both ways, against a bare node:http handler that sends the same SQL through the same pools: ${load.connections} connections, ${rounds} interleaved rounds of ${load.seconds} s each after one to warm up.`,
  run: () =>
    withProduct(async (product, dataDir) => {
      const { session, workspaceId } = await signUpWithPlan(product.origin, 'signed-in-request');
      const paths = ['/api/account', `/api/advisor/conversation?workspaceId=${workspaceId}`];
      const claims = JSON.parse(Buffer.from(session.access_token.split('.')[1]!, 'base64url').toString('utf8'));
      const options: BareServerOptions = {
        ...(await readDatabaseAccess(dataDir)),
        accountId: session.user.id,
        sessionId: claims.session_id,
      };
      const bare = await startChildServer('bare-server.ts', options);
      try {
        const headers = { authorization: `Bearer ${session.access_token}` };
        const rows: Row[] = [];
        for (const path of paths) {
          const variants = {
            product: () => requestsPerSecond(`${product.origin}${path}`, headers, load),
            bare: () => requestsPerSecond(`${bare.origin}${path}`, headers, load),
          };
          await interleave(variants, 1);
          const rates = await interleave(variants, rounds);
          const ratios = rates.product.map((rate, round) => rate / rates.bare[round]!);
          rows.push(
            { what: `GET ${path.split('?')[0]}, the product`, unit: 'requests/s', values: rates.product },
            { what: `GET ${path.split('?')[0]}, bare`, unit: 'requests/s', values: rates.bare },
            { what: `GET ${path.split('?')[0]}, ratio`, unit: 'of bare', values: ratios },
          );
        }
        return rows;
      } finally {
        await bare.stop();
      }
    }),
};
