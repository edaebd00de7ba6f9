import type { Samples, Scene } from '#testing/sweep/sample.ts';

const value = { type: 'measure', value: 6, unit: 'years' };
const key = 'industry.experience';
const at = ({ workspaceId }: Scene) => ({ workspaceId, key });

export const samples: Samples = {
  getProfile: { input: ({ workspaceId }) => ({ workspaceId }) },
  listFactVersions: {
    input: at,
    bad: { input: { workspaceId: 'ws_1', key: 'no.fact' }, field: 'key' },
  },
  previewFact: {
    input: (scene) => ({ ...at(scene), value }),
    bad: { input: { workspaceId: 'ws_1', key: 'no.fact', value: null }, field: 'key' },
  },
  setFact: {
    input: async (scene) => {
      const { body } = await scene.world.call('GET', `/api/profile/${scene.workspaceId}`, { as: scene.person });
      const known = body.facts.find((fact: { key: string }) => fact.key === key);
      return { ...at(scene), version: known?.version ?? 0, value };
    },
    bad: { input: { workspaceId: 'ws_1', key, version: -1, value: null }, field: 'version' },
  },
};
