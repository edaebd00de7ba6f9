import { randomBytes } from 'node:crypto';
import { buildId } from '#shared/ids.ts';
import type { UseCaseContext } from '../use-case.ts';

/** What happened to an account rather than to one of its workspaces. */
export interface AccountEventPayloads {
  /** A security event the person is notified of; `detail` contains no secrets. */
  'auth.notice_given': { readonly notice: AuthNotice; readonly detail: Readonly<Record<string, string | number>> };
  'billing.plan_changed': { readonly from: string; readonly to: string };
  /** The archive of the account can be downloaded. Notified, and mailed by the toggle email_updates, by notifications. */
  'privacy.archive_ready': { readonly until: string };
  /** The account is to be deleted; until then signing in undoes it. Notified by notifications, mailed by privacy. */
  'privacy.deletion_requested': { readonly until: string };
  /** A counted thing came to 80 % of its limit, or to the limit. */
  'billing.quota_used': {
    readonly quota: string;
    readonly limit: number;
    readonly used: number;
    /** ISO time at which the period ends. */
    readonly reset: string;
  };
}

/** The security events a person is notified of. */
export type AuthNotice =
  | 'password_changed'
  | 'email_changed'
  | 'factor_added'
  | 'factor_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'token_reused'
  | 'new_device';

/** What happened in a workspace: type → payload. Past tense, `feature.happened`. */
export interface WorkspaceEventPayloads {
  'workspaces.facts_changed': { readonly keys: readonly string[] };
  'advisor.answered': { readonly conversationId: string };
  'advisor.plan_completed': { readonly conversationId: string };
  /** A text of the plan is another one, or more of it is open than before. */
  'advisor.plan_changed': { readonly conversationId: string };
  /** Sections that a person edited were made from a fact that has changed since. */
  'advisor.sections_went_stale': { readonly conversationId: string; readonly sectionIds: readonly string[] };
  /** `isFirst`: the one created with the account; it is not announced. */
  'workspaces.created': { readonly name: string; readonly isFirst: boolean };
  'workspaces.renamed': { readonly name: string };
  'workspaces.archived': { readonly name: string };
  'workspaces.restored': { readonly name: string };
  /** Its words, logos, colours or fonts are others. */
  'brand.changed': Readonly<Record<string, never>>;
  /** Somebody wrote to the business; `form` says by what. What was written is read from the thread as long as it is there. */
  'threads.received': { readonly threadId: string; readonly form: string };
  /** More came in than is told one by one: so many that nobody has read yet. */
  'threads.more_waiting': { readonly count: number };
  /** Everything of the brand can be downloaded in one file; `until` is an ISO 8601 instant. */
  'brand.pack_ready': { readonly name: string; readonly until: string };
  /** Nothing of a domain leads to the site any more, or it is another's now; nothing is shown at it. */
  'sites.domain_lost': { readonly host: string };
  /** A planned post went online at its time, or was kept from it. */
  'sites.post_published': { readonly postId: string; readonly title: string };
  'sites.post_missed': { readonly postId: string; readonly title: string };
}

/** Everything that is announced between features. */
export type EventPayloads = WorkspaceEventPayloads & AccountEventPayloads;
export type EventType = keyof EventPayloads;

/** Events that are called otherwise than they once were: rows stored under the old name are handled as the new one. */
const renamedEvents: Readonly<Record<string, EventType>> = { 'advisor.facts_changed': 'workspaces.facts_changed' };

/** The present name of a stored event. */
export const presentEventType = (stored: string): string => renamedEvents[stored] ?? stored;

/** An event as its handlers get it. */
export interface StoredEvent<Type extends EventType = EventType> {
  readonly id: string;
  readonly type: Type;
  /** Null for what happened to the account. */
  readonly workspaceId: Type extends keyof AccountEventPayloads ? null : string;
  readonly accountId: string;
  readonly occurredAt: Date;
  readonly payload: EventPayloads[Type];
}

/** Announces something in the transaction that makes it true: it is published if, and only if, that transaction commits. */
export async function publish<Type extends keyof WorkspaceEventPayloads>(
  { tx, now }: Pick<UseCaseContext, 'tx' | 'now'>,
  event: { type: Type; workspaceId: string; payload: EventPayloads[Type] },
): Promise<void> {
  const id = buildId('evt', now.getTime(), randomBytes(16));
  await tx`insert into outbox_event (id, type, version, workspace_id, occurred_at, payload)
    values (${id}, ${event.type}, 1, ${event.workspaceId}, ${now}, ${tx.json(event.payload as never)})`;
  await tx`select pg_notify('outbox', '')`;
}

/**
 * The same for what happened to an account, in a transaction of that account or of the system role. For somebody without
 * an account (an anonymous session) nothing is announced.
 */
export async function publishForAccount<Type extends keyof AccountEventPayloads>(
  { tx, now }: Pick<UseCaseContext, 'tx' | 'now'>,
  event: { type: Type; accountId: string; payload: AccountEventPayloads[Type] },
): Promise<void> {
  const id = buildId('evt', now.getTime(), randomBytes(16));
  await tx`insert into outbox_event (id, type, version, account_id, occurred_at, payload)
    select ${id}, ${event.type}, 1, user_id, ${now}, ${tx.json(event.payload as never)}
    from users where user_id = ${event.accountId}`;
  await tx`select pg_notify('outbox', '')`;
}
