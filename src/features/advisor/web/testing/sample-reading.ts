import type { MentionView, PremiseView, QuestionView, ReadingView } from '#features/advisor/reading.contract.ts';
import { ApiProblemError } from '#web/api/problem-error.ts';
import type { AdvisorApi } from './advisor-server.tsx';
import { conversationId } from './sample-plan.ts';

/** The id of the nth answer of the sample conversation, from 1. */
export const messageIdOf = (answer: number): MentionView['messageId'] =>
  `msg_${String(answer * 2 - 1).padStart(26, '0')}`;

/** Words of the fourth answer, which asked for prices, as they are found and not confirmed. */
export function sampleMention(quote: string, own: Partial<MentionView> = {}): MentionView {
  const messageId = own.messageId ?? messageIdOf(4);
  return {
    id: `${messageId}@${quote}`,
    messageId,
    question: 'revenue',
    quote,
    amount: null,
    isCertain: true,
    guesses: ['offer', 'rival', 'none'],
    taken: null,
    version: 0,
    ...own,
  };
}

/** The same of an amount of money. */
export const sampleAmount = (quote: string, own: Partial<MentionView> = {}): MentionView =>
  sampleMention(quote, {
    amount: { kind: 'money', amount: 7.9, currency: 'EUR' },
    guesses: ['price', 'price.period', 'cost.direct'],
    ...own,
  });

/** What it is taken as by the person. */
export const takenAs = (
  role: NonNullable<MentionView['taken']>['role'],
  more: Partial<NonNullable<MentionView['taken']>> = {},
): NonNullable<MentionView['taken']> => ({ role, by: 'person', of: null, unit: null, ...more });

export function samplePremise(id: PremiseView['id'], own: Partial<PremiseView> = {}): PremiseView {
  return { id, value: null, isChosen: false, isNeeded: false, suggestions: [], version: 0, ...own };
}

/** A question for a number of euros a month. */
export function sampleQuestion(key: string, own: Partial<QuestionView> = {}): QuestionView {
  return {
    key,
    asks: `What about ${key}?`,
    because: `It decides ${key}.`,
    field: { kind: 'amount', unit: 'money', per: 'month', min: 0, max: 100_000_000 },
    answer: null,
    version: 0,
    ...own,
  };
}

/** A reading in which nothing was found and nothing is asked, unless said otherwise. */
export function sampleReading(own: Partial<ReadingView> = {}): ReadingView {
  const known = [
    samplePremise('language', { value: 'en' }),
    samplePremise('country', { value: 'BE', isChosen: true, version: 1 }),
    samplePremise('currency', { value: 'EUR' }),
    samplePremise('trade', { value: 'bakery', isChosen: true, suggestions: [{ id: 'bakery', name: 'bakery' }] }),
  ];
  return {
    conversationId,
    language: 'en',
    currency: 'EUR',
    premises: known,
    mentions: [],
    questions: [],
    openCount: own.questions?.length ?? 0,
    answered: [],
    ...own,
  };
}

type ReadingCalls = Pick<AdvisorApi, 'getReading' | 'setLabels' | 'answerQuestion' | 'searchTrades'>;

/** A server that keeps what is said to it and refuses what another tab has changed, as the real one does. */
export function readingServer(start: ReadingView, trades: readonly { id: string; name: string }[] = []) {
  let reading = start;
  const stale = () => {
    throw new ApiProblemError(409, { code: 'request.stale_revision', message: 'changed', current: reading });
  };
  const calls: ReadingCalls = {
    getReading: async () => reading,
    setLabels: async ({ labels }) => {
      const of = new Map(labels.map((label) => [label.mention, label]));
      if (reading.mentions.some(({ id, version }) => of.has(id) && of.get(id)?.version !== version)) stale();
      const mentions = reading.mentions.map((mention): MentionView => {
        const label = of.get(mention.id);
        if (label === undefined) return mention;
        const { role, of: owner = null, unit = null } = label;
        const taken = role === null ? null : takenAs(role, { of: owner, unit });
        return { ...mention, taken, version: mention.version + 1 };
      });
      reading = { ...reading, mentions };
      return reading;
    },
    answerQuestion: async ({ key, version, answer }) => {
      const premise = reading.premises.find(({ id }) => key === `premise.${id}`);
      const question = [...reading.questions, ...reading.answered].find((one) => one.key === key);
      if ((premise ?? question)?.version !== version) stale();
      if (premise) {
        const value = answer?.kind === 'choice' ? answer.choice : null;
        const now = { ...premise, value, isChosen: value !== null, isNeeded: answer === null, version: version + 1 };
        reading = { ...reading, premises: reading.premises.map((one) => (one === premise ? now : one)) };
        return reading;
      }
      const others = (questions: readonly QuestionView[]) => questions.filter((one) => one.key !== key);
      const now: QuestionView = { ...question!, answer, version: version + 1 };
      const wasOpen = question?.answer === null;
      reading = {
        ...reading,
        questions: answer === null ? [now, ...others(reading.questions)] : others(reading.questions),
        answered: answer === null ? others(reading.answered) : [...others(reading.answered), now],
        openCount: reading.openCount + (answer === null ? 1 : wasOpen ? -1 : 0),
      };
      return reading;
    },
    searchTrades: async ({ query }) => ({ trades: trades.filter(({ name }) => name.includes(query)) }),
  };
  return {
    calls,
    read: () => reading,
    /** What another tab does meanwhile. */
    change: (next: (now: ReadingView) => ReadingView) => {
      reading = next(reading);
    },
  };
}
