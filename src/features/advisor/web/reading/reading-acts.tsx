import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { premiseKey } from '#features/advisor/domain/business/premise-ids.ts';
import type {
  MentionView,
  PremiseView,
  QuestionView,
  ReadingView,
  readingEndpoints,
} from '#features/advisor/reading.contract.ts';
import type { Inputs } from '#shared/endpoint.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { useLiveHold } from '#web/live/live-hold.ts';
import { cx } from '#web/ui/class-names.ts';
import { useAdvisorStore } from '../advisor.queries.ts';
import { stateOf } from './mention-state.ts';

export type Answer = NonNullable<QuestionView['answer']>;
type Label = Inputs<typeof readingEndpoints>['setLabels']['labels'][number];
/** What a person says that some words are; without a role it is taken back. */
export type LabelWish = Omit<Label, 'mention' | 'version'>;
export type ReadingActs = ReturnType<typeof useReadingActs>;

/** So many labels the server takes in one request; of a longer conversation the rest waits for the next tap. */
const mostAtOnce = 100;

/**
 * Acts on how a conversation is read, one at a time, and how the last one went. Each answers the reading as it is then; undefined where
 * it failed. The answer takes the place of what was known, also where another tab was first.
 */
export function useReadingActs({ conversationId }: ReadingView) {
  const store = useAdvisorStore();
  const { mutateAsync, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (call: () => Promise<ReadingView>) => call(),
    networkMode: 'always',
    onSuccess: store.putReading,
    onError: async (refusal) => {
      const { code, current } = problemOf(refusal);
      // Both endpoints refuse what another tab has changed with the reading as it is now.
      if (code === 'request.stale_revision') await store.putReading(current as ReadingView);
    },
  });
  useLiveHold(isPending);
  const act = async (call: () => Promise<ReadingView>): Promise<ReadingView | undefined> =>
    isPending ? undefined : mutateAsync(call).catch(() => undefined);
  const setLabels = (labels: Label[]) => act(() => store.api.setLabels.call({ conversationId, labels }));
  const answer = ({ key, version }: Pick<QuestionView, 'key' | 'version'>, given: Answer | null) =>
    act(() => store.api.answerQuestion.call({ conversationId, key, version, answer: given }));
  return {
    /** "That's right": every guess among these is what was guessed first. */
    confirm: (mentions: readonly MentionView[]) => {
      const guesses = mentions.filter((mention) => stateOf(mention) === 'guess').slice(0, mostAtOnce);
      return setLabels(guesses.map(({ id, version, guesses: [role = null] }) => ({ mention: id, version, role })));
    },
    label: ({ id, version }: MentionView, wish: LabelWish) => setLabels([{ mention: id, version, ...wish }]),
    /** Null takes the answer back. */
    answer,
    choose: ({ id, version }: PremiseView, given: Answer | null) => answer({ key: premiseKey(id), version }, given),
    isBusy: isPending,
    isSaved: isSuccess,
    problem: error === null ? undefined : problemOf(error),
    /** Forgets how the last act went. */
    clear: () => {
      if (!isPending) reset();
    },
  };
}

/** Why the last act failed; `stale` says it where another tab was first: the same act again puts the person's own over it. */
export function ActProblem({ acts: { problem }, stale }: { readonly acts: ReadingActs; readonly stale: string }) {
  const { i18n } = useLingui();
  if (problem === undefined) return null;
  const isStale = problem.code === 'request.stale_revision';
  const look = isStale ? 'rounded-sm bg-clay-soft px-3 py-2 text-ink' : 'font-medium text-clay';
  return (
    <p role="alert" className={cx('text-sm', look)}>
      {isStale ? stale : problemText(i18n, problem)}
    </p>
  );
}
