import type { Sql, Tx } from '#server/db/connect.ts';
import { revokePendingSignIns } from '../sessions/sessions.repository.ts';

export interface StoredFactor {
  readonly id: string;
  readonly factorType: 'totp' | 'recovery_code';
  readonly friendlyName: string;
  readonly status: 'unverified' | 'verified';
  /** Sealed; null for recovery codes. */
  readonly secret: Buffer | null;
  readonly createdAt: Date;
}

/** Second factors, their challenges, and what they change in a person's sessions. */
export const factorsRepository = {
  async list(sql: Sql | Tx, userId: string): Promise<readonly StoredFactor[]> {
    return sql<StoredFactor[]>`
      select id, factor_type as "factorType", friendly_name as "friendlyName", status, secret, created_at as "createdAt"
      from auth_factor where user_id = ${userId} order by created_at, id`;
  },

  async insert(tx: Tx, userId: string, factor: StoredFactor): Promise<void> {
    await tx`insert into auth_factor (id, user_id, factor_type, friendly_name, status, secret, created_at, updated_at)
      values (${factor.id}, ${userId}, ${factor.factorType}, ${factor.friendlyName}, ${factor.status}, ${factor.secret},
        ${factor.createdAt}, ${factor.createdAt})`;
  },

  async delete(tx: Tx, userId: string, factorId: string): Promise<void> {
    await tx`delete from auth_factor where user_id = ${userId} and id = ${factorId}`;
  },

  /** Forgets factors that were begun and not verified; with `before`, only those begun by then. */
  async deleteUnverified(tx: Tx, userId: string, before?: Date): Promise<void> {
    await tx`delete from auth_factor where user_id = ${userId} and status = 'unverified'
      and (${before ?? null}::timestamptz is null or created_at <= ${before ?? null})`;
  },

  /** Takes a time step; false when it, or a later one, was taken before. */
  async takeStep(tx: Tx, factorId: string, step: number, now: Date): Promise<boolean> {
    const taken = await tx`update auth_factor set last_step = ${step}, last_used_at = ${now}, updated_at = ${now}
      where id = ${factorId} and last_step < ${step}`;
    return taken.count === 1;
  },

  async markVerified(tx: Tx, factorId: string, now: Date): Promise<void> {
    await tx`update auth_factor set status = 'verified', updated_at = ${now} where id = ${factorId}`;
  },

  async markUsed(tx: Tx, factorId: string, now: Date): Promise<void> {
    await tx`update auth_factor set last_used_at = ${now}, updated_at = ${now} where id = ${factorId}`;
  },

  /** Stores a challenge; those of the factor that expired are forgotten. */
  async insertChallenge(
    tx: Tx,
    challenge: { id: string; factorId: string; now: Date; expiredBefore: Date },
  ): Promise<void> {
    await tx`delete from auth_challenge where factor_id = ${challenge.factorId}
      and created_at <= ${challenge.expiredBefore}`;
    await tx`insert into auth_challenge (id, factor_id, created_at)
      values (${challenge.id}, ${challenge.factorId}, ${challenge.now})`;
  },

  async findChallenge(
    tx: Tx,
    factorId: string,
    challengeId: string,
  ): Promise<{ createdAt: Date; verifiedAt: Date | null } | undefined> {
    const [challenge] = await tx<{ createdAt: Date; verifiedAt: Date | null }[]>`
      select created_at as "createdAt", verified_at as "verifiedAt" from auth_challenge
      where id = ${challengeId} and factor_id = ${factorId} for update`;
    return challenge;
  },

  /** Uses a challenge up; false when it was used before. */
  async takeChallenge(tx: Tx, challengeId: string, now: Date): Promise<boolean> {
    const used = await tx`update auth_challenge set verified_at = ${now}
      where id = ${challengeId} and verified_at is null`;
    return used.count === 1;
  },

  /** Ends the person's other sessions that did not show a second factor, and those that are about to open. */
  async endOtherLowSessions(tx: Tx, userId: string, exceptSessionId: string, now: Date): Promise<void> {
    await revokePendingSignIns(tx, userId);
    await tx`update auth_session set ended_at = ${now}, end_reason = 'factor-change'
      where user_id = ${userId} and ended_at is null and aal = 'aal1' and id <> ${exceptSessionId}`;
  },

  /** Takes the second level from all sessions of a person, with what proved it. */
  async lowerSessions(tx: Tx, userId: string): Promise<void> {
    await tx`update auth_session set aal = 'aal1', factor_id = null, amr = coalesce((
        select jsonb_agg(entry order by position) from jsonb_array_elements(amr) with ordinality as e (entry, position)
        where entry ->> 'method' not in ('totp', 'recovery_code')), '[]')
      where user_id = ${userId} and aal = 'aal2'`;
  },

  /** Notes a known device as one a second factor was shown from. */
  async noteAssuredDevice(tx: Tx, userId: string, deviceHash: Buffer, now: Date): Promise<void> {
    await tx`update auth_device set assured_at = ${now} where user_id = ${userId} and device_hash = ${deviceHash}`;
  },

  async isAssuredDevice(sql: Sql | Tx, userId: string, deviceHash: Buffer): Promise<boolean> {
    const [row] = await sql`select 1 from auth_device
      where user_id = ${userId} and device_hash = ${deviceHash} and assured_at is not null`;
    return row !== undefined;
  },
};
