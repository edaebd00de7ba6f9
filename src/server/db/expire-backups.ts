import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** "2026-11-21T09-12-01-123456": how a backup is named, in UTC. */
const stampForm = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-\d+(?:\.unfinished)?$/;

/**
 * Deletes backups of the embedded database from before the given time: what was deleted from the database is not kept
 * in its copies either. Returns their names.
 */
export async function expireBackups(dataDir: string, before: Date): Promise<readonly string[]> {
  const folder = join(dataDir, 'backups');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  const old = names.filter((name) => {
    const [, day, hours, minutes, seconds] = stampForm.exec(name) ?? [];
    return day !== undefined && new Date(`${day}T${hours}:${minutes}:${seconds}Z`) < before;
  });
  await Promise.all(old.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  return old;
}
