import { isAuthApiError, type Session } from '@supabase/auth-js';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { onRefusedSession } from '#web/api/refused-session.ts';
import { paceMs } from '#web/pacing.ts';
import { isAnonymousSession, needsSecondFactor } from './assurance.ts';
import type { GroundworkAuthClient } from './auth-client.ts';
import { clearLocalFlags, mirrorSession } from './local-flags.ts';
import { rememberUnfinishedSignOut } from './unfinished-sign-out.ts';

export type AuthState =
  | { readonly status: 'checking' }
  /** `isLeaving` from the moment its end was asked for: what is asked now would only be refused. */
  | { readonly status: 'signed-in'; readonly session: Session; readonly isLeaving?: true }
  /** There is a session, but it was not confirmed with the person's second factor. */
  | { readonly status: 'second-factor-missing' }
  /** `isDeliberate` after this tab's own sign-out: nobody needs to be told why. */
  | { readonly status: 'signed-out'; readonly isDeliberate: boolean }
  /** A session is stored but the server could not be asked; nothing is cleared. */
  | { readonly status: 'unreachable' };

interface AuthValue {
  readonly state: AuthState;
  readonly client: GroundworkAuthClient;
  readonly check: () => void;
  /**
   * Ends the session on the server and here. When the server does not answer the error is logged, this browser forgets
   * the session all the same, and the page that follows says so (docs/pages.md, "Signing out").
   */
  readonly signOut: () => Promise<void>;
}

const AuthContext = createContext<AuthValue | undefined>(undefined);

/** Keeps the session of this tab, as the auth client reports it. */
export function AuthProvider({
  client,
  children,
}: {
  readonly client: GroundworkAuthClient;
  readonly children: ReactNode;
}) {
  const [state, setState] = useState<AuthState>({ status: 'checking' });

  const isLeaving = useRef(false);
  const isUnfinished = useRef(false);

  const apply = useCallback((session: Session | null) => {
    if (session !== null && needsSecondFactor(session)) {
      setState({ status: 'second-factor-missing' });
    } else if (session === null || isAnonymousSession(session)) {
      clearLocalFlags();
      // Before anybody is told: who hears of it leads to another page, and what this one has still to do may never be done.
      if (isLeaving.current) forgetTab(isUnfinished.current);
      setState({ status: 'signed-out', isDeliberate: isLeaving.current });
    } else {
      mirrorSession(session);
      setState({ status: 'signed-in', session });
    }
  }, []);

  const check = useCallback(() => {
    setState({ status: 'checking' });
    client.getSession().then(
      ({ data, error }) => {
        if (error?.name === 'AuthRetryableFetchError') setState({ status: 'unreachable' });
        else apply(data.session);
      },
      () => setState({ status: 'unreachable' }),
    );
  }, [client, apply]);

  useEffect(() => {
    check();
    const { data } = client.onAuthStateChange((event, session) => {
      // The first answer comes from check(), which also knows a failure from an empty answer.
      if (event !== 'INITIAL_SESSION') apply(session);
    });
    return () => data.subscription.unsubscribe();
  }, [client, check, apply]);

  // A session that ended elsewhere is let go here, too. Asking for a new token tells; the client alone would keep the
  // session until its access token is over.
  useEffect(() => {
    let isAsking = false;
    return onRefusedSession(() => {
      if (isAsking) return;
      isAsking = true;
      void client
        .refreshSession()
        .then(({ error }) => (isAuthApiError(error) ? client.signOut({ scope: 'local' }) : undefined))
        .finally(() => {
          isAsking = false;
        });
    });
  }, [client]);

  const value = useMemo<AuthValue>(
    () => ({
      state,
      client,
      check,
      signOut: async () => {
        isLeaving.current = true;
        setState((now) => (now.status === 'signed-in' ? { ...now, isLeaving: true } : now));
        // The client forgives 401, 403 and 404 by itself; what is left is a server that did not answer.
        const failure = await failureOf(client.signOut());
        if (failure !== undefined) {
          isUnfinished.current = true;
          // biome-ignore lint/suspicious/noConsole: sign-out errors are logged (docs/pages.md, "Signing out")
          console.error('Error signing out:', failure);
          await failureOf(client.signOut({ scope: 'local' }));
        }
        // The client reports the end of the session itself; should it not, the guard still lets go.
        setTimeout(() => apply(null), paceMs('signOutFallback'));
      },
    }),
    [state, client, check, apply],
  );
  return <AuthContext.Provider value={value}>{children}</AuthContext.Provider>;
}

/** The session's state and what can be done with it. */
export function useAuth(): AuthValue {
  const value = useContext(AuthContext);
  if (value === undefined) throw new Error('useAuth needs an AuthProvider above it');
  return value;
}

/** The session of a guarded screen; guarded screens are drawn with one only. */
export function useSession(): Session {
  const { state } = useAuth();
  if (state.status !== 'signed-in') throw new Error('useSession is for guarded screens');
  return state.session;
}

/** What a call of the auth client failed with, thrown or returned. */
async function failureOf(call: Promise<{ readonly error: unknown }>): Promise<unknown> {
  try {
    return (await call).error ?? undefined;
  } catch (error) {
    return error;
  }
}

/**
 * What this tab remembers of the person goes with the session: drafts in the session storage, and every cookie. The page that
 * follows says where the server was not told.
 */
function forgetTab(isUnfinished: boolean): void {
  try {
    window.sessionStorage.clear();
  } catch {
    // Storage can be switched off; then there is nothing to forget.
  }
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim();
    // biome-ignore lint/suspicious/noDocumentCookie: expiring works in every browser only this way
    if (name) document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
  if (isUnfinished) rememberUnfinishedSignOut();
}
