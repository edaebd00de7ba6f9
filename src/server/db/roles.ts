import { deriveSecret } from '../secrets.ts';
import { type ConnectionTarget, connect, type Sql, type Tx } from './connect.ts';

/**
 * owner: migrations only. app: everything people do, under row-level security. system: sign-in, job dispatch and
 * operator commands, through policies that name it; it owns nothing and bypasses nothing either.
 */
export type RoleName = 'groundwork_owner' | 'groundwork_app' | 'groundwork_system';

/** The same server and database, as another role. Passwords are derived, so every process knows them. */
export function asRole(owner: ConnectionTarget, role: RoleName, appSecret: string): ConnectionTarget {
  return { ...owner, user: role, password: rolePassword(role, appSecret) };
}

/** The password of a role: 64 hexadecimal characters. */
function rolePassword(role: RoleName, appSecret: string): string {
  return deriveSecret(appSecret, `database role ${role}`).toString('hex');
}

/** Makes the owner and the database on an embedded server. Safe to repeat and to run from several processes at once. */
export async function prepareEmbedded(superuser: ConnectionTarget, appSecret: string): Promise<ConnectionTarget> {
  const sql = connect(superuser, { max: 1, name: 'setup' });
  try {
    await ensureRole(sql, 'groundwork_owner', appSecret, 'CREATEROLE CREATEDB');
    // A database cannot be made in a transaction, so its creator holds this lock until the connection ends.
    await sql`select pg_advisory_lock(hashtext('groundwork database'))`;
    const [existing] = await sql`select 1 from pg_database where datname = 'groundwork'`;
    if (!existing) await sql.unsafe('create database groundwork owner groundwork_owner');
  } finally {
    await sql.end();
  }
  return asRole({ ...superuser, database: 'groundwork' }, 'groundwork_owner', appSecret);
}

/** Makes the two roles the product works as. Safe to repeat and to run from several processes at once. */
export async function ensureWorkingRoles(owner: Sql, appSecret: string): Promise<void> {
  await ensureRole(owner, 'groundwork_app', appSecret, '');
  await ensureRole(owner, 'groundwork_system', appSecret, '');
  await owner.begin(async (tx) => {
    await lockRoles(tx);
    const [row] = await tx<{ name: string }[]>`select quote_ident(current_database()) as name`;
    // The job queue brings its own schema and keeps it up to date as the system role.
    await tx.unsafe(`grant create on database ${row!.name} to groundwork_system`);
  });
}

/** Until the transaction ends: two that change a role or a right at once fail with "tuple concurrently updated". */
async function lockRoles(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('groundwork roles'))`;
}

async function ensureRole(sql: Sql, role: RoleName, appSecret: string, attributes: string): Promise<void> {
  const password = rolePassword(role, appSecret);
  await sql.begin(async (tx) => {
    await lockRoles(tx);
    const [existing] = await tx`select 1 from pg_roles where rolname = ${role}`;
    // The password is hexadecimal and the rest constant, so nothing here needs quoting.
    await tx.unsafe(`${existing ? 'alter' : 'create'} role ${role} login password '${password}' ${attributes}`);
  });
}

/** Refuses a database whose row-level security would not hold: a working role that bypasses row-level security or owns tables. */
export async function assertWalls(owner: Sql): Promise<void> {
  const roles = await owner<{ rolname: string; unbound: boolean; owns: boolean }[]>`
    select r.rolname, r.rolsuper or r.rolbypassrls as unbound,
      exists (select 1 from pg_class c where c.relowner = r.oid and c.relkind in ('r', 'p')
        and c.relnamespace = 'public'::regnamespace) as owns
    from pg_roles r where r.rolname in ('groundwork_app', 'groundwork_system')`;
  const faults = roles
    .filter((role) => role.unbound || role.owns)
    .map((role) => `${role.rolname} ${role.unbound ? 'bypasses row-level security' : 'owns tables'}`);
  if (roles.length !== 2) faults.push('a working role is missing');
  if (faults.length > 0) throw new Error(`The database does not keep businesses apart: ${faults.join('; ')}.`);
}

/** Refuses a database that does not know letters beyond ASCII: search would miss Cyrillic and CJK names. */
export async function assertLocale(owner: Sql): Promise<void> {
  const [row] = await owner<{ lower: string; encoding: string }[]>`
    select lower('Ж') as lower, pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()`;
  if (row?.lower !== 'ж' || row.encoding !== 'UTF8')
    throw new Error('The database must use UTF8 and a locale that knows its letters, such as C.UTF-8.');
}
