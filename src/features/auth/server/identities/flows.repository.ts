import { randomUUID } from 'node:crypto';
import type { Sql, Tx } from '#server/db/connect.ts';
import type { AuthMethod } from '../auth-user.ts';

/** One journey to another provider, or one code to be exchanged for a session. */
export interface StoredFlow {
  readonly id: string;
  readonly kind: 'provider' | 'email';
  readonly userId: string | null;
  /** Set where an identity is added to somebody who is signed in. */
  readonly linkingUserId: string | null;
  readonly provider: string | null;
  /** Sealed. */
  readonly upstream: Buffer | null;
  readonly redirectTo: string;
  readonly codeChallenge: string | null;
  /** Sealed. */
  readonly providerTokens: Buffer | null;
  readonly amrMethod: AuthMethod;
  readonly createdAt: Date;
  readonly returnedAt: Date | null;
  readonly exchangedAt: Date | null;
}

const fields = (sql: Sql | Tx) => sql`
  id, kind, user_id as "userId", linking_user_id as "linkingUserId", provider, upstream, redirect_to as "redirectTo",
  code_challenge as "codeChallenge", provider_tokens as "providerTokens", amr_method as "amrMethod",
  created_at as "createdAt", returned_at as "returnedAt", exchanged_at as "exchangedAt"`;

/** Nothing of a flow works after an hour: ten minutes to come back, five to exchange. */
const keptMs = 60 * 60_000;

/** Journeys to another provider and back, and codes that a client exchanges for a session. */
export const flowsRepository = {
  /** Stores what a mailed link that was asked for with a challenge is exchanged for. */
  async insertEmailFlow(
    tx: Tx,
    flow: { userId: string; codeHash: Buffer; codeChallenge: string; redirectTo: string; amrMethod: AuthMethod },
    now: Date,
  ): Promise<void> {
    await tx`insert into auth_flow (id, kind, user_id, redirect_to, code_challenge, code_hash, amr_method, created_at,
        returned_at)
      values (${randomUUID()}, 'email', ${flow.userId}, ${flow.redirectTo}, ${flow.codeChallenge}, ${flow.codeHash},
        ${flow.amrMethod}, ${now}, ${now})`;
  },

  /** Stores a journey that begins. */
  async insertProviderFlow(
    sql: Sql | Tx,
    flow: Pick<StoredFlow, 'id' | 'linkingUserId' | 'provider' | 'upstream' | 'redirectTo' | 'codeChallenge'> & {
      stateHash: Buffer;
    },
    now: Date,
  ): Promise<void> {
    await sql`insert into auth_flow (id, kind, linking_user_id, provider, state_hash, upstream, redirect_to,
        code_challenge, amr_method, created_at)
      values (${flow.id}, 'provider', ${flow.linkingUserId}, ${flow.provider}, ${flow.stateHash}, ${flow.upstream},
        ${flow.redirectTo}, ${flow.codeChallenge}, 'oauth', ${now})`;
  },

  /** Uses a state up: of parallel callers one alone gets `isFirst`. Undefined for a state nobody was given. */
  async takeByState(
    sql: Sql | Tx,
    stateHash: Buffer,
    now: Date,
  ): Promise<{ flow: StoredFlow; isFirst: boolean } | undefined> {
    const [taken] = await sql<StoredFlow[]>`update auth_flow set returned_at = ${now}
      where state_hash = ${stateHash} and returned_at is null returning ${fields(sql)}`;
    if (taken) return { flow: taken, isFirst: true };
    const [flow] = await sql<StoredFlow[]>`select ${fields(sql)} from auth_flow where state_hash = ${stateHash}`;
    return flow && { flow, isFirst: false };
  },

  /** Notes what a journey ended in; what was needed to come back is forgotten. */
  async finish(
    tx: Tx,
    flowId: string,
    result: { userId: string; codeHash: Buffer; providerTokens: Buffer },
    now: Date,
  ): Promise<void> {
    await tx`update auth_flow set user_id = ${result.userId}, code_hash = ${result.codeHash},
      provider_tokens = ${result.providerTokens}, upstream = null, returned_at = ${now} where id = ${flowId}`;
  },

  /** Uses a code up: of parallel callers one alone gets the flow, the others wait and get nothing. */
  async takeByCode(tx: Tx, codeHash: Buffer, now: Date): Promise<StoredFlow | undefined> {
    const [flow] = await tx<StoredFlow[]>`select ${fields(tx)} from auth_flow
      where code_hash = ${codeHash} and exchanged_at is null for update`;
    if (!flow) return undefined;
    await tx`update auth_flow set exchanged_at = ${now}, provider_tokens = null where id = ${flow.id}`;
    return flow;
  },

  /** Whether a code that was taken still stands for somebody: acts that end sessions delete it, taken or not. */
  async isStanding(sql: Sql | Tx, flowId: string, userId: string): Promise<boolean> {
    const [row] = await sql`select 1 from auth_flow where id = ${flowId} and user_id = ${userId}`;
    return row !== undefined;
  },

  /** Deletes a person's codes that open a session; those that add an identity stay. */
  async deleteSignIns(tx: Tx, userId: string): Promise<void> {
    await tx`delete from auth_flow where user_id = ${userId} and linking_user_id is null`;
  },

  /** Forgets what can no longer be used. */
  async forgetExpired(sql: Sql, now: Date): Promise<void> {
    await sql`delete from auth_flow where created_at < ${new Date(now.getTime() - keptMs)}`;
  },
};
