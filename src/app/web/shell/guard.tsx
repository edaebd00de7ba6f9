import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { paths } from '#web/routes/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LogoMark } from '#web/ui/logo.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/**
 * Lets through who is signed in. Everybody else is led to `/signin`, which asks for what is missing (the 'Authentication
 * Required' dialog, or the second factor) and brings them back here; who has just signed out is led home without a word.
 */
export function Guard({
  children,
  leave = leaveFor,
}: {
  readonly children: ReactNode;
  readonly leave?: (href: string) => void;
}) {
  const { t } = useLingui();
  const { state, check } = useAuth();
  const isSignedOut = state.status === 'signed-out';
  const isDeliberate = isSignedOut && state.isDeliberate;
  const mustLeave = isSignedOut || state.status === 'second-factor-missing';

  useEffect(() => {
    if (!mustLeave) return;
    const here = window.location.pathname + window.location.search;
    leave(isDeliberate ? '/' : paths.signIn.getHref(here));
  }, [mustLeave, isDeliberate, leave]);

  if (state.status === 'signed-in') return children;
  if (state.status === 'unreachable') {
    return (
      <main className="pt-16">
        <EmptyState
          level={1}
          title={t`Groundwork cannot be reached`}
          action={<Button variant="primary" onPress={check}>{t`Try again`}</Button>}
        >
          {t`Your work is safe. Check your connection, then try again.`}
        </EmptyState>
      </main>
    );
  }
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-5">
      <LogoMark size={44} />
      <p role="status" className="flex items-center gap-2.5 text-base text-ink-2">
        <Spinner />
        {t`Verifying access...`}
      </p>
    </main>
  );
}

function leaveFor(href: string): void {
  window.location.replace(href);
}
