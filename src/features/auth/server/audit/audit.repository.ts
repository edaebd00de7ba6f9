import { randomBytes } from 'node:crypto';
import type { Sql, Tx } from '#server/db/connect.ts';
import { buildId } from '#shared/ids.ts';
import type { AuthCall } from '../protocol/auth-call.ts';

/** Everything the trail of an account can say. */
export const auditEvents = [
  'signed_up',
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'session_ended',
  'token_reused',
  'email_confirmed',
  'email_change_requested',
  'email_changed',
  'password_changed',
  'password_reset_requested',
  'password_reset',
  'reauthenticated',
  'factor_enrolled',
  'factor_verified',
  'factor_removed',
  'factor_failed',
  'recovery_codes_made',
  'recovery_code_used',
  'identity_linked',
  'identity_unlinked',
  'invited',
  'profile_changed',
  'changed_by_administrator',
  'deletion_requested',
  'deletion_undone',
  'file_downloaded',
] as const;
export type AuditEvent = (typeof auditEvents)[number];

export interface AuditEntry {
  readonly id: string;
  readonly event: AuditEvent;
  readonly detail: Readonly<Record<string, string>>;
  readonly remoteAddress: string;
  readonly userAgent: string;
  readonly occurredAt: Date;
}

interface NewEntry {
  readonly userId: string;
  readonly event: AuditEvent;
  readonly sessionId?: string;
  readonly detail?: Readonly<Record<string, string>>;
}

type AuditedCall = Pick<AuthCall, 'address' | 'userAgent' | 'now'>;

/** The statement that writes an entry: for a statement around it, which may add a condition. */
export const insertAudit = (
  sql: Sql | Tx,
  call: AuditedCall,
  { userId, event, sessionId, detail = {} }: NewEntry,
) => sql`
  insert into auth_audit (id, user_id, session_id, event, detail, remote_address, user_agent, occurred_at)
  select ${buildId('aud', call.now.getTime(), randomBytes(16))}, ${userId}, ${sessionId ?? null}, ${event},
    ${sql.json(detail)}, ${call.address}, ${call.userAgent}, ${call.now}`;

/** Writes what happened to an account, in the transaction in which it happened. Never a secret, never a token. */
export async function recordAudit(sql: Sql | Tx, call: AuditedCall, entry: NewEntry): Promise<void> {
  await insertAudit(sql, call, entry);
}
