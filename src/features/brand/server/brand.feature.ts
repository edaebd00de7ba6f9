import { defineFeature } from '#server/feature.ts';
import { findStored } from '#server/http/downloads/downloads.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import { brandContract } from '../brand.contract.ts';
import { packReady } from './brand.notifications.ts';
import { createBrandService } from './brand.service.ts';
import { brandTables } from './brand.tables.ts';
import { readBrandTokens } from './brand-tokens.ts';
import { brandArchive, brandSearch, brandStep, listBrandThreads } from './brand-work.service.ts';
import { createDesigner } from './design/designer.ts';
import { createLogosService } from './logos.service.ts';
import { createPackJob } from './pack/make-pack.ts';
import { packRepository } from './pack/pack.repository.ts';
import { packService, packTicket } from './pack/pack.service.ts';
import { createPicturesService } from './pictures.service.ts';

/** The branding kit: logos, colours, fonts and social pictures. */
export const brandFeature = defineFeature({
  id: 'brand',
  tables: brandTables,
  systemRole: {
    'server/brand.service.ts': 'marks are compared with those of all accounts, by fingerprints alone',
    'server/brand.feature.ts': 'old packages of all accounts are forgotten at night',
    'server/pack/pack.repository.ts': 'old packages of all accounts are forgotten at night',
    'server/logos.service.ts': 'marks are compared with those of all accounts, by fingerprints alone',
  },
  searchSources: [brandSearch],
  journey: brandStep,
  openThreads: listBrandThreads,
  readBrandTokens,
  notifications: [packReady],
  create: ({ database, storage, downloads, effectivePlan, now }) => {
    const designer = createDesigner();
    const brands = createBrandService({ database, designer, effectivePlan });
    const logos = createLogosService({ database, designer, brands, effectivePlan });
    const pictures = createPicturesService({ designer });
    return {
      routes: bindRoutes('brand', brandContract, {
        getStudio: (context, { workspaceId }) => brands.get(context, workspaceId),
        generateBrand: { detached: (context, input) => brands.generate(context, input) },
        choosePalette: (context, input) => brands.choosePalette(context, input),
        chooseFontPair: (context, input) => brands.chooseFontPair(context, input),
        writeLine: (context, input) => brands.writeLine(context, input),
        chooseLogo: (context, input) => brands.chooseLogo(context, input),
        bringLogo: { detached: (context, input) => brands.bringLogo(context, input) },
        removeOwnLogo: (context, input) => brands.removeOwnLogo(context, input),
        showOwnLogo: async (context, { workspaceId }) => ({ logo: await brands.showOwnLogo(context, workspaceId) }),
        editLogo: { detached: (context, input) => logos.edit(context, input) },
        redrawMark: { detached: (context, input) => logos.redrawMark(context, input) },
        showVersion: { detached: (context, input) => logos.showVersion(context, input) },
        markLogo: (context, input) => logos.mark(context, input),
        drawSpecimens: {
          detached: async (context, { workspaceId }) => ({
            pictures: [...(await pictures.drawSpecimens(context, workspaceId))],
          }),
        },
        getPack: async (context, { workspaceId }) => ({ pack: await packService.findNewest(context, workspaceId) }),
        requestPack: (context, { workspaceId, language }) => packService.request(context, workspaceId, language),
        createPackDownload: (context, { packId }) => packService.createDownload(context, packId, downloads),
        drawSocial: {
          detached: async (context, input) => ({
            pictures: [...(await pictures.drawSocial(context, input.workspaceId))],
          }),
        },
      }),
      plainRoutes: [
        downloads.serve({
          ticket: packTicket,
          isRecorded: true,
          find: async ({ actor, transact }, { packId }) => {
            const ready = await transact((context) => packService.findReady(context, packId));
            const stored = ready && (await findStored(storage, actor.accountId, ready.fileId));
            return stored && { ...stored, fileName: ready.fileName };
          },
        }),
      ],
      jobs: [createPackJob({ designer, storage, now })],
      housekeeping: (_before, at) => packRepository.deleteExpired(database.system, at),
      drawShareCard: async (accountId, card) =>
        (await designer.draw(accountId, { task: 'share-card', card })) ?? undefined,
      archive: brandArchive,
      endWaiting: designer.endWaiting,
      close: designer.close,
    };
  },
});
