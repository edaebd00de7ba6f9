import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLiveHold } from '#web/live/live-hold.ts';
import type { Autosave, Revised } from './autosave.ts';

/**
 * What saves while this is on the screen, made once by `begin`. It follows what was read last; what is left when it goes is sent, and a
 * closing tab is asked to wait.
 */
export function useAutosave<Stored extends Revised, Draft>(
  read: Stored,
  begin: () => Autosave<Stored, Draft>,
): Autosave<Stored, Draft> {
  const [saving] = useState(begin);
  const status = useSyncExternalStore(saving.subscribe, () => saving.getState().status);
  // Until what was typed is saved it stands on the version it was typed on: a conflict is told, never hidden.
  useLiveHold(status !== 'saved' && status !== 'conflict');
  useEffect(() => saving.follow(read), [saving, read]);
  useEffect(() => {
    const askToStay = (event: BeforeUnloadEvent) => {
      if (!saving.isUnsaved()) return;
      void saving.flush();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', askToStay);
    return () => {
      window.removeEventListener('beforeunload', askToStay);
      void saving.flush();
    };
  }, [saving]);
  return saving;
}

interface Watched<State> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => State;
}

/** What is known now of what is edited and of what is not saved of it yet. */
export function useAutosaveState<State>({ subscribe, getState }: Watched<State>): State {
  return useSyncExternalStore(subscribe, getState);
}
