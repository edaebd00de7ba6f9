import { conversationOf } from '#features/advisor/testing/advisor.samples.ts';
import type { Samples, Scene } from '#testing/sweep/sample.ts';

const value = { type: 'measure', value: 6, unit: 'km' };

/** A fact of the workspace: the answers of the conversation named it. */
const atRadius = async (scene: Scene) => {
  await conversationOf(scene);
  return { workspaceId: scene.workspaceId, key: 'business.radius' };
};

export const samples: Samples = {
  getProfile: { input: ({ workspaceId }) => ({ workspaceId }) },
  listFactVersions: {
    input: atRadius,
    bad: { input: { workspaceId: 'ws_1', key: 'no.fact' }, field: 'key' },
  },
  previewFact: {
    input: async (scene) => ({ ...(await atRadius(scene)), value }),
    bad: { input: { workspaceId: 'ws_1', key: 'no.fact', value: null }, field: 'key' },
  },
  setFact: {
    input: async (scene) => {
      const at = await atRadius(scene);
      const { body } = await scene.world.call('GET', `/api/profile/${scene.workspaceId}`, { as: scene.person });
      const radius = body.facts.find(({ key }: { key: string }) => key === at.key);
      return { ...at, version: radius.version, value };
    },
    bad: { input: { workspaceId: 'ws_1', key: 'business.radius', version: -1, value: null }, field: 'version' },
  },
};
