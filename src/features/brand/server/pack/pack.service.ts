import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { BrandPack } from '#features/brand/brand.contract.ts';
import { brandPlan } from '#features/brand/domain/brand.plan.ts';
import { brandProblems } from '#features/brand/domain/brand.problems.ts';
import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { Downloads } from '#server/http/downloads/downloads.ts';
import type { TicketKind } from '#server/http/downloads/ticket.ts';
import { enqueue, findJob } from '#server/jobs/enqueue.ts';
import { requirePlan } from '#server/plans/require-plan.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { buildId } from '#shared/ids.ts';
import type { Language } from '#shared/languages.ts';
import { notFound, refusal } from '#shared/problem.ts';
import { brandRepository, type StoredBrand } from '../brand.repository.ts';
import { packJobKind } from './make-pack.ts';
import { packRepository, type StoredPack } from './pack.repository.ts';

/** Opens one package for two minutes. */
export const packTicket: TicketKind<{ packId: string }> = {
  purpose: 'brand-pack',
  thing: z.object({ packId: z.string() }),
  lifetimeMs: 120_000,
};

const view = async ({ tx, actor, now }: UseCaseContext, brand: StoredBrand, pack: StoredPack): Promise<BrandPack> => {
  const job =
    pack.state === 'running'
      ? await findJob({ tx }, packJobKind, { key: pack.id, accountId: actor.accountId })
      : undefined;
  const isOver = pack.state === 'ready' && (pack.expiresAt === null || pack.expiresAt <= now);
  return {
    id: pack.id,
    state: isOver ? 'expired' : pack.state,
    done: job?.done ?? 0,
    total: job?.total ?? null,
    isCurrent: pack.brandRevision === brand.revision,
  };
};

/** Everything of a brand in one file. What was open once can be taken along after a downgrade too. */
export const packService = {
  /** The newest one; null where none was asked for. */
  async findNewest(context: UseCaseContext, workspaceId: string): Promise<BrandPack | null> {
    await workspacesService.get(context, workspaceId);
    const brand = await brandRepository.find(context.tx, workspaceId);
    const pack = brand && (await packRepository.findNewest(context.tx, brand.id));
    return brand && pack ? view(context, brand, pack) : null;
  },

  /** Has one made, or answers the one that is being made. */
  async request(context: UseCaseContext, workspaceId: `ws_${string}`, language: Language): Promise<BrandPack> {
    const { tx, actor, now } = context;
    await workspacesService.getForWriting(context, workspaceId);
    const brand = await brandRepository.find(tx, workspaceId);
    if (!brand) throw refusal(brandProblems.no_brand, 'There is no brand yet');
    requirePlan(brandPlan.features.download, { plan: brand.openedPlan });
    const id = buildId('pck', now.getTime(), randomBytes(16));
    const begun = { id, workspaceId, brandId: brand.id, brandRevision: brand.revision, language };
    if (await packRepository.begin(tx, begun, now))
      await enqueue(context, packJobKind, { key: id, accountId: actor.accountId, payload: { packId: id } });
    return view(context, brand, (await packRepository.findNewest(tx, brand.id))!);
  },

  /** The file of a package that can be downloaded now; undefined for any other. */
  async findReady(
    { tx, now }: UseCaseContext,
    packId: string,
  ): Promise<{ fileId: string; fileName: string } | undefined> {
    const pack = await packRepository.find(tx, packId);
    const brand = pack && (await brandRepository.find(tx, pack.workspaceId));
    if (!brand || pack.state !== 'ready' || !pack.fileId || !pack.expiresAt || pack.expiresAt <= now) return undefined;
    return { fileId: pack.fileId, fileName: `${brand.name} brand ${pack.brandRevision}.zip` };
  },

  /** A signed address that downloads it. A 404 for any that cannot be downloaded. */
  async createDownload(
    context: UseCaseContext,
    packId: string,
    downloads: Pick<Downloads, 'sign'>,
  ): Promise<{ address: string }> {
    if (!(await this.findReady(context, packId))) throw notFound('There is no such package to download');
    const { address } = await downloads.sign(packTicket, context.actor, { packId }, context.now);
    return { address };
  },
};
