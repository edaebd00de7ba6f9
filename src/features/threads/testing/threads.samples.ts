import type { Samples, Scene } from '#testing/sweep/sample.ts';
import type { Thread } from '../threads.contract.ts';
import { writeIn } from './write-in.ts';

/** Has somebody write to the business of the scene; the words hold its canary. */
async function newThread({ world, person, workspaceId, canary }: Scene): Promise<Thread> {
  const body = `About ${canary} ${crypto.randomUUID()}`;
  await writeIn(world, person, workspaceId, { body, person: { name: canary, mail: 'mara@visitor.example' } });
  const { body: listed } = await world.call('GET', `/api/threads/${workspaceId}?state=open`, { as: person });
  return listed.threads.find(({ beginning }: Thread) => beginning === body);
}

const threadOf = (scene: Scene): Promise<Thread> => scene.once('thread', () => newThread(scene));

const atThread = async (scene: Scene) => ({ workspaceId: scene.workspaceId, threadId: (await threadOf(scene)).id });
const written = async (scene: Scene) => ({ ...(await atThread(scene)), body: `Said of ${scene.canary}` });
const listed = async (scene: Scene) => {
  await threadOf(scene);
  return { workspaceId: scene.workspaceId, state: 'open' };
};

export const samples: Samples = {
  listThreads: {
    input: listed,
    others: [
      async (scene) => {
        const { id } = await threadOf(scene);
        return {
          workspaceId: scene.workspaceId,
          state: 'open',
          before: `${scene.world.clock.now.getTime() + 1}.${id}`,
        };
      },
    ],
    bad: { input: { state: 'lost' }, field: 'state' },
  },
  getThread: { input: atThread },
  setRead: {
    input: async (scene) => ({ ...(await atThread(scene)), isRead: true }),
    bad: { input: { isRead: 'perhaps' }, field: 'isRead' },
  },
  setState: {
    input: async (scene) => ({ ...(await atThread(scene)), state: 'open' }),
    bad: { input: { state: 'lost' }, field: 'state' },
  },
  addNote: { input: written, bad: { input: { body: ' ' }, field: 'body' } },
  answerThread: { input: written, bad: { input: { body: 'x'.repeat(5001) }, field: 'body' } },
  deleteThread: {
    input: async (scene) => ({ workspaceId: scene.workspaceId, threadId: (await newThread(scene)).id }),
  },
  createExport: { input: async (scene) => ({ workspaceId: (await atThread(scene)).workspaceId }) },
};

export const plainRoutes = ['GET /downloads/inbox/:token'];
