import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { accountKey } from '#features/account/web/shared/shell-account.tsx';
import { advisorHref } from '#features/advisor/web/shared/use-advisor-location.ts';
import { useProfileApi } from '#features/profile/web/profile.api.ts';
import { ProfilePage } from '#features/profile/web/profile.page.tsx';
import type { ProfileScreenTools } from '#features/profile/web/profile-screen-context.ts';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { queryKeyOf } from '#web/api/use-api.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { paths } from '#web/routes/paths.ts';
import { dependantKinds } from '../features.ts';

/** The business profile with what it shows of the tools that read from it. */
export function ProfileScreen() {
  const client = useQueryClient();
  const workspace = useCurrentWorkspace();
  const api = useProfileApi();
  const { client: session } = useAuth();
  const { i18n } = useLingui();
  const wantedKey = useRouterState({ select: (state) => state.location.hash });
  const words = useRef(i18n);
  words.current = i18n;

  const tools = useMemo<ProfileScreenTools>(
    () => ({
      workspace,
      api,
      // What a newer server names is shown by the whole it belongs to.
      wordsOf: (dependant) =>
        dependantKinds[dependant.kind]?.wordsOf(words.current, dependant) ?? {
          title: dependant.title,
          place: '',
          href: paths.platform.dashboard,
        },
      regenerate: async (dependant) =>
        (await dependantKinds[dependant.kind]?.remake?.(session, dependant)) ?? (async () => undefined),
      onChanged: () => {
        // The business may have got its name, which the frame shows.
        for (const queryKey of [queryKeyOf('advisor'), queryKeyOf('dashboard'), accountKey])
          void client.invalidateQueries({ queryKey });
      },
      chatHref: advisorHref({}),
    }),
    [workspace, api, session, client],
  );
  return <ProfilePage tools={tools} wantedKey={wantedKey} />;
}
