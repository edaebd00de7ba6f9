import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useFreePlanBanner } from '#features/account/web/shared/free-plan-banner.ts';
import { useShellAccount } from '#features/account/web/shared/shell-account.tsx';
import { dashboardContract } from '#features/dashboard/dashboard.contract.ts';
import { DashboardPage } from '#features/dashboard/web/dashboard.page.tsx';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import type { OpenThread } from '#shared/open-thread.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { useApi } from '#web/api/use-api.ts';
import type { ThreadView } from '#web/threads.ts';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { dependantKinds, threadWriters } from '../features.ts';
import { listNextSteps } from '../next-steps.ts';

/** The dashboard with what it shows of other features: the account, and what is open in the tools. */
export function DashboardScreen() {
  const { i18n } = useLingui();
  const api = useApi('dashboard', dashboardContract);
  const { displayName } = useShellAccount();
  const { id: workspaceId } = useCurrentWorkspace();
  const time = useTimeFormat();
  const freeBanner = useFreePlanBanner('free-plan');
  const viewsOf = useThreadViews();
  const { data, error, refetch } = useQuery(api.getDashboard.queryOptions({ input: { workspaceId }, staleTime: 0 }));
  return (
    <DashboardPage
      displayName={displayName}
      hour={time.hour(Date.now())}
      journey={data}
      threads={data && viewsOf(data.threads)}
      nextSteps={listNextSteps(data?.steps)}
      problem={error === null ? undefined : problemText(i18n, problemOf(error))}
      onRetry={() => void refetch()}
      freePlanBanner={freeBanner}
    />
  );
}

/** What is told of where it is stale is not told a second time where it was worked on last. */
function withoutRepeats(threads: readonly OpenThread[]): readonly OpenThread[] {
  const stale = threads.flatMap(({ dependant }) => (dependant === undefined ? [] : [dependant.parts]));
  const isSame = (parts: OpenThread['parts']) => (other: OpenThread['parts']) =>
    Object.entries(other).every(([name, value]) => parts[name] === value);
  return threads.filter(({ urgency, parts }) => urgency !== 'worked-on' || !stale.some(isSame(parts)));
}

/** Each open thing in words, with the address of the very view; what this build has no words for is left out. */
function useThreadViews(): (threads: readonly OpenThread[]) => readonly ThreadView[] {
  const { i18n, t } = useLingui();
  const time = useTimeFormat();
  const staleView = ({ dependant }: OpenThread) => {
    const words = dependant && dependantKinds[dependant.kind]?.wordsOf(i18n, dependant);
    if (words === undefined) return undefined;
    const { title, place: detail, href } = words;
    return { label: t`Facts changed since this was written`, title, detail, href, action: t`Look at it` };
  };
  return (threads) =>
    withoutRepeats(threads).flatMap((thread) => {
      const view = thread.kind === 'stale' ? staleView(thread) : threadWriters[thread.kind]?.(thread, { i18n, time });
      return view === undefined
        ? []
        : [{ ...view, id: `${thread.kind} ${view.href}`, isPressing: thread.urgency === 'stale' }];
    });
}
