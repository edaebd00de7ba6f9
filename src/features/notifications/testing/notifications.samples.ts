import type { Samples, Scene } from '#testing/sweep/sample.ts';

const notificationOf = (scene: Scene): Promise<string> =>
  scene.once('notification', async () => {
    const { world, person, canary } = scene;
    // A workspace is announced by the worker, which does not run here.
    const id = `ntf_${person.userId
      .replaceAll('-', '')
      .slice(0, 26)
      .replaceAll(/[ilou]/g, '0')}`;
    await world.product.database.system`
      insert into notification (id, account_id, kind, params, created_at)
      values (${id}, ${person.userId}, 'workspace_created', ${JSON.stringify({ name: canary })}::text::jsonb, ${world.clock.now})`;
    return id;
  });
const someIds = async (scene: Scene) => ({ ids: [await notificationOf(scene)] });

export const samples: Samples = {
  listNotifications: {
    input: async (scene) => ({ before: await notificationOf(scene) }),
    others: [() => ({})],
  },
  markRead: {
    input: someIds,
    others: [async (scene) => ({ upTo: await notificationOf(scene) })],
    bad: { input: {}, field: 'ids' },
  },
  markUnread: { input: someIds, bad: { input: { ids: [] }, field: 'ids' } },
};
