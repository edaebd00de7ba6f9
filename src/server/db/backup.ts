import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from './connect.ts';
import type { EmbeddedServer } from './embedded.ts';

/** How many copies are kept; older ones go. */
const keptBackups = 3;

/**
 * Copies the embedded database's files while it runs, so that a failed upgrade can be taken back. Returns the folder: a
 * cluster that starts as it is (backup label and the log of the copy's duration are in it). Appears whole or not at all.
 */
export async function backUpEmbedded(embedded: EmbeddedServer, dataDir: string): Promise<string> {
  const folder = join(dataDir, 'backups');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // A process that was killed during its copy left it; one process at a time works on a data folder.
  await removeAll(folder, (await readdir(folder)).filter(isUnfinished));
  const sql = connect({ ...embedded.superuser }, { max: 1, name: 'backup' });
  const [clock] = await sql<
    { stamp: string }[]
  >`select to_char(clock_timestamp(), 'YYYY-MM-DD"T"HH24-MI-SS-US') as stamp`;
  const finished = join(folder, clock!.stamp);
  const unfinished = `${finished}.unfinished`;
  try {
    await sql`select pg_backup_start('before migrating', fast => true)`;
    await cp(embedded.clusterDir, unfinished, {
      recursive: true,
      filter: (path) => !/postmaster\.(pid|opts)$|\/pg_wal\/./.test(path),
      errorOnExist: false,
    });
    const [label] = await sql<
      { labelfile: string; spcmapfile: string }[]
    >`select labelfile, spcmapfile from pg_backup_stop(false)`;
    await cp(join(embedded.clusterDir, 'pg_wal'), join(unfinished, 'pg_wal'), { recursive: true });
    await writeFile(join(unfinished, 'backup_label'), label!.labelfile);
    if (label!.spcmapfile) await writeFile(join(unfinished, 'tablespace_map'), label!.spcmapfile);
    await rename(unfinished, finished);
  } finally {
    await sql.end({ timeout: 5 });
    await rm(unfinished, { recursive: true, force: true });
  }
  await removeAll(folder, (await readdir(folder)).sort().slice(0, -keptBackups));
  return finished;
}

const isUnfinished = (name: string): boolean => name.endsWith('.unfinished');

async function removeAll(folder: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
