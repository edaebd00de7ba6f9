/** A bare node:http handler that sends the product's own SQL for two addresses through the product's own pools. */
import { createServer } from 'node:http';
import { accountRepository } from '#features/account/server/account.repository.ts';
import { advisorRepository } from '#features/advisor/server/advisor.repository.ts';
import { sessionsRepository } from '#features/auth/server/sessions/sessions.repository.ts';
import { billingAccountRepository } from '#features/billing/server/billing-account.repository.ts';
import { workspacesRepository } from '#features/workspaces/server/workspaces.repository.ts';
import type { ConnectionTarget, Tx } from '#server/db/connect.ts';
import { openDatabase } from '#server/db/database.ts';
import { quotaRepository } from '#server/plans/quota.repository.ts';

/** Given as JSON in the first argument. */
export interface BareServerOptions {
  readonly owner: ConnectionTarget;
  readonly appSecret: string;
  readonly accountId: string;
  readonly sessionId: string;
}

const { owner, appSecret, accountId, sessionId } = JSON.parse(process.argv[2]!) as BareServerOptions;
const database = openDatabase(owner, appSecret);

const readAccount = async (tx: Tx): Promise<unknown> => ({
  ...(await accountRepository.get(tx, accountId)),
  billing: await billingAccountRepository.find(tx, accountId),
  workspaces: await workspacesRepository.list(tx, accountId),
});

const readConversation = async (tx: Tx): Promise<unknown> => {
  const [workspace] = await workspacesRepository.list(tx, accountId);
  const conversation = await advisorRepository.findLatestConversation(tx, workspace!.id);
  const quota = await quotaRepository.findLatest(tx, accountId, 'advisor.ideas', 'month');
  const messages = await advisorRepository.listMessages(tx, conversation!.id);
  return { messages, quota, facts: await workspacesRepository.listFacts(tx, workspace!.id) };
};

const server = createServer(async (request, response) => {
  const session = await sessionsRepository.findLivingAccount(database.system, sessionId, accountId);
  const read = request.url === '/api/account' ? readAccount : readConversation;
  const body = JSON.stringify(
    await database.withTenant({ accountId, workspaceIds: session!.workspaceIds }, (tx) => read(tx)),
  );
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address?.port}\n`);
});
