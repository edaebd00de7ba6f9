import type { Session } from '@supabase/auth-js';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Account } from '#features/account/account.contract.ts';
import type { PlanName } from '#features/billing/domain/plan-names.ts';
import { useSessionApi } from '#web/api/session-api.tsx';
import { useSession } from '#web/auth/auth-provider.tsx';
import { displayNameOf, mirrorSession, readLocalFlags } from '#web/auth/local-flags.ts';

/** What the frame around every platform screen shows of the account. */
export interface ShellAccount {
  readonly displayName: string;
  readonly email: string;
  readonly plan: PlanName;
  /** Undefined until it is known. */
  readonly workspaceName?: string;
}

/** The query that features invalidate when name, plan or workspace change. */
export const SHELL_ACCOUNT_KEY = ['shell-account'] as const;

/** Name, plan and workspace; the first paint comes from the session and the mirrors, the truth from the server. */
export function useShellAccount(): ShellAccount {
  const session = useSession();
  const { account } = useSessionApi();
  const { data } = useQuery({
    queryKey: [...SHELL_ACCOUNT_KEY, session.user.id],
    queryFn: () => account.getAccount(),
  });
  useEffect(() => {
    if (data) mirrorSession(session, { plan: data.plan, name: data.name });
  }, [data, session]);
  return combine(session, data);
}

function combine(session: Session, account: Account | undefined): ShellAccount {
  const workspaceName = account?.workspaces[0]?.name;
  return {
    displayName: displayNameOf(session, account?.name),
    email: account?.email ?? session.user.email ?? '',
    plan: account?.plan ?? mirroredPlan(),
    ...(workspaceName === undefined ? {} : { workspaceName }),
  };
}

function mirroredPlan(): PlanName {
  const { userPlan } = readLocalFlags();
  return userPlan === 'Starter' || userPlan === 'Pro' ? userPlan : 'Free';
}
