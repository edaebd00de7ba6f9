import type { Studio } from '#features/brand/brand.contract.ts';
import { setPlan } from '#testing/founder.ts';
import type { Samples, Scene } from '#testing/sweep/sample.ts';
import { makeBrand, ownLogoFile } from './make-brand.ts';

/** The brand of the scene, made once; its words hold the canary. */
const brandOf = ({ once, world, person, canary }: Scene) =>
  once('brand', async () => {
    const description = `Bread of ${canary}`;
    return makeBrand(world, person, { name: canary.slice(0, 40), description, style: 'Bold' });
  });

const readStudio = async (scene: Scene): Promise<Studio & { readonly brand: NonNullable<Studio['brand']> }> => {
  await brandOf(scene);
  return (await scene.world.call('GET', `/api/brand/${scene.workspaceId}`, { as: scene.person })).body;
};

const atWorkspace = async (scene: Scene) => {
  await brandOf(scene);
  return { workspaceId: scene.workspaceId };
};
const atRevision = async (scene: Scene) => {
  const { brand } = await readStudio(scene);
  return { workspaceId: scene.workspaceId, revision: brand.revision };
};
const logoOf = async (scene: Scene) => {
  const { brand } = await readStudio(scene);
  const logo = brand.logos.find(({ isOpen }) => isOpen)!;
  if (!logo.isOpen) throw new Error('No logo is open');
  return logo;
};
const atLogo = async (scene: Scene) => {
  const { id, revision } = await logoOf(scene);
  return { logoId: id, revision };
};

const choices = async (scene: Scene) => ({ ...(await logoOf(scene)).choices, tagline: 'Baked at night' });

export const samples: Samples = {
  getStudio: { input: atWorkspace },
  generateBrand: {
    input: async (scene) => ({
      ...(await atRevision(scene)),
      name: scene.canary.slice(0, 40),
      description: '',
      style: 'Vintage',
    }),
    bad: { input: { style: 'Baroque' }, field: 'style' },
  },
  choosePalette: {
    input: async (scene) => ({ ...(await atRevision(scene)), palette: { kind: 'theme', theme: 'nature' } }),
    bad: { input: { palette: { kind: 'own', colour: 'teal' } }, field: 'palette.colour' },
    refused: {
      'billing.plan_required': async (scene) => ({
        ...(await atRevision(scene)),
        palette: { kind: 'theme', theme: 'luxury' },
      }),
    },
  },
  chooseFontPair: {
    input: async (scene) => ({ ...(await atRevision(scene)), fontPair: 1 }),
    bad: { input: { fontPair: 5 }, field: 'fontPair' },
    refused: { 'billing.plan_required': async (scene) => ({ ...(await atRevision(scene)), fontPair: 4 }) },
  },
  writeLine: {
    input: async (scene) => ({ ...(await atRevision(scene)), line: `Bread of ${scene.canary}`.slice(0, 90) }),
    bad: { input: { line: 'x'.repeat(91) }, field: 'line' },
    refused: { 'billing.plan_required': async (scene) => ({ ...(await atRevision(scene)), line: 'Bread' }) },
  },
  chooseLogo: {
    input: async (scene) => ({ ...(await atRevision(scene)), logo: (await logoOf(scene)).id }),
    bad: { input: { logo: 'theirs' }, field: 'logo' },
  },
  bringLogo: {
    input: async (scene) => ({ ...(await atRevision(scene)), file: ownLogoFile }),
    bad: { input: { file: '<svg/>' }, field: 'file' },
    refused: { 'billing.plan_required': async (scene) => ({ ...(await atRevision(scene)), file: ownLogoFile }) },
  },
  removeOwnLogo: { input: atRevision, bad: { input: { revision: -1 }, field: 'revision' } },
  showOwnLogo: { input: atWorkspace },
  editLogo: {
    input: async (scene) => ({ ...(await atLogo(scene)), choices: await choices(scene) }),
    bad: { input: { choices: { layout: 'wide' } }, field: 'choices.faceId' },
    refused: {
      'billing.plan_required': async (scene) => ({ ...(await atLogo(scene)), choices: await choices(scene) }),
    },
  },
  redrawMark: {
    input: async (scene) => ({ ...(await atLogo(scene)), kind: 'rosette' }),
    bad: { input: { kind: 'drawing' }, field: 'kind' },
    refused: { 'billing.plan_required': async (scene) => ({ ...(await atLogo(scene)), kind: 'rosette' }) },
  },
  showVersion: {
    input: async (scene) => ({ ...(await atLogo(scene)), version: 0 }),
    bad: { input: { version: -1 }, field: 'version' },
    refused: { 'billing.plan_required': async (scene) => ({ ...(await atLogo(scene)), version: 0 }) },
  },
  markLogo: {
    input: async (scene) => ({ logoId: (await logoOf(scene)).id, isPinned: true, isFavourite: true }),
    bad: { input: { isPinned: 'yes' }, field: 'isPinned' },
    refused: {
      'billing.plan_required': async (scene) => ({
        logoId: (await logoOf(scene)).id,
        isPinned: true,
        isFavourite: false,
      }),
    },
  },
  drawSpecimens: { input: atWorkspace },
  drawSocial: {
    input: atWorkspace,
  },
  getPack: { input: atWorkspace },
  requestPack: {
    input: async (scene) => ({ ...(await atWorkspace(scene)), language: 'en' }),
    bad: { input: { language: 'la' }, field: 'language' },
    refused: { 'billing.plan_required': async (scene) => ({ ...(await atWorkspace(scene)), language: 'en' }) },
  },
  createPackDownload: {
    input: async (scene) => {
      const { world, person, workspaceId } = scene;
      await brandOf(scene);
      return scene.once('brand pack', async () => {
        await setPlan(world, person, 'Pro');
        const { body } = await world.call('POST', `/api/brand/${workspaceId}/pack`, {
          as: person,
          body: { language: 'en' },
        });
        await world.product.jobs.drain(['brand.pack']);
        return { packId: body.id };
      });
    },
  },
};

export const plainRoutes = ['GET /downloads/brand-pack/:token'];
