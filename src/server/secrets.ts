import { createHmac, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { prepareDataDir } from './data-dir.ts';
import { makeSecretFile } from './db/embedded-files.ts';

/** What one installation keeps to itself. Everything else secret lives encrypted in the database under `appSecret`. */
export interface Secrets {
  readonly appSecret: string;
  readonly databasePassword: string;
}

/** Reads the secrets of the data directory, making them (0600, whole or not at all) on the first start. */
export async function loadSecrets(config: Config): Promise<Secrets> {
  if (config.databaseUrl && config.appSecret) return { appSecret: config.appSecret, databasePassword: '' };
  await prepareDataDir(config.dataDir);
  const path = join(config.dataDir, 'secrets.json');
  const made = {
    appSecret: config.appSecret ?? randomBytes(32).toString('base64url'),
    databasePassword: randomBytes(24).toString('hex'),
  };
  const stored =
    (await readFile(path, 'utf8').catch(() => undefined)) ?? (await makeSecretFile(path, `${JSON.stringify(made)}\n`));
  return { ...(JSON.parse(stored) as Secrets), ...(config.appSecret && { appSecret: config.appSecret }) };
}

/** A secret for one purpose, derived so that it reveals nothing about the others. */
export function deriveSecret(appSecret: string, purpose: string): Buffer {
  return createHmac('sha256', appSecret).update(`groundwork/${purpose}`).digest();
}
