import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccountApi, useAccountQuery, useShellAccount } from '#features/account/web/shared/shell-account.tsx';
import { progressAfterAnswer } from '#features/advisor/domain/questions.ts';
import { questionTexts } from '#features/advisor/web/shared/question-texts.ts';
import { advisorHref } from '#features/advisor/web/shared/use-advisor-location.ts';
import { dashboardContract, type OpenThread } from '#features/dashboard/dashboard.contract.ts';
import { DashboardPage } from '#features/dashboard/web/dashboard.page.tsx';
import type { ThreadView } from '#features/dashboard/web/open-threads.tsx';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { useApi } from '#web/api/use-api.ts';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { useDependantWords } from './use-dependant-words.ts';

/** The dashboard with what it shows of other features: the account, and what is open in the tools. */
export function DashboardScreen() {
  const { i18n } = useLingui();
  const api = useApi('dashboard', dashboardContract);
  const { displayName } = useShellAccount();
  const { id: workspaceId } = useCurrentWorkspace();
  const time = useTimeFormat();
  const freeBanner = useFreePlanBanner();
  const viewOf = useThreadView();
  const { data, error, refetch } = useQuery(api.getDashboard.queryOptions({ input: { workspaceId }, staleTime: 0 }));
  return (
    <DashboardPage
      displayName={displayName}
      hour={time.hour(Date.now())}
      journey={data}
      threads={data && withoutRepeats(data.threads).map(viewOf)}
      problem={error === null ? undefined : problemText(i18n, problemOf(error))}
      onRetry={() => void refetch()}
      freePlanBanner={freeBanner}
    />
  );
}

/** The section written in last is not told a second time where it is out of date. */
function withoutRepeats(threads: readonly OpenThread[]): readonly OpenThread[] {
  const stale = threads.flatMap((thread) =>
    thread.kind === 'stale' && thread.dependant.kind === 'plan-section' ? [thread.dependant] : [],
  );
  return threads.filter(
    (thread) =>
      thread.kind !== 'edited' ||
      !stale.some(
        ({ conversationId, sectionId }) => conversationId === thread.conversationId && sectionId === thread.sectionId,
      ),
  );
}

/** Each open thing in words, with the address of the very view. */
function useThreadView(): (thread: OpenThread) => ThreadView {
  const { t } = useLingui();
  const { sectionTitleOf, sectionHref, wordsOf } = useDependantWords();
  const time = useTimeFormat();
  const questionCount = progressAfterAnswer.length - 1;
  return (thread) => {
    switch (thread.kind) {
      case 'question': {
        const number = thread.answers + 1;
        return {
          id: 'question',
          label: t`Question ${number} of ${questionCount}`,
          title: t(questionTexts[thread.question][0]),
          ...(thread.title === '' ? {} : { detail: t`After “${thread.title}”` }),
          href: advisorHref({ conversationId: thread.conversationId }),
          action: t`Answer`,
          isPressing: false,
        };
      }
      case 'stale': {
        const { title, place, href } = wordsOf(thread.dependant);
        return {
          id: `stale ${href}`,
          label: t`Facts changed since this was written`,
          title,
          detail: place,
          href,
          action: t`Look at it`,
          isPressing: true,
        };
      }
      case 'edited': {
        const day = time.day(thread.editedAt);
        return {
          id: 'edited',
          label: t`You wrote in it on ${day}`,
          title: sectionTitleOf(thread.sectionId),
          detail: thread.title,
          href: sectionHref(thread.conversationId, thread.sectionId),
          action: t`Write on`,
          isPressing: false,
        };
      }
      case 'plan':
        return {
          id: 'plan',
          label: t`Business plan`,
          title: thread.title,
          detail:
            thread.assumptions === 0
              ? t`Every number in it shows where it comes from.`
              : t`${plural(thread.assumptions, {
                  one: '# number in it is an assumption that only you can confirm.',
                  other: '# numbers in it are assumptions that only you can confirm.',
                })}`,
          href: advisorHref({ tab: 'plan', conversationId: thread.conversationId }),
          action: t`Open your plan`,
          isPressing: false,
        };
    }
  };
}

const bannerId = 'free-plan';

/** On Free, until it is put away for good: how to put it away. */
function useFreePlanBanner(): { readonly dismiss: () => void } | undefined {
  const api = useAccountApi();
  const client = useQueryClient();
  const { data } = useAccountQuery();
  if (data === undefined || data.plan !== 'Free' || data.dismissedBanners.includes(bannerId)) return undefined;
  const put = (dismissedBanners: readonly string[]) =>
    client.setQueryData(api.getAccount.queryKey(), (known) =>
      known === undefined ? known : { ...known, dismissedBanners: [...dismissedBanners] },
    );
  return {
    dismiss: () => {
      put([...data.dismissedBanners, bannerId]);
      // Refused or offline: it stays away for this visit and comes back with the next.
      api.dismissBanner.call({ banner: bannerId }).then(
        (answer) => put(answer.dismissedBanners),
        () => undefined,
      );
    },
  };
}
