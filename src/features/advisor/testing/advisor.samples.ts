import { answerQuestions, bakeryAnswers, confirmBakery } from '#testing/founder.ts';
import type { Input, Samples, Scene } from '#testing/sweep/sample.ts';

const sectionId = 'target-audience';

/** The conversation in which the person answered all five questions and what was asked then, with its plan. */
export function conversationOf(scene: Scene): Promise<string> {
  return scene.once('conversation', async () => {
    const [idea, ...others] = bakeryAnswers;
    const answers = [idea.replace('Levain & Rye', `"${scene.canary}"`), ...others];
    const { id } = await answerQuestions(scene.world, scene.person, answers, scene.workspaceId);
    await confirmBakery(scene.world, scene.person, id);
    return id;
  });
}

/** The last answer of a conversation that waits for the next one. */
async function unfinishedOf({ world, person, workspaceId, canary }: Scene): Promise<Input> {
  const body = { workspaceId, conversationId: null, question: 'idea', content: `A bakery called "${canary}"` };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const begun = (await world.call('POST', '/api/advisor/answers', { as: person, body, headers })).body;
  return {
    conversationId: begun.id,
    messageId: begun.messages.find(({ role }: { role: string }) => role === 'user').id,
  };
}

const read = async (scene: Scene, part: string) => {
  const path = `/api/advisor/conversations/${await conversationOf(scene)}${part}`;
  return (await scene.world.call('GET', path, { as: scene.person })).body;
};
const sectionOf = async (scene: Scene) => {
  const { sections } = await read(scene, '/plan');
  return sections.find(({ id }: { id: string }) => id === sectionId);
};
const atConversation = async (scene: Scene) => ({ conversationId: await conversationOf(scene) });
const atSection = async (scene: Scene) => ({
  ...(await atConversation(scene)),
  sectionId,
  revision: (await sectionOf(scene)).revision,
});
/** A section that no plan but the larger ones opens. */
const atLockedSection = async (scene: Scene) => ({
  ...(await atConversation(scene)),
  sectionId: 'trend-analysis',
  revision: 1,
});

export const samples: Samples = {
  getLatestConversation: { input: ({ workspaceId }) => ({ workspaceId }) },
  listConversations: { input: ({ workspaceId }) => ({ workspaceId }) },
  getConversation: { input: atConversation },
  sendAnswer: {
    input: async (scene) => ({
      workspaceId: scene.workspaceId,
      ...(await atConversation(scene)),
      question: null,
      content: 'Thank you',
    }),
    bad: {
      input: { workspaceId: 'ws_1', conversationId: null, question: 'idea', content: '   ' },
      field: 'content',
    },
    refused: {
      'billing.quota_exceeded': async (scene) => {
        await conversationOf(scene);
        return { workspaceId: scene.workspaceId, conversationId: null, question: 'idea', content: 'Another idea' };
      },
    },
  },
  replaceAnswer: {
    input: async (scene) => ({ ...(await unfinishedOf(scene)), content: 'A bakery for the whole of Bruges' }),
    bad: { input: { conversationId: 'conv_1', messageId: 'msg_1', content: '   ' }, field: 'content' },
  },
  getReading: { input: atConversation },
  setLabels: {
    input: async (scene) => {
      const { mentions } = await read(scene, '/reading');
      const { id, guesses, version } = mentions[0];
      return { ...(await atConversation(scene)), labels: [{ mention: id, version, role: guesses[0] }] };
    },
    bad: { input: { conversationId: 'conv_1', labels: [] }, field: 'labels' },
  },
  answerQuestion: {
    input: async (scene) => ({
      ...(await atConversation(scene)),
      key: 'premise.country',
      version: 0,
      answer: { kind: 'choice', choice: 'BE' },
    }),
    bad: { input: { conversationId: 'conv_1', key: '', version: 0, answer: null }, field: 'key' },
  },
  searchTrades: {
    input: () => ({ query: 'bak', language: 'en' }),
    bad: { input: { query: 'bak', language: 'it' }, field: 'language' },
  },
  getPlan: { input: atConversation },
  renewPlan: { input: atConversation },
  editSection: {
    input: async (scene) => {
      const { blocks } = await sectionOf(scene);
      const paragraph = blocks.find(({ kind }: { kind: string }) => kind === 'paragraph');
      return { ...(await atSection(scene)), texts: [{ blockId: paragraph.id, text: 'In my own words.' }] };
    },
    bad: {
      input: { conversationId: 'conv_1', sectionId: 'nothing', revision: 1, texts: [] },
      field: 'sectionId',
    },
    refused: {
      'billing.plan_required': async (scene) => ({
        ...(await atLockedSection(scene)),
        texts: [{ blockId: 'b1', text: 'Mine.' }],
      }),
    },
  },
  composeSection: {
    input: atSection,
    bad: { input: { conversationId: 'conv_1', sectionId, revision: 0 }, field: 'revision' },
    refused: { 'billing.plan_required': atLockedSection },
  },
  undoSection: {
    input: atSection,
    bad: { input: { conversationId: 'conv_1', sectionId, revision: 0 }, field: 'revision' },
    refused: { 'billing.plan_required': atLockedSection },
  },
  listFigures: { input: atConversation },
  getFigure: {
    input: async (scene) => {
      const { figures } = await read(scene, '/figures');
      return { ...(await atConversation(scene)), nodeId: figures[0].nodeId };
    },
    bad: { input: { conversationId: 'conv_1', nodeId: 'x' }, field: 'conversationId' },
  },
  setOwnNumber: {
    input: async (scene) => ({
      ...(await atConversation(scene)),
      nodeId: 'price',
      version: 0,
      value: 7,
    }),
    bad: { input: { conversationId: 'conv_1', nodeId: 'ramp.months', version: 0, value: 'six' }, field: 'value' },
  },
  createDownload: {
    input: async (scene) => ({ ...(await atConversation(scene)), format: 'pdf' }),
    bad: { input: { conversationId: 'conv_1', format: 'exe' }, field: 'format' },
  },
};

export const plainRoutes = ['GET /downloads/plan/:token'];
