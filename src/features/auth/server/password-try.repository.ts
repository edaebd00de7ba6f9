import type { Sql } from '#server/db/connect.ts';
import { addUse, type Count, type Use } from './limits/limits.repository.ts';
import {
  readUserVersion,
  type StoredPassword,
  selectUserVersion,
  type UserVersion,
  type UserVersionRow,
} from './users/users.repository.ts';

interface PasswordTry {
  readonly email: string;
  /** The browser it comes from, by its hash, and the use to count for it if it signed in to the account before. */
  readonly deviceHash: Buffer;
  readonly use: Use | undefined;
}

/** Whom a try from a browser of ours is about. */
interface TriedPassword {
  readonly found: StoredPassword;
  readonly isKnownDevice: boolean;
  /** How often a known browser tried, this time included; undefined for others, and where nothing is counted. */
  readonly count: Count | undefined;
  /** The same person, whole. Making their values takes its time, and whoever compares the password needs none of it. */
  readonly readUser: () => UserVersion;
}

/**
 * Reads the person of an address, looks the browser up and counts the try of a known one, all in one statement: each is a way
 * to the database and back, and what happens beside the hash slows it down. Undefined where nobody has the address.
 */
export async function readPasswordTry(
  sql: Sql,
  { email, deviceHash, use }: PasswordTry,
): Promise<TriedPassword | undefined> {
  const isKnown = sql`exists (select 1 from auth_device d join auth_user k on k.id = d.user_id
    where k.email = ${email} and d.device_hash = ${deviceHash})`;
  const counted = use ? addUse(sql, use, isKnown) : sql`select null::int as points, null::bigint as expire`;
  const [row] = await sql<
    (UserVersionRow & {
      readonly isKnownDevice: boolean;
      readonly points: number | null;
      readonly expire: string | null;
    })[]
  >`
    with counted as (${counted})
    select ${selectUserVersion(sql)}, ${isKnown} as "isKnownDevice", counted.points, counted.expire
    from auth_user u left join counted on true where u.email = ${email}`;
  if (!row) return undefined;
  const { person, generation, isKnownDevice, points, expire } = row;
  const { id, passwordHash } = person;
  return {
    found: { id, passwordHash, generation },
    isKnownDevice,
    count: points === null ? undefined : { points, expiresMs: Number(expire) },
    readUser: () => readUserVersion(row),
  };
}
