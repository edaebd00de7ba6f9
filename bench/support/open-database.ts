import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConnectionTarget } from '#server/db/connect.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { asRole } from '#server/db/roles.ts';
import { getRunningDatabase } from '#testing/faults/running-database.ts';

/** What another process needs to use a running product's database as the product does. */
export async function readDatabaseAccess(
  dataDir: string,
): Promise<{ readonly owner: ConnectionTarget; readonly appSecret: string }> {
  const { appSecret } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as { appSecret: string };
  const { target } = await getRunningDatabase(dataDir);
  return { owner: asRole(target, 'groundwork_owner', appSecret), appSecret };
}

/** A running product's database, through pools of this process. Close it. */
export async function openRunningDatabase(dataDir: string): Promise<Database> {
  const { owner, appSecret } = await readDatabaseAccess(dataDir);
  return openDatabase(owner, appSecret);
}
