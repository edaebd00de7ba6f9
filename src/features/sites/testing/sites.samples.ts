import type { Samples, Scene } from '#testing/sweep/sample.ts';
import { blogSamples } from './blog-samples.ts';
import { assertDone } from './make-site.ts';
import { siteOf } from './sample-scene.ts';

/** A business of its own, which has no site. */
const emptyBusiness = async ({ world, person, canary }: Scene): Promise<string> => {
  const made = await world.call('POST', '/api/workspaces', {
    as: person,
    body: { name: `Second ${canary}` },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  return assertDone(made).workspace.id;
};

const atWorkspace = async (scene: Scene) => {
  await siteOf(scene);
  return { workspaceId: scene.workspaceId };
};
const atSite = async (scene: Scene) => {
  const { id, revision } = await siteOf(scene);
  return { siteId: id, revision };
};
const begun = async (scene: Scene) => ({
  workspaceId: await emptyBusiness(scene),
  template: 'counter',
  language: 'en',
});
const retemplated = async (scene: Scene) => ({ ...(await atSite(scene)), template: 'ledger' });
const saved = async (scene: Scene) => {
  const { id, revision, document } = await siteOf(scene);
  const { title, pages, bindings } = document;
  return { siteId: id, revision, title, pages, bindings };
};
const moved = async (scene: Scene) => ({ ...(await atSite(scene)), address: `at-${crypto.randomUUID().slice(0, 12)}` });
const onlineAgain = async (scene: Scene) => {
  const { id, revision, online } = await siteOf(scene);
  return { siteId: id, revision, releaseId: online!.id };
};

export const samples: Samples = {
  ...blogSamples,
  getBuilder: { input: atWorkspace },
  listDrafts: {
    input: async (scene) => ({ ...(await atWorkspace(scene)), language: 'de' }),
    bad: { input: { language: 'la' }, field: 'language' },
  },
  beginSite: {
    input: begun,
    bad: { input: { template: 'castle' }, field: 'template' },
    refused: { 'billing.plan_required': begun },
  },
  changeTemplate: {
    input: retemplated,
    bad: { input: { template: 'castle' }, field: 'template' },
    refused: { 'billing.plan_required': retemplated },
  },
  saveSite: {
    input: saved,
    bad: { input: { title: 'x'.repeat(81) }, field: 'title' },
    refused: { 'billing.plan_required': saved },
  },
  changeAddress: {
    input: moved,
    bad: { input: { address: 'api' }, field: 'address' },
    refused: { 'billing.plan_required': moved },
  },
  publishSite: {
    input: atSite,
    bad: { input: { revision: -1 }, field: 'revision' },
    refused: { 'billing.plan_required': atSite },
  },
  listReleases: { input: async (scene) => ({ siteId: (await siteOf(scene)).id }) },
  putOnline: {
    input: onlineAgain,
    bad: { input: { revision: -1 }, field: 'revision' },
    refused: { 'billing.plan_required': onlineAgain },
  },
};

export const plainRoutes = ['GET /s/_fonts/:name', 'GET /s/:address', 'GET /s/:address/*'];
