import type { Problem } from '#shared/problem.ts';
import { ApiProblemError, problemOf } from '#web/api/problem-error.ts';
import { paceMs } from '#web/pacing.ts';
import { isSameValue } from '../same-value.ts';

/** What the server counts the changes of. */
export interface Revised {
  readonly revision: number;
}

/** What is known of something that is edited, and of what is not saved of it yet. */
export interface AutosaveState<Stored, Draft> {
  /** As the server has it, as far as is known here. */
  readonly stored: Stored;
  /** As it is on the screen. */
  readonly draft: Draft;
  readonly status: 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';
  /** 0 before anything was saved here. */
  readonly savedAtMs: number;
  /** Why the last saving failed. */
  readonly problem: Problem | undefined;
  /** Counts how often the draft was replaced by one from elsewhere, which is to be drawn from its beginning. */
  readonly load: number;
}

interface AutosaveOptions<Stored, Draft> {
  /** What is edited of it. */
  readonly draftOf: (stored: Stored) => Draft;
  /** Stores the draft on the revision of what is stored. Rejects with what was refused. */
  readonly save: (stored: Stored, draft: Draft) => Promise<Stored>;
  /** It as it stands on the server now; null where there is none any more. Rejects with what was refused. */
  readonly read: () => Promise<Stored | null>;
  /** The draft once all of it is saved; without it what was sent. */
  readonly afterSaving?: (saved: Stored) => Draft;
  /** The draft where `stored` takes its place and looks the same, so that nothing is drawn from its beginning; undefined where it does not. */
  readonly keep?: (now: { readonly stored: Stored; readonly draft: Draft }, stored: Stored) => Draft | undefined;
}

export type Autosave<Stored extends Revised, Draft> = ReturnType<typeof createAutosave<Stored, Draft>>;

/** What shows how saving stands, and lets somebody decide, whatever it is that is saved. */
export type AnyAutosave = Pick<
  Autosave<Revised, unknown>,
  'flush' | 'keepMine' | 'takeTheirs' | 'subscribe' | 'getState'
>;

/**
 * Saves what is edited: some time after the last change or at once with `flush`, one request at a time, each on the revision the one before
 * gave. What could not be saved stays on the screen; nothing typed is ever replaced without being asked.
 */
export function createAutosave<Stored extends Revised, Draft>(
  first: Stored,
  { draftOf, save, read, afterSaving, keep }: AutosaveOptions<Stored, Draft>,
) {
  type State = AutosaveState<Stored, Draft>;
  let state: State = {
    stored: first,
    draft: draftOf(first),
    status: 'saved',
    savedAtMs: 0,
    problem: undefined,
    load: 0,
  };
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onItsWay: Promise<void> | undefined;

  const put = (change: Partial<State>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const send = async (): Promise<void> => {
    const { draft, stored } = state;
    put({ status: 'saving' });
    try {
      const saved = await save(stored, draft);
      const isWhole = state.draft === draft;
      put({
        stored: saved,
        ...(isWhole && afterSaving && { draft: afterSaving(saved) }),
        status: isWhole ? 'saved' : 'waiting',
        savedAtMs: Date.now(),
        problem: undefined,
      });
    } catch (error) {
      const problem = problemOf(error);
      put({ status: problem.code === 'request.stale_revision' ? 'conflict' : 'failed', problem });
    }
  };

  /** Saves what is not saved yet. Says whether everything is now. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer);
    timer = undefined;
    // Whoever waited longer may have sent the next one.
    while (onItsWay !== undefined) await onItsWay;
    if (state.status === 'saved') return true;
    if (state.status === 'conflict') return false;
    onItsWay = send();
    await onItsWay;
    onItsWay = undefined;
    // Typed while the request was on its way; the status was read before, and may be another one now.
    const { status } = state as State;
    return status === 'waiting' ? flush() : status === 'saved';
  };

  /** Puts a state of the server in the place of the draft. */
  const replace = (stored: Stored): void => {
    const kept = keep?.(state, stored);
    const shown = kept === undefined ? { draft: draftOf(stored), load: state.load + 1 } : { draft: kept };
    put({ stored, ...shown, status: 'saved', problem: undefined });
  };

  return {
    edit(change: (draft: Draft) => Draft): void {
      const draft = change(state.draft);
      if (isSameValue(draft, state.draft)) return;
      put({ draft, status: state.status === 'conflict' ? 'conflict' : 'waiting' });
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), paceMs('autosave'));
    },
    flush,
    /** Saves what is not saved yet, for what rests on it. Returns what is stored then; rejects with why not everything is. */
    async settle(): Promise<Stored> {
      if (await flush()) return state.stored;
      throw new ApiProblemError(409, state.problem ?? { code: 'request.stale_revision', message: 'Not saved' });
    },
    /** What another request of this tab answered: the next saving stands on it, and what is not saved yet stays. */
    take(stored: Stored): void {
      if (state.status === 'saved') replace(stored);
      else put({ stored });
    },
    /** What was read again, perhaps because another tab changed it. What is not saved yet stays: saving it will tell. */
    follow(stored: Stored): void {
      if (state.status === 'saved' && stored.revision >= state.stored.revision) replace(stored);
    },
    /** After a conflict: puts what is on this screen in the place of the other state. */
    async keepMine(): Promise<boolean> {
      const theirs = await read();
      if (theirs !== null) put({ stored: theirs, status: 'waiting' });
      return flush();
    },
    /** After a conflict: loads the other state; what was typed here is gone. */
    async takeTheirs(): Promise<void> {
      const theirs = await read();
      if (theirs !== null) replace(theirs);
    },
    isUnsaved: () => state.status !== 'saved',
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState: () => state,
  };
}
