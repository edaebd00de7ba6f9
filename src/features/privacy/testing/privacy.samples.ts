import type { Samples } from '#testing/sweep/sample.ts';

const password = 'correct horse battery';

export const samples: Samples = {
  getPrivacy: { input: () => ({}) },
  requestArchive: { input: () => ({}) },
  createArchiveDownload: {
    // One that is ready, without the documents whose making takes seconds.
    input: async ({ world, person: { userId: accountId } }) => {
      const { database, storage } = world.product;
      const expiresAt = new Date(world.clock.now.getTime() + 86_400_000);
      const file = { accountId, purpose: 'archive', mediaType: 'application/zip', bytes: Buffer.from('PK'), expiresAt };
      const { id: fileId } = await storage.put(file, world.clock.now);
      const archiveId = `arc_${fileId.slice('file_'.length)}`;
      await database.system`insert into archive (id, account_id, state, requested_at, finished_at, expires_at, file_id)
        values (${archiveId}, ${accountId}, 'ready', ${world.clock.now}, ${world.clock.now}, ${expiresAt}, ${fileId})`;
      return { archiveId };
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
