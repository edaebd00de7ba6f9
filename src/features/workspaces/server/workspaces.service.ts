import { randomBytes } from 'node:crypto';
import type { Fact, FactKey, FactSet, RecordedFact } from '#features/workspaces/domain/fact-value.ts';
import type { Workspace } from '#features/workspaces/domain/workspace.ts';
import { maxWorkspaceNameLength, unnamedWorkspace } from '#features/workspaces/domain/workspace-name.ts';
import type { Tx } from '#server/db/connect.ts';
import { publish } from '#server/events/outbox.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { buildId } from '#shared/ids.ts';
import type { CurrencyCode } from '#shared/money.ts';
import { notFound, ProblemError } from '#shared/problem.ts';
import { workspaceView } from './workspace-view.ts';
import { type StoredWorkspace, workspacesRepository } from './workspaces.repository.ts';

/** The workspaces of an account and what each knows about its business. Facts are recorded through facts.service.ts. */
export const workspacesService = {
  /** The first workspace of a new account, in the transaction that creates the account. */
  async createFirst(tx: Tx, account: { accountId: string; now: Date }): Promise<void> {
    const { accountId, now } = account;
    const id = buildId('ws', now.getTime(), randomBytes(16));
    await workspacesRepository.insert(tx, { id, accountId, name: unnamedWorkspace, isNameChosen: false, now });
    await workspacesRepository.mirrorFirstName(tx, accountId);
    const payload = { name: unnamedWorkspace, isFirst: true };
    await publish({ tx, now }, { type: 'workspaces.created', workspaceId: id, payload });
  },

  /** In order of their making, archived ones included. */
  async list({ tx, actor }: UseCaseContext): Promise<Workspace[]> {
    return (await workspacesRepository.list(tx, actor.accountId)).map(workspaceView);
  },

  /** One workspace of the actor, archived or not; a 404 for any other. */
  async get({ tx, actor }: UseCaseContext, workspaceId: string): Promise<StoredWorkspace> {
    const workspace = await workspacesRepository.find(tx, actor.accountId, workspaceId);
    if (!workspace) throw notFound('There is no such workspace');
    return workspace;
  },

  /**
   * One workspace of the actor that may be changed; 409 `workspaces.archived` for an archived one. It stays locked
   * until the transaction ends, so that nothing is written into a workspace while it is being archived, and whoever writes
   * in it takes turns. Locks are taken in one order: account, workspace, then what belongs to it.
   */
  async getForWriting({ tx, actor }: UseCaseContext, workspaceId: string): Promise<StoredWorkspace> {
    const workspace = await workspacesRepository.lock(tx, actor.accountId, workspaceId);
    if (!workspace) throw notFound('There is no such workspace');
    if (workspace.archivedAt)
      throw new ProblemError(409, {
        code: 'workspaces.archived',
        message: 'This workspace is archived: restore it first',
      });
    return workspace;
  },

  /** Everything known about a business: the newest version of each fact that was not withdrawn. */
  async getFacts({ tx }: UseCaseContext, workspaceId: string): Promise<FactSet> {
    const facts = await workspacesRepository.listFacts(tx, workspaceId);
    return new Map(facts.filter((fact) => fact.value !== null).map((fact) => [fact.key, fact]));
  },

  /** All newest versions, withdrawn ones included, for showing what was said and taken back. */
  async listFacts({ tx }: UseCaseContext, workspaceId: string): Promise<Fact[]> {
    return workspacesRepository.listFacts(tx, workspaceId);
  },

  /** Every version with the instant it was recorded, withdrawn ones included: key by key, the newest first. */
  async listFactVersions({ tx }: UseCaseContext, workspaceId: string, key?: FactKey): Promise<RecordedFact[]> {
    return workspacesRepository.listFactVersions(tx, workspaceId, key);
  },

  /** Sets the one currency of the business. */
  async setCurrency({ tx }: UseCaseContext, workspaceId: string, currency: CurrencyCode): Promise<void> {
    await workspacesRepository.setCurrency(tx, workspaceId, currency);
  },

  /** Gives an unnamed workspace the name of the business. */
  async adoptBusinessName(
    { tx, now }: Pick<UseCaseContext, 'tx' | 'now'>,
    at: { readonly workspaceId: string; readonly accountId: string },
    facts: readonly { key: FactKey; value: unknown }[],
  ): Promise<void> {
    const said = facts.find((fact) => fact.key === 'business.name')?.value as { text?: string } | null | undefined;
    if (!said?.text) return;
    const name = said.text.slice(0, maxWorkspaceNameLength);
    await workspacesRepository.lockAccount(tx, at.accountId);
    if (!(await workspacesRepository.adoptName(tx, at.workspaceId, name))) return;
    await workspacesRepository.mirrorFirstName(tx, at.accountId);
    await publish({ tx, now }, { type: 'workspaces.renamed', workspaceId: at.workspaceId, payload: { name } });
  },
};
