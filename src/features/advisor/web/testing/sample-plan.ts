import type {
  advisorContract,
  Conversation,
  Message,
  PlanView,
  StatedFact,
} from '#features/advisor/advisor.contract.ts';
import { progressAfterAnswer, questionIds } from '#features/advisor/domain/questions.ts';
import type { Outputs } from '#shared/endpoint.ts';

export const conversationId = 'conv_00000000000000000000000001';

/** The price as it stands under the fourth answer. */
export const priceFact: StatedFact = {
  key: 'revenue.streams',
  version: 1,
  label: 'Price',
  shown: '€6.50 per loaf',
  value: { type: 'amounts', items: [{ name: 'Loaf', minor: 650, currency: 'EUR', per: 'loaf' }] },
  isCorrected: false,
};

/** A conversation after so many answers, 0 to 5. */
export function sampleConversation(answers: number): Conversation {
  const messages = Array.from({ length: answers * 2 + 1 }, (_, index): Message => {
    const isUser = index % 2 === 1;
    const question = questionIds[Math.floor(index / 2)] ?? null;
    return {
      id: `msg_${String(index).padStart(26, '0')}`,
      role: isUser ? 'user' : 'assistant',
      content: isUser ? `Answer ${(index + 1) / 2}` : `Reply ${index / 2}`,
      createdAt: '2026-11-21T08:00:00.000Z',
      question,
      isSkip: false,
      facts: isUser && question === 'revenue' ? [priceFact] : [],
    };
  });
  const question = questionIds[answers] ?? null;
  return {
    id: answers === 0 ? null : conversationId,
    messages,
    progress: progressAfterAnswer[answers] ?? 0,
    question,
    placeholder: 'Who is it for?',
    chips:
      question === null
        ? []
        : [
            { label: 'Families nearby', isSkip: false },
            { label: "I don't know yet", isSkip: true },
          ],
  };
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
  isGeneral: false,
  figureCount: 64,
  score: {
    points: 61,
    max: 65,
    band: 'Good',
    evidence: 'The last 14 points come only from real visitors, sign-ups and orders.',
    dimensions: [
      {
        id: 'market-analysis',
        title: 'Market Analysis',
        points: 18,
        max: 22,
        lost: [{ points: 4, reason: 'No number says how large the market is.' }],
      },
    ],
  },
  sections: [
    {
      state: 'open',
      id: 'executive-summary',
      title: 'Executive Summary',
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
      title: 'Revenue Streams',
      wouldContain: 'Each way the business earns: what is sold, at which price, how often, and what it adds up to.',
      opensWith: 'Starter',
      monthlyPriceCents: 2400,
    },
  ],
};
