import { workspacesService } from '#features/workspaces/server/workspaces.service.ts';
import type { PlainRoute } from '#server/http/plain-route.ts';
import { createUploadRoute } from '#server/http/uploads/upload-route.ts';
import { requirePlan } from '#server/plans/require-plan.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { idSchema } from '#shared/ids.ts';
import { notFound } from '#shared/problem.ts';
import { sitesPlan } from '../../domain/sites.plan.ts';
import { mostArchiveBytes } from '../../domain/source/source-format.ts';
import { sentSourceSchema } from '../../sites.contract.ts';
import { openSource, sourcePurpose } from './read-source.ts';

const workspaceIds = idSchema('ws');

const admit = async (context: UseCaseContext, workspaceId: string): Promise<void> => {
  await workspacesService.get(context, workspaceId);
  requirePlan(sitesPlan.features.builder, context.actor);
};

/**
 * Takes the archive of a source as it comes: `POST /api/sites/{workspaceId}/sources` with its bytes as the body. It is answered with what is in
 * it, once everything but its pictures was read, and waits an hour to be brought in (`importSource`). Of an account one waits, the last that
 * was sent.
 */
export const createSourceUpload = (dependencies: Parameters<typeof createUploadRoute>[0]): PlainRoute =>
  createUploadRoute(dependencies, {
    path: '/api/sites/:workspaceId/sources',
    why: 'the source of a site arrives as a stream of bytes, which no contract reads',
    bodyLimitBytes: mostArchiveBytes,
    limits: { ofAccount: 1, inAll: 8 },
    purpose: sourcePurpose,
    livesMs: 60 * 60_000,
    admit: async (context, { params }) => {
      const asked = workspaceIds.safeParse(params.workspaceId);
      if (!asked.success) throw notFound('There is no such workspace');
      await admit(context, asked.data);
      return asked.data;
    },
    take: async ({ actor: { accountId }, transact }, workspaceId, { file }) => {
      const { storage } = dependencies;
      await transact((context) => admit(context, workspaceId));
      const { site, posts } = await openSource(storage, accountId, file.id);
      for (const { id } of await storage.list(accountId, sourcePurpose))
        if (id !== file.id) await storage.delete(accountId, id);
      const { document, pictures } = site;
      const said = {
        title: document.title,
        pages: document.pages.length,
        pictures: pictures.length,
        posts: posts.length,
      };
      return { answer: sentSourceSchema.parse({ sourceId: file.id, ...said }), status: 201, isKept: true };
    },
  });
