import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { accountKey } from '#features/account/web/shared/shell-account.tsx';
import { advisorContract } from '#features/advisor/advisor.contract.ts';
import { sectionIds } from '#features/advisor/domain/plan.ts';
import { advisorHref } from '#features/advisor/web/shared/use-advisor-location.ts';
import { useProfileApi } from '#features/profile/web/profile.api.ts';
import { ProfilePage } from '#features/profile/web/profile.page.tsx';
import type { ProfileScreenTools } from '#features/profile/web/profile-screen-context.ts';
import type { Dependant } from '#features/workspaces/domain/fact-dependants.ts';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { type Api, queryKeyOf, useApi } from '#web/api/use-api.ts';
import { useDependantWords } from './use-dependant-words.ts';

/** The business profile with what it shows of the tools that read from it. */
export function ProfileScreen() {
  const client = useQueryClient();
  const workspace = useCurrentWorkspace();
  const api = useProfileApi();
  const advisor = useApi('advisor', advisorContract);
  const { wordsOf } = useDependantWords();
  const wantedKey = useRouterState({ select: (state) => state.location.hash });
  const latestWords = useRef(wordsOf);
  latestWords.current = wordsOf;

  const tools = useMemo<ProfileScreenTools>(
    () => ({
      workspace,
      api,
      wordsOf: (dependant) => latestWords.current(dependant),
      mend: (dependant) => composeAgain(advisor, dependant),
      onChanged: () => {
        // The business may have got its name, which the frame shows.
        for (const queryKey of [queryKeyOf('advisor'), queryKeyOf('dashboard'), accountKey])
          void client.invalidateQueries({ queryKey });
      },
      chatHref: advisorHref({}),
      planHref: advisorHref({ tab: 'plan' }),
    }),
    [workspace, api, advisor, client],
  );
  return <ProfilePage tools={tools} wantedKey={wantedKey} />;
}

type Advisor = Pick<Api<typeof advisorContract>, 'composeSection' | 'undoSection'>;

async function composeAgain(advisor: Advisor, dependant: Dependant): Promise<() => Promise<void>> {
  const sectionId = sectionIds.find((id) => dependant.kind === 'plan-section' && id === dependant.sectionId);
  // Nothing else goes out of date.
  if (dependant.kind !== 'plan-section' || sectionId === undefined) return async () => undefined;
  const at = { conversationId: dependant.conversationId, sectionId };
  const context = { idempotencyKey: crypto.randomUUID() };
  const { revision } = await advisor.composeSection.call({ ...at, revision: dependant.revision }, { context });
  return async () => void (await advisor.undoSection.call({ ...at, revision }));
}
