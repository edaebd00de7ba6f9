import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findDatabaseAccount } from '#server/db/database-account.ts';
import { chooseDatabaseHome, chooseSocketFolder } from '#server/db/embedded-files.ts';

const removal = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 };

/**
 * Removes a data directory with everything its stopped database keeps elsewhere: the folder of its socket, and the place
 * in /var/lib that stands in where the directory is closed to the database's account.
 */
export async function removeData(dataDir: string): Promise<void> {
  // The directory's permissions show where the data is, so the directory is removed last.
  if (!existsSync(dataDir)) return;
  const home = await chooseDatabaseHome(dataDir, await findDatabaseAccount());
  await rm(chooseSocketFolder(join(home, 'cluster')), removal);
  await rm(home, removal);
  await rm(dataDir, removal);
}
