import type { Session } from '@supabase/auth-js';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Account, accountContract } from '#features/account/account.contract.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { type Api, queryKeyOf, useApi } from '#web/api/use-api.ts';
import { useSession } from '#web/auth/auth-provider.tsx';
import { displayNameOf, mirrorSession, readLocalFlags } from '#web/auth/local-flags.ts';
import { followAccountLanguage } from '#web/i18n/set-interface-language.ts';

/** What the frame around every platform screen shows of the account. */
export interface ShellAccount {
  readonly displayName: string;
  readonly email: string;
  readonly plan: PlanName;
  /** Where the picture can be fetched; null where there is none. */
  readonly pictureUrl: string | null;
  /** Plans are switched without payment; a badge says so on every screen. */
  readonly isTestModeOn: boolean;
}

/** The endpoints of the signed-in account. */
export function useAccountApi(): Api<typeof accountContract> {
  return useApi('account', accountContract);
}

/** The beginning of the query that features ask again when name, plan or workspaces change. */
export const accountKey = queryKeyOf<typeof accountContract>('account', 'getAccount');

/** The signed-in account as the server knows it; one query for the whole frame. */
export function useAccountQuery() {
  return useQuery(useAccountApi().getAccount.queryOptions());
}

/** Name and plan; the first paint comes from the session and the mirrors, the truth from the server. */
export function useShellAccount(): ShellAccount {
  const session = useSession();
  const { data } = useAccountQuery();
  useEffect(() => {
    if (data) mirrorSession(session, { plan: data.plan, name: data.name, pictureUrl: data.pictureUrl });
  }, [data, session]);
  const language = data?.language;
  useEffect(() => {
    if (language !== undefined) void followAccountLanguage(language);
  }, [language]);
  return combine(session, data);
}

function combine(session: Session, account: Account | undefined): ShellAccount {
  return {
    displayName: displayNameOf(session, account?.name),
    email: account?.email ?? session.user.email ?? '',
    plan: account?.plan ?? mirroredPlan(),
    pictureUrl: account === undefined ? (readLocalFlags().userProfileImage ?? null) : account.pictureUrl,
    isTestModeOn: account?.billing.isTestModeOn ?? false,
  };
}

function mirroredPlan(): PlanName {
  const { userPlan } = readLocalFlags();
  return userPlan === 'Starter' || userPlan === 'Pro' ? userPlan : 'Free';
}
