/** A bare node:http handler on two paths: `/bare` answers at once, `/verified` asks first who the bearer is. */
import { createServer } from 'node:http';
import { accountRecords } from '#features/account/server/account-records.service.ts';
import { createAuth } from '#features/auth/server/create-auth.ts';
import { parseConfig } from '#server/config.ts';
import type { ConnectionTarget } from '#server/db/connect.ts';
import { openDatabase } from '#server/db/database.ts';
import { createLogger } from '#server/logger.ts';
import { createQueueMail } from '#server/mail/queue-mail.ts';

/** Given as JSON in the first argument. */
export interface VerifyServerOptions {
  readonly owner: ConnectionTarget;
  readonly appSecret: string;
  /** Of the product whose tokens are verified. */
  readonly publicUrl: string;
}

const { owner, appSecret, publicUrl } = JSON.parse(process.argv[2]!) as VerifyServerOptions;
const auth = await createAuth({
  config: parseConfig({ NODE_ENV: 'production' }),
  appSecret,
  database: openDatabase(owner, appSecret),
  disk: { hasRoom: true },
  log: createLogger('silent'),
  publicUrl,
  queueMail: createQueueMail('local'),
  now: new Date(),
  accounts: accountRecords,
  prepareAccount: async () => {},
});
const body = JSON.stringify({ answer: 'the same on both paths' });
const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };

const server = createServer(async (request, response) => {
  if (request.url === '/verified') {
    const asked = new Request(publicUrl, { headers: { authorization: request.headers.authorization ?? '' } });
    if (!(await auth.findActor(asked, new Date()))) {
      response.writeHead(401, { 'content-length': 0 }).end();
      return;
    }
  }
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address?.port}\n`);
});
