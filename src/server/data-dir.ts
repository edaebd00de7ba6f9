import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConfigurationError } from './config.ts';

/** What the product keeps there; the secrets also under the name they have until they are whole. */
const ours = /^(?:secrets\.json(?:\..+)?|database|backups|files)$/;
/** What a file system or a person may have put there. */
const harmless = /^(?:lost\+found|\..*)$/;

/**
 * Makes DATA_DIR if it is not there. Throws a ConfigurationError that says in a sentence why it cannot be used: it is a
 * file, belongs to something else, cannot be written, or lies on a file system that lacks what files there rely on
 * (private modes, hard links, flushing). A full one can be used: reading goes on.
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const refuse = (why: string) => new ConfigurationError([`DATA_DIR: ${dataDir} ${why}`]);
  const found = await stat(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw refuse(`cannot be used: ${reasonOf(error)}`);
  });
  if (found && !found.isDirectory()) throw refuse('is not a folder');
  try {
    if (!found) await makeFolder(dataDir);
    const entries = (await readdir(dataDir)).filter((name) => !harmless.test(name));
    if (entries.length > 0 && !entries.some((name) => ours.test(name)))
      throw refuse(`holds something else (${entries[0]}); name an empty folder, or one that is not there`);
    await tryOut(dataDir);
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOSPC') throw refuse(`cannot be used: ${reasonOf({ code })}`);
  }
}

/** As `mkdir` with `recursive`, which never ends where a file system answers ENOENT for what it will not make, as /proc does. */
async function makeFolder(path: string): Promise<void> {
  const parent = dirname(path);
  if (parent !== path && (await stat(parent).catch(() => undefined)) === undefined) await makeFolder(parent);
  await mkdir(path).catch((error: NodeJS.ErrnoException) => {
    // Another process may have been first.
    if (error.code !== 'EEXIST') throw error;
  });
}

/** Does what the product does with its files there. */
async function tryOut(folder: string): Promise<void> {
  const name = join(folder, `.trial-${process.pid}-${randomBytes(6).toString('hex')}`);
  const other = `${name}-linked`;
  try {
    const file = await open(name, 'wx', 0o600);
    try {
      await file.writeFile('trial');
      await file.sync();
    } finally {
      await file.close();
    }
    await chmod(name, 0o600);
    if (((await stat(name)).mode & 0o077) !== 0)
      throw Object.assign(new Error(), { code: 'its file system keeps no private modes' });
    await link(name, other);
    await rename(other, name);
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  } finally {
    for (const left of [name, other]) await rm(left, { force: true }).catch(() => undefined);
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account, or the file system, does not allow it',
  EROFS: 'it is read-only',
  ENOENT: 'it cannot be made there',
  ENOTDIR: 'a part of its path is a file',
  ENAMETOOLONG: 'its path is too long',
  ELOOP: 'its links lead in a circle',
  ENOTSUP: 'its file system lacks links between files',
  EINVAL: 'its file system cannot flush a folder to disk',
};

const reasonOf = ({ code = '' }: { readonly code?: string | undefined }): string => reasons[code] ?? code;
