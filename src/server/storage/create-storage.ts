import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { createDatabaseDriver } from './database-driver.ts';
import { createDiskDriver } from './disk-driver.ts';
import { createStorage, type Storage } from './storage.ts';

/** The storage of this installation: a folder next to the embedded database, or the database that processes share. */
export function openStorage(config: Pick<Config, 'dataDir' | 'databaseUrl'>, database: Database): Storage {
  const driver = config.databaseUrl
    ? createDatabaseDriver(database.system)
    : createDiskDriver(join(config.dataDir, 'files'));
  return createStorage(database, driver);
}
