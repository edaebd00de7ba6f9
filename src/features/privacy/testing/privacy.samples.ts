import type { Samples } from '#testing/sweep/sample.ts';

const password = 'correct horse battery';

export const samples: Samples = {
  getPrivacy: { input: () => ({}) },
  requestArchive: { input: () => ({}) },
  createArchiveDownload: {
    input: async ({ world, person }) => {
      const { body } = await world.call('POST', '/api/account/archives', { as: person });
      await world.product.privacy.run();
      return { archiveId: body.id };
    },
  },
  requestDeletion: {
    input: ({ person }) => ({ confirmation: person.email, password }),
    bad: { input: { confirmation: '' }, field: 'confirmation' },
    // Signing in undoes it.
    after: async (scene) => {
      const { email } = scene.person;
      const back = await scene.world.call('POST', '/auth/v1/token?grant_type=password', { body: { email, password } });
      scene.person = { ...scene.person, accessToken: back.body.access_token };
    },
  },
};

export const plainRoutes = ['GET /downloads/archive/:token'];
