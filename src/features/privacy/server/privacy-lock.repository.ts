import type { Sql } from '#server/db/connect.ts';

/** The lock under which archives are made and accounts deleted; it belongs to the connection that took it. */
export const privacyLock = {
  async take(own: Sql): Promise<boolean> {
    const [row] = await own<{ taken: boolean }[]>`select pg_try_advisory_lock(hashtext('groundwork privacy')) as taken`;
    return row!.taken;
  },

  async release(own: Sql): Promise<void> {
    await own`select pg_advisory_unlock(hashtext('groundwork privacy'))`;
  },
};
