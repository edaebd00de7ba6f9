import type { Sql } from '#server/db/connect.ts';
import type { Count, Use } from './limits/limits.repository.ts';
import type { StoredPassword } from './users/users.repository.ts';

interface PasswordTry {
  readonly email: string;
  /** The browser it comes from, by its hash, and the use that would be counted for it. */
  readonly deviceHash: Buffer;
  readonly use: Use | undefined;
}

/** What a try from a browser of ours is compared with. */
interface TriedPassword extends StoredPassword {
  readonly isKnownDevice: boolean;
  /** How often it tried in the window that is open, this time not included; undefined where none is. */
  readonly count: Count | undefined;
}

/**
 * Reads a password, and whether the browser signed in to its account before and how often it tried, all in one statement:
 * each is a way to the database and back. Undefined where nobody has the address.
 */
export async function readPasswordTry(
  sql: Sql,
  { email, deviceHash, use }: PasswordTry,
): Promise<TriedPassword | undefined> {
  const [row] = await sql<
    (Omit<TriedPassword, 'count'> & { readonly points: number | null; readonly expire: string | null })[]
  >`
    select u.id, u.password_hash as "passwordHash", u.session_generation as generation, l.points, l.expire,
      exists (select 1 from auth_device d where d.user_id = u.id and d.device_hash = ${deviceHash}) as "isKnownDevice"
    from auth_user u left join auth_limit l on l.key = ${use?.key ?? null} and l.expire > ${use?.nowMs ?? 0}
    where u.email = ${email}`;
  if (!row) return undefined;
  const { points, expire, ...found } = row;
  return { ...found, count: points === null ? undefined : { points, expiresMs: Number(expire) } };
}
