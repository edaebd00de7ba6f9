import type {
  advisorContract,
  Conversation,
  ConversationChange,
  Figure,
  Message,
  PlanView,
} from '#features/advisor/advisor.contract.ts';
import { progressAfterAnswer, questionIds } from '#features/advisor/domain/questions.ts';
import type { Outputs } from '#shared/endpoint.ts';

const workspaceId = 'ws_00000000000000000000000001';

export const conversationId = 'conv_00000000000000000000000001';

/** A conversation after so many answers, 0 to 5. */
export function sampleConversation(answers: number): Conversation {
  const messages = Array.from({ length: answers * 2 + 1 }, (_, index): Message => {
    const isUser = index % 2 === 1;
    const question = questionIds[Math.floor(index / 2)] ?? null;
    return {
      id: `msg_${String(index).padStart(26, '0')}`,
      role: isUser ? 'user' : 'assistant',
      content: isUser ? `Answer ${(index + 1) / 2}` : '',
      reply: isUser ? [] : [{ kind: 'skipped', question: question ?? 'competitors', variant: 0 }],
      createdAt: '2026-11-21T08:00:00.000Z',
      question,
      isSkip: false,
    };
  });
  const question = questionIds[answers] ?? null;
  return {
    id: answers === 0 ? null : conversationId,
    workspaceId,
    messages,
    progress: progressAfterAnswer[answers] ?? 0,
    question,
  };
}

/** What the answer with this number adds, from 1. */
export function sampleChange(answers: number): ConversationChange {
  const { messages, ...conversation } = sampleConversation(answers);
  return { ...conversation, id: conversationId, messages: answers === 1 ? messages : messages.slice(-2) };
}

export function sampleLatest(
  answers: number,
  isNewAllowed = true,
): Outputs<typeof advisorContract>['getLatestConversation'] {
  const quota = { limit: 1, used: answers === 0 ? 0 : 1, reset: '2026-12-01T00:00:00.000Z' };
  return { ...sampleConversation(answers), quota, isNewAllowed };
}

/** A plan with one open and one locked section. */
export const samplePlan: PlanView = {
  conversationId,
  title: 'Levain & Rye',
  generatedAt: '2026-11-21T08:10:00.000Z',
  contentLocale: 'en',
  isEarlier: false,
  parts: null,
  figureCount: 64,
  score: {
    points: 61,
    max: 65,
    band: 'Good',
    dimensions: [
      {
        id: 'market-analysis',
        points: 18,
        max: 22,
        lost: [{ points: 4, criterionId: 'market-size' }],
      },
    ],
  },
  sections: [
    {
      state: 'open',
      id: 'executive-summary',
      revision: 1,
      isEdited: false,
      isStale: true,
      canUndo: false,
      blocks: [
        {
          kind: 'paragraph',
          id: 'p1',
          content: [
            { kind: 'text', text: 'The bakery covers its costs in ' },
            { kind: 'figure', nodeId: 'breakeven', at: 13, text: 'month 14' },
            { kind: 'text', text: '.' },
          ],
        },
      ],
    },
    {
      state: 'locked',
      id: 'revenue-streams',
      opensWith: 'Starter',
      monthlyPriceCents: 2400,
    },
  ],
};

/** A number of the sample plan that was said. */
export const priceFigure: Figure = {
  nodeId: 'price',
  label: 'Price of a loaf',
  shown: '€6.50',
  origin: 'said',
  explanation: 'Loaves at €6.50 each',
  inputs: [],
};

/** A number of the sample plan that the model assumes. */
export const cardFee: Figure = {
  nodeId: 'fee.card',
  label: 'Card fee',
  shown: '1.9%',
  origin: 'assumption',
  explanation: 'what most providers ask of a small shop',
  inputs: [],
  ownNumber: { version: 0, value: 1.9, unit: 'percent', min: 0, max: 100 },
};

/** The computed number in the sample plan's text. */
export const breakEven: Figure = {
  nodeId: 'breakeven',
  label: 'Break-even',
  shown: 'month 14',
  origin: 'formula',
  explanation: 'first month in which revenue ≥ costs',
  inputs: [
    { nodeId: 'price', label: 'Price of a loaf', shown: '€6.50', origin: 'said', isReplaceable: false },
    { nodeId: 'fee.card', label: 'Card fee', shown: '1.9%', origin: 'assumption', isReplaceable: true },
  ],
};
