import type { Samples, Scene } from '#testing/sweep/sample.ts';
import type { Site, SiteDomains, Version } from '../sites.contract.ts';
import { blogSamples } from './blog-samples.ts';
import { askToKeep, assertDone } from './make-site.ts';
import { plainArchive, sendSource } from './make-source.ts';
import { onPro, siteOf } from './sample-scene.ts';
import { sourceOf } from './sample-sites.ts';

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
const brought = async (scene: Scene) => ({
  workspaceId: await emptyBusiness(scene),
  revision: 0,
  source: sourceOf({
    address: `brought-${crypto.randomUUID().slice(0, 12)}`,
    document: (await siteOf(scene)).document,
  }),
});
const replaced = async (scene: Scene) => {
  const { address, revision, document } = await siteOf(scene);
  return { workspaceId: scene.workspaceId, revision, source: sourceOf({ address, document }) };
};
/** An archive that waits to be brought into a business of its own; on Free it was sent on a plan that was given up. */
const sent = async (scene: Scene) => {
  const workspaceId = await emptyBusiness(scene);
  const { document } = await siteOf(scene);
  const files = plainArchive({ address: `sent-${crypto.randomUUID().slice(0, 12)}`, document });
  const { sourceId } = await onPro(scene, () => sendSource(scene.world, scene.person, files, workspaceId));
  return { workspaceId, revision: 0, sourceId };
};
const takenAlong = async (scene: Scene) => ({ siteId: (await siteOf(scene)).id, what: 'pages' });
const retemplated = async (scene: Scene) => ({ ...(await atSite(scene)), template: 'ledger' });
const saved = async (scene: Scene) => {
  const { id, revision, document } = await siteOf(scene);
  const { title, pages, bindings, css } = document;
  return { siteId: id, revision, title, pages, bindings, css };
};
const moved = async (scene: Scene) => ({ ...(await atSite(scene)), address: `at-${crypto.randomUUID().slice(0, 12)}` });
const onlineAgain = async (scene: Scene) => {
  const { id, revision, online } = await siteOf(scene);
  return { siteId: id, revision, releaseId: online!.id };
};

/** A domain that the site of the scene claims, the same each time; on Free it was claimed on a plan that was given up. */
const domainOf = async (scene: Scene): Promise<{ siteId: string; domainId: string }> => {
  const { world, person, canary } = scene;
  const { id: siteId } = await siteOf(scene);
  const known: SiteDomains = assertDone(await world.call('GET', `/api/sites/${siteId}/domains`, { as: person }));
  if (known.domains[0]) return { siteId, domainId: known.domains[0].id };
  const body = { host: `${canary.toLowerCase().replaceAll(' ', '-')}.example` };
  const claim = () => world.call('POST', `/api/sites/${siteId}/domains`, { as: person, body });
  const { domains }: SiteDomains = assertDone(await onPro(scene, claim));
  return { siteId, domainId: domains[0]!.id };
};
/** The same, proven: name servers know nothing in tests. */
const provenDomainOf = async (scene: Scene) => {
  const { siteId, domainId } = await domainOf(scene);
  await scene.world.product.database.system`update site_domain set state = 'proven' where id = ${domainId}`;
  return { siteId, domainId };
};
const claimed = async (scene: Scene) => ({
  siteId: (await siteOf(scene)).id,
  host: `www.${scene.canary.toLowerCase().replaceAll(' ', '-')}.example`,
});
const versionsOf = async ({ world, person }: Scene, { id }: Site): Promise<readonly Version[]> =>
  (await world.call('GET', `/api/sites/${id}/versions`, { as: person })).body.versions;

/** Keeps a version, on a plan that is given up again. */
async function keepVersion(scene: Scene, site: Site): Promise<void> {
  const { world, person, canary } = scene;
  assertDone(await onPro(scene, () => askToKeep(world, person, site, `Kept ${canary}`.slice(0, 80))));
}

/** A version of the site of the scene. */
const atVersion = async (scene: Scene) => {
  const site = await siteOf(scene);
  if ((await versionsOf(scene, site)).length === 0) await keepVersion(scene, site);
  const [version] = await versionsOf(scene, site);
  return { siteId: site.id, versionId: version!.id };
};
const named = async (scene: Scene) => ({ ...(await atSite(scene)), name: `Named ${scene.canary}`.slice(0, 80) });
const renamed = async (scene: Scene) => ({ ...(await atVersion(scene)), name: `Called ${scene.canary}`.slice(0, 80) });
const restored = async (scene: Scene) => ({ ...(await atVersion(scene)), ...(await atSite(scene)) });
/** However often one is kept, there is room for the next. */
async function forgetVersions(scene: Scene): Promise<void> {
  const { world, person } = scene;
  const site = await siteOf(scene);
  for (const { id } of await versionsOf(scene, site))
    await world.call('DELETE', `/api/sites/${site.id}/versions/${id}`, { as: person });
}

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
  importSite: {
    input: brought,
    others: [replaced],
    bad: { input: { source: { format: 'another' } }, field: 'source.format' },
    refused: { 'billing.plan_required': brought },
  },
  importSource: {
    input: sent,
    bad: { input: { revision: -1 }, field: 'revision' },
    refused: { 'billing.plan_required': sent },
  },
  createDownload: {
    input: async (scene) => ({ ...(await takenAlong(scene)), what: 'source' }),
    bad: { input: { what: 'everything' }, field: 'what' },
    refused: { 'billing.plan_required': takenAlong },
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
  showOnline: { input: async (scene) => ({ siteId: (await siteOf(scene)).id }) },
  putOnline: {
    input: onlineAgain,
    bad: { input: { revision: -1 }, field: 'revision' },
    refused: { 'billing.plan_required': onlineAgain },
  },
  listDomains: { input: async (scene) => ({ siteId: (await domainOf(scene)).siteId }) },
  addDomain: {
    input: claimed,
    bad: { input: { host: '' }, field: 'host' },
    refused: { 'billing.plan_required': claimed },
  },
  checkDomain: { input: domainOf, refused: { 'billing.plan_required': domainOf } },
  chooseMainDomain: { input: provenDomainOf, refused: { 'billing.plan_required': provenDomainOf } },
  removeDomain: { input: domainOf },
  listVersions: {
    input: async (scene) => {
      const { siteId } = await atVersion(scene);
      return { siteId };
    },
  },
  keepVersion: {
    input: named,
    bad: { input: { name: ' ' }, field: 'name' },
    refused: { 'billing.plan_required': named },
    after: forgetVersions,
  },
  showVersion: { input: atVersion },
  renameVersion: {
    input: renamed,
    bad: { input: { name: 'x'.repeat(81) }, field: 'name' },
    refused: { 'billing.plan_required': renamed },
  },
  removeVersion: { input: atVersion },
  restoreVersion: {
    input: restored,
    bad: { input: { revision: -1 }, field: 'revision' },
    refused: { 'billing.plan_required': restored },
  },
};

export const plainRoutes = [
  'POST /api/sites/:workspaceId/sources',
  'GET /downloads/site/:token',
  'GET /s/_fonts/:name',
  'GET /s/:address',
  'GET /s/:address/*',
  'POST /s/:address/_forms/:form',
  'GET /s/:address/_forms/:form',
  'GET /sites/tls-ask',
];
