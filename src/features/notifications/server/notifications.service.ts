import { randomBytes } from 'node:crypto';
import { readMeaning } from '#features/notifications/domain/notification-kinds.ts';
import {
  type Notification,
  type notificationsContract,
  notificationsPerPage,
} from '#features/notifications/notifications.contract.ts';
import type { Tx } from '#server/db/connect.ts';
import type { NotificationDeclaration } from '#server/notification-kind.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import type { Inputs, Outputs } from '#shared/endpoint.ts';
import { buildId } from '#shared/ids.ts';
import { notFound } from '#shared/problem.ts';
import { notificationsRepository, type StoredNotification } from './notifications.repository.ts';

type In = Inputs<typeof notificationsContract>;
type Out = Outputs<typeof notificationsContract>;

/** Unread changes within this time become one notification (docs/notifications.md). */
const burstMs = 60 * 60_000;

/** What a notification says: of a kind of this feature, or of one that another feature declares. */
interface Meaning {
  readonly kind: string;
  readonly params: Readonly<Record<string, unknown>>;
}

interface Addressee {
  readonly accountId: string;
  readonly workspaceId: string | null;
}

/** Notifications within the product. */
export const notificationsService = {
  /** Writes a notification in the caller's transaction. */
  async write(
    tx: Tx,
    { accountId, workspaceId }: Addressee,
    { kind, params }: Meaning,
    now: Date,
    burstKey?: string,
  ): Promise<void> {
    await notificationsRepository.insert(tx, {
      id: buildId('ntf', now.getTime(), randomBytes(16)),
      accountId,
      workspaceId,
      kind,
      params,
      burstKey: burstKey ?? null,
      createdAt: now,
    });
  },

  /** Writes which sections became stale: one notification for all changes within `burstMs`. */
  async writeStaleSections(
    tx: Tx,
    to: Addressee,
    stale: { readonly conversationId: string; readonly sectionIds: readonly string[] },
    now: Date,
  ): Promise<void> {
    const burstKey = `sections_stale ${stale.conversationId}`;
    const after = new Date(now.getTime() - burstMs);
    const known = await notificationsRepository.findBurst(tx, to.accountId, burstKey, after);
    const told = known && readMeaning(known.kind, known.params);
    const sectionIds = [
      ...new Set([...(told?.kind === 'sections_stale' ? told.params.sectionIds : []), ...stale.sectionIds]),
    ];
    const meaning = readMeaning('sections_stale', { conversationId: stale.conversationId, sectionIds });
    if (!meaning) return;
    if (known) await notificationsRepository.setParams(tx, to.accountId, known.id, meaning.params);
    else await this.write(tx, to, meaning, now, burstKey);
  },

  /** A page, newest first; what this version has no words for is left out. A 404 for an id that is not the account's. */
  async list(
    { tx, actor }: UseCaseContext,
    before: string | undefined,
    declared: readonly NotificationDeclaration[],
  ): Promise<Out['listNotifications']> {
    if (before !== undefined) await assertOwn(tx, actor.accountId, [before]);
    const stored = await notificationsRepository.list(tx, actor.accountId, before, notificationsPerPage + 1);
    const page = stored.slice(0, notificationsPerPage);
    const last = page.at(-1);
    return {
      notifications: page.flatMap((one) => view(one, declared)),
      unread: await notificationsRepository.countUnread(tx, actor.accountId),
      nextBefore: stored.length > page.length && last ? (last.id as Notification['id']) : null,
    };
  },

  /** Marks some, or all up to one; what came later stays unread. A 404 for ids that are not the account's. */
  async markRead({ tx, actor, now }: UseCaseContext, input: In['markRead']): Promise<Out['markRead']> {
    const { accountId } = actor;
    const { ids, upTo } = input;
    await assertOwn(tx, accountId, [...(ids ?? []), ...(upTo ? [upTo] : [])]);
    if (ids) await notificationsRepository.markRead(tx, accountId, ids, now);
    if (upTo) await notificationsRepository.markReadUpTo(tx, accountId, upTo, now);
    return { unread: await notificationsRepository.countUnread(tx, accountId) };
  },

  async markUnread({ tx, actor }: UseCaseContext, { ids }: In['markUnread']): Promise<Out['markUnread']> {
    await assertOwn(tx, actor.accountId, ids);
    await notificationsRepository.markUnread(tx, actor.accountId, ids);
    return { unread: await notificationsRepository.countUnread(tx, actor.accountId) };
  },
};

async function assertOwn(tx: Tx, accountId: string, ids: readonly string[]): Promise<void> {
  const own = await notificationsRepository.countOwn(tx, accountId, ids);
  if (own < new Set(ids).size) throw notFound('There is no such notification');
}

function view(stored: StoredNotification, declared: readonly NotificationDeclaration[]): Notification[] {
  const meaning = readMeaning(stored.kind, stored.params) ?? readDeclared(stored, declared);
  if (!meaning) return [];
  return [
    {
      ...meaning,
      id: stored.id,
      workspaceId: stored.workspaceId,
      createdAt: stored.createdAt.toISOString(),
      isRead: stored.readAt !== null,
    } as Notification,
  ];
}

/** Reads a stored notification of a kind that a feature declares; undefined where none does, or it no longer fits. */
function readDeclared(
  { kind, params }: Pick<StoredNotification, 'kind' | 'params'>,
  declared: readonly NotificationDeclaration[],
): Meaning | undefined {
  const parsed = declared.find((one) => one.kind === kind)?.params.safeParse(params);
  return parsed?.success ? { kind, params: parsed.data } : undefined;
}
