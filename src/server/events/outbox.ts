import { randomBytes } from 'node:crypto';
import { buildId } from '#shared/ids.ts';
import type { UseCaseContext } from '../use-case.ts';

/** Everything that is announced between features: type → payload. Past tense, `feature.happened`. */
export interface EventPayloads {
  'advisor.facts_changed': { readonly keys: readonly string[] };
  'advisor.plan_completed': { readonly conversationId: string };
}
export type EventType = keyof EventPayloads;

/** An event as its handlers get it. */
export interface StoredEvent<Type extends EventType = EventType> {
  readonly id: string;
  readonly type: Type;
  readonly workspaceId: string;
  readonly accountId: string;
  readonly payload: EventPayloads[Type];
}

/** Announces something in the transaction that makes it true: it is published if, and only if, that transaction commits. */
export async function publish<Type extends EventType>(
  { tx, now }: Pick<UseCaseContext, 'tx' | 'now'>,
  event: { type: Type; workspaceId: string; payload: EventPayloads[Type] },
): Promise<void> {
  const id = buildId('evt', now.getTime(), randomBytes(16));
  await tx`insert into outbox_event (id, type, version, workspace_id, occurred_at, payload)
    values (${id}, ${event.type}, 1, ${event.workspaceId}, ${now}, ${tx.json(event.payload as never)})`;
  await tx`select pg_notify('outbox', '')`;
}
