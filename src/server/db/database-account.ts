import { readFile } from 'node:fs/promises';

/** The system account the server runs as; undefined where we are an ordinary user and it simply runs as us. */
export interface DatabaseAccount {
  readonly uid: number;
  readonly gid: number;
}

/** `postgres` does not run as root, so it runs as the user `nobody`, which every Linux has. */
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
