import type { Sql } from '#server/db/connect.ts';
import { addUse, type Count, type Use } from './limits/limits.repository.ts';
import type { StoredPassword } from './users/users.repository.ts';

interface PasswordTry {
  readonly email: string;
  /** The browser it comes from, by its hash, and the use to count for it if it signed in to the account before. */
  readonly deviceHash: Buffer;
  readonly use: Use | undefined;
}

/** What a try from a browser of ours is compared with. */
interface TriedPassword extends StoredPassword {
  readonly isKnownDevice: boolean;
  /** How often a known browser tried, this time included; undefined for others, and where nothing is counted. */
  readonly count: Count | undefined;
}

/**
 * Reads a password, looks the browser up and counts the try of a known one, all in one statement: each is a way to the
 * database and back. Undefined where nobody has the address.
 */
export async function readPasswordTry(
  sql: Sql,
  { email, deviceHash, use }: PasswordTry,
): Promise<TriedPassword | undefined> {
  const isKnown = sql`exists (select 1 from auth_device d join auth_user k on k.id = d.user_id
    where k.email = ${email} and d.device_hash = ${deviceHash})`;
  const counted = use ? addUse(sql, use, isKnown) : sql`select null::int as points, null::bigint as expire`;
  const [row] = await sql<
    (Omit<TriedPassword, 'count'> & { readonly points: number | null; readonly expire: string | null })[]
  >`
    with counted as (${counted})
    select u.id, u.password_hash as "passwordHash", u.session_generation as generation, ${isKnown} as "isKnownDevice",
      counted.points, counted.expire
    from auth_user u left join counted on true where u.email = ${email}`;
  if (!row) return undefined;
  const { points, expire, ...found } = row;
  return { ...found, count: points === null ? undefined : { points, expiresMs: Number(expire) } };
}
