import { useRef, useState } from 'react';
import { premiseKey } from '#features/advisor/domain/business/premise-ids.ts';
import type { Role } from '#features/advisor/domain/reading/label.ts';
import type { MentionView, PremiseView, QuestionView, ReadingView } from '#features/advisor/reading.contract.ts';
import type { Problem } from '#shared/problem.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { useLiveHold } from '#web/live/live-hold.ts';
import { type AdvisorStore, useAdvisorStore } from '../advisor.queries.ts';
import { stateOf } from './mention-state.ts';

export type Answer = NonNullable<QuestionView['answer']>;

/** What a person says that some words are; without a role it is taken back. */
export interface LabelWish {
  readonly role: Role | null;
  /** The mention of the words it belongs to. */
  readonly of?: string;
  readonly unit?: { readonly one: string; readonly many: string };
}

/** So many labels the server takes in one request; of a longer conversation the rest waits for the next tap. */
const mostAtOnce = 100;

/** The acts on a reading, one at a time, and how the last one went. Each answers the reading as it is then; undefined where it failed. */
export interface ReadingActs {
  /** "That's right": every guess of a message, or of the whole conversation, is what was guessed first. */
  readonly confirm: (messageId?: string) => Promise<ReadingView | undefined>;
  readonly label: (mention: MentionView, wish: LabelWish) => Promise<ReadingView | undefined>;
  /** Null takes the answer back. */
  readonly answer: (
    question: Pick<QuestionView, 'key' | 'version'>,
    answer: Answer | null,
  ) => Promise<ReadingView | undefined>;
  readonly choose: (premise: PremiseView, answer: Answer | null) => Promise<ReadingView | undefined>;
  readonly isBusy: boolean;
  readonly problem: Problem | undefined;
  /** Another tab was first: what is shown is new, and the same act again puts the person's own over it. */
  readonly isStale: boolean;
  /** Forgets how the last act went. */
  readonly clear: () => void;
}

/** Acts on how a conversation is read. What an act answers takes the place of what was known, also where another tab was first. */
export function useReadingActs(reading: ReadingView): ReadingActs {
  const store = useAdvisorStore();
  const isActing = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  useLiveHold(isBusy);
  const { conversationId } = reading;

  const act = async (call: () => Promise<ReadingView>): Promise<ReadingView | undefined> => {
    if (isActing.current) return undefined;
    isActing.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      const next = await call();
      await store.putReading(next);
      return next;
    } catch (error) {
      const refused = problemOf(error);
      if (refused.code === 'request.stale_revision') await showCurrent(store, reading, refused);
      setProblem(refused);
      return undefined;
    } finally {
      isActing.current = false;
      setBusy(false);
    }
  };
  const answer: ReadingActs['answer'] = ({ key, version }, given) =>
    act(() => store.api.answerQuestion.call({ conversationId, key, version, answer: given }));
  return {
    confirm: (messageId) => {
      const guesses = reading.mentions
        .filter((one) => (messageId === undefined || one.messageId === messageId) && stateOf(one) === 'guess')
        .slice(0, mostAtOnce);
      const labels = guesses.map(({ id, version, guesses: [role = null] }) => ({ mention: id, version, role }));
      return act(() => store.api.setLabels.call({ conversationId, labels }));
    },
    label: ({ id, version }, wish) =>
      act(() => store.api.setLabels.call({ conversationId, labels: [{ mention: id, version, ...wish }] })),
    answer,
    choose: ({ id, version }, given) => answer({ key: premiseKey(id), version }, given),
    isBusy,
    problem,
    isStale: problem?.code === 'request.stale_revision',
    clear: () => setProblem(undefined),
  };
}

async function showCurrent(store: AdvisorStore, { conversationId }: ReadingView, { current }: Problem): Promise<void> {
  if (isReading(current)) await store.putReading(current);
  else await store.refetchReading(conversationId);
}

// The server checked what it sent; here one shape is only told from another.
const isReading = (current: unknown): current is ReadingView =>
  typeof current === 'object' && current !== null && 'mentions' in current && 'premises' in current;
