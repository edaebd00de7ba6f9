import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { progressAfterAnswer } from '#features/advisor/domain/questions.ts';
import { DashboardPage } from '#features/dashboard/web/dashboard.page.tsx';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { useSessionApi } from '#web/api/session-api.tsx';
import { useShellAccount } from '#web/shell/shell-account.tsx';

/** The dashboard with what it shows of other features: the account's name and how far the plan is. */
export function DashboardScreen() {
  const { i18n } = useLingui();
  const { advisor } = useSessionApi();
  const { displayName } = useShellAccount();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['dashboard', 'conversation'],
    queryFn: () => advisor.getLatestConversation(),
    staleTime: 0,
  });
  return (
    <DashboardPage
      displayName={displayName}
      isLoading={isPending}
      planState={data === undefined ? undefined : { answers: countAnswers(data.progress) }}
      problem={error === null ? undefined : problemText(i18n, problemOf(error))}
      onRetry={() => void refetch()}
    />
  );
}

function countAnswers(progress: number): number {
  return progressAfterAnswer.filter((after) => after > 0 && after <= progress).length;
}
