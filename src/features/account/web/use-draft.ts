import { useCallback, useState } from 'react';

/** Fields of a form by name; compared with `Object.is`. */
export type Fields = Readonly<Record<string, string | boolean | null>>;

export interface Draft<T extends Fields> {
  /** What was saved when the draft was last compared. */
  readonly base: T;
  readonly typed: T;
  /** Fields that were typed in here and meanwhile changed elsewhere, until somebody decides. */
  readonly conflicts: readonly (keyof T & string)[];
}

/** A draft on which nothing was typed. */
export function draftOf<T extends Fields>(saved: T): Draft<T> {
  return { base: saved, typed: saved, conflicts: [] };
}

/**
 * A newer state comes in under a draft: fields nobody typed in follow it, typed ones stay, and one that was changed on
 * both sides to different values becomes a conflict. Nothing typed is ever replaced.
 */
export function mergeDraft<T extends Fields>(draft: Draft<T>, saved: T): Draft<T> {
  const { base, typed } = draft;
  const keys = Object.keys(saved) as (keyof T & string)[];
  const isTouched = (key: keyof T) => !Object.is(typed[key], base[key]);
  const mine = Object.fromEntries(keys.filter(isTouched).map((key) => [key, typed[key]])) as Partial<T>;
  const conflicts = keys.filter((key) => {
    if (!isTouched(key) || Object.is(saved[key], typed[key])) return false;
    return !Object.is(saved[key], base[key]) || draft.conflicts.includes(key);
  });
  return { base: saved, typed: { ...saved, ...mine }, conflicts };
}

/** A form over a saved state that other tabs may change while somebody types. */
export function useDraft<T extends Fields>(saved: T) {
  const [draft, setDraft] = useState(() => draftOf(saved));
  const isNewer = Object.keys(saved).some((key) => !Object.is(saved[key], draft.base[key]));
  const current = isNewer ? mergeDraft(draft, saved) : draft;
  if (isNewer) setDraft(current);

  const change = useCallback(<Key extends keyof T & string>(key: Key, value: T[Key]) => {
    setDraft((before) => ({
      ...before,
      typed: { ...before.typed, [key]: value },
      conflicts: Object.is(value, before.base[key]) ? before.conflicts.filter((one) => one !== key) : before.conflicts,
    }));
  }, []);
  return {
    typed: current.typed,
    saved: current.base,
    conflicts: current.conflicts,
    isDirty: Object.keys(current.base).some((key) => !Object.is(current.typed[key], current.base[key])),
    change,
    /** Keeps what was typed here: saving puts it in the place of the other. */
    keepMine: useCallback((key: keyof T & string) => {
      setDraft((before) => ({ ...before, conflicts: before.conflicts.filter((one) => one !== key) }));
    }, []),
    /** Takes what was saved elsewhere. */
    takeTheirs: useCallback((key: keyof T & string) => {
      setDraft((before) => ({
        ...before,
        typed: { ...before.typed, [key]: before.base[key] },
        conflicts: before.conflicts.filter((one) => one !== key),
      }));
    }, []),
    /** Begins again from what was just saved. */
    reset: useCallback((state: T) => setDraft(draftOf(state)), []),
  };
}
