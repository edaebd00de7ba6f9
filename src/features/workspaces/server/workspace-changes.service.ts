import { randomBytes } from 'node:crypto';
import type { Workspace } from '#features/workspaces/domain/workspace.ts';
import { type EventPayloads, publish } from '#server/events/outbox.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { buildId } from '#shared/ids.ts';
import { ProblemError, staleRevision } from '#shared/problem.ts';
import { workspaceView } from './workspace-view.ts';
import { type StoredWorkspace, workspacesRepository } from './workspaces.repository.ts';
import { workspacesService } from './workspaces.service.ts';

/** The most workspaces of an account (docs/workspaces.md). Without a limit one account could fill the database. */
export const maxWorkspaces = 200;

interface Change {
  readonly workspaceId: string;
  /** The revision the change was made on. */
  readonly revision: number;
}

/** Creating, naming and archiving workspaces. A change on an old revision is refused with the present state. */
export const workspaceChangesService = {
  /** A workspace of the given name, which the account's next session begins in. 409 beyond `maxWorkspaces`. */
  async create(context: UseCaseContext, { name }: { readonly name: string }): Promise<Workspace> {
    const { tx, actor, now } = context;
    await workspacesRepository.lockAccount(tx, actor.accountId);
    const { length } = await workspacesRepository.list(tx, actor.accountId);
    if (length >= maxWorkspaces)
      throw new ProblemError(409, {
        code: 'workspaces.limit_reached',
        message: `An account has at most ${maxWorkspaces} workspaces`,
        limit: maxWorkspaces,
        used: length,
      });
    const id = buildId('ws', now.getTime(), randomBytes(16));
    await workspacesRepository.insert(tx, { id, accountId: actor.accountId, name, isNameChosen: true, now });
    await workspacesRepository.widenScope(tx, id);
    const payload = { name, isFirst: false };
    await publish(context, { type: 'workspaces.created', workspaceId: id, payload });
    return workspaceView(await workspacesService.get(context, id));
  },

  /** Gives the business a name of the person's own; the first workspace's is mirrored in the account's record. */
  async rename(context: UseCaseContext, change: Change & { readonly name: string }): Promise<Workspace> {
    const { name } = change;
    return apply(context, change, 'workspaces.renamed', async (workspace) => {
      await workspacesService.getForWriting(context, workspace.id);
      if (workspace.name === name && workspace.isNameChosen) return false;
      await workspacesRepository.rename(context.tx, workspace.id, name);
      await workspacesRepository.mirrorFirstName(context.tx, context.actor.accountId);
      return true;
    });
  },

  /** Archives a workspace; 409 `workspaces.last_open` for the last open one. */
  async archive(context: UseCaseContext, change: Change): Promise<Workspace> {
    return apply(context, change, 'workspaces.archived', async (workspace, all) => {
      if (workspace.archivedAt) return false;
      if (all.filter(({ archivedAt }) => archivedAt === null).length <= 1)
        throw new ProblemError(409, { code: 'workspaces.last_open', message: 'The last open workspace stays open' });
      await workspacesRepository.setArchived(context.tx, workspace.id, context.now);
      return true;
    });
  },

  /** Restores an archived workspace. */
  async restore(context: UseCaseContext, change: Change): Promise<Workspace> {
    return apply(context, change, 'workspaces.restored', async (workspace) => {
      if (!workspace.archivedAt) return false;
      await workspacesRepository.setArchived(context.tx, workspace.id, null);
      return true;
    });
  },

  /** Remembers the workspace for the next session. */
  async select(context: UseCaseContext, workspaceId: string): Promise<Workspace> {
    await workspacesService.get(context, workspaceId);
    await workspacesRepository.markUsed(context.tx, workspaceId, context.now);
    return workspaceView(await workspacesService.get(context, workspaceId));
  },
};

/** One change at a time, on the newest state; announced if it changed anything. */
async function apply(
  context: UseCaseContext,
  { workspaceId, revision }: Change,
  type: keyof EventPayloads & ('workspaces.renamed' | 'workspaces.archived' | 'workspaces.restored'),
  work: (workspace: StoredWorkspace, all: readonly StoredWorkspace[]) => Promise<boolean>,
): Promise<Workspace> {
  const { tx, actor } = context;
  await workspacesRepository.lockAccount(tx, actor.accountId);
  const workspace = await workspacesService.get(context, workspaceId);
  if (workspace.revision !== revision) throw staleRevision(workspaceView(workspace));
  const isChanged = await work(workspace, await workspacesRepository.list(tx, actor.accountId));
  if (!isChanged) return workspaceView(workspace);
  const changed = await workspacesService.get(context, workspaceId);
  await publish(context, { type, workspaceId, payload: { name: changed.name } });
  return workspaceView(changed);
}
