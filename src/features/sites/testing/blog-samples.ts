import type { Samples, Scene } from '#testing/sweep/sample.ts';
import type { Post } from '../blog.contract.ts';
import { askToSchedule, makePublishedPost, makeReadyPost, paragraph, readPost, timeZone } from './make-post.ts';
import { assertDone } from './make-site.ts';
import { onPro, siteOf } from './sample-scene.ts';

/** A new post of the scene's site that could be published; its words hold the canary. */
const makePost = async (scene: Scene): Promise<Post> => {
  const site = await siteOf(scene);
  return onPro(scene, () => makeReadyPost(scene.world, scene.person, site, `Flour of ${scene.canary}`));
};
/** One that is kept, as it is now. */
const postOf = async (scene: Scene): Promise<Post> => {
  const { id } = await scene.once('post', () => makePost(scene));
  return readPost(scene.world, scene.person, id);
};

const atSite = async (scene: Scene) => ({ siteId: (await siteOf(scene)).id });
const begun = async (scene: Scene) => ({ ...(await atSite(scene)), topic: null });
const atPost = async (scene: Scene) => {
  const { id, revision } = await postOf(scene);
  return { postId: id, revision };
};
const atNewPost = async (scene: Scene) => {
  const { id, revision } = await makePost(scene);
  return { postId: id, revision };
};
const saved = async (scene: Scene) => ({
  ...(await atPost(scene)),
  title: `Mills of ${scene.canary}`,
  summary: '',
  tags: ['flour'],
  parts: [paragraph(`Stones of ${scene.canary}`)],
});
const moved = async (scene: Scene) => ({ ...(await atPost(scene)), slug: `at-${crypto.randomUUID().slice(0, 12)}` });
const published = async (scene: Scene) => ({ ...(await atNewPost(scene)), timeZone });
const unpublished = async (scene: Scene) => {
  const site = await siteOf(scene);
  const { id, revision } = await onPro(scene, () =>
    makePublishedPost(scene.world, scene.person, site, `Ovens of ${scene.canary}`),
  );
  return { postId: id, revision };
};
const tomorrow = ({ world }: Scene): Date => new Date(world.clock.now.getTime() + 24 * 60 * 60_000);
const scheduled = async (scene: Scene) => ({
  ...(await atNewPost(scene)),
  publishAt: tomorrow(scene).toISOString(),
  timeZone,
});
const waiting = async (scene: Scene) => {
  const post = await makePost(scene);
  const { id, revision } = await onPro(scene, async () =>
    assertDone(await askToSchedule(scene.world, scene.person, post, tomorrow(scene))),
  );
  return { postId: id, revision };
};

export const blogSamples: Samples = {
  getBlog: { input: atSite },
  listTopics: { input: atSite },
  beginPost: {
    input: begun,
    bad: { input: { topic: 'x'.repeat(201) }, field: 'topic' },
    refused: { 'billing.plan_required': begun },
  },
  getPost: { input: async (scene) => ({ postId: (await postOf(scene)).id }) },
  savePost: {
    input: saved,
    bad: { input: { title: 'x'.repeat(121) }, field: 'title' },
    refused: { 'billing.plan_required': saved },
  },
  changePostAddress: {
    input: moved,
    bad: { input: { slug: 'tag' }, field: 'slug' },
    refused: { 'billing.plan_required': moved },
  },
  publishPost: {
    input: published,
    bad: { input: { timeZone: 'Moon/Tycho' }, field: 'timeZone' },
    refused: { 'billing.plan_required': published },
  },
  unpublishPost: {
    input: unpublished,
    bad: { input: { revision: -1 }, field: 'revision' },
    refused: { 'billing.plan_required': unpublished },
  },
  schedulePost: {
    input: scheduled,
    bad: { input: { publishAt: 'tomorrow' }, field: 'publishAt' },
    refused: { 'billing.plan_required': scheduled },
  },
  unschedulePost: { input: waiting, bad: { input: { revision: -1 }, field: 'revision' } },
  deletePost: { input: atNewPost, bad: { input: { revision: -1 }, field: 'revision' } },
};
