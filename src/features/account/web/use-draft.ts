import { useLayoutEffect, useState } from 'react';
import type { FieldPath, FieldPathValue } from 'react-hook-form';
import type { ContractForm } from '#web/forms/use-contract-form.ts';

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

/** What `useDraft` tells of a form. */
export interface DraftState<T extends Fields> {
  /** What is saved now. */
  readonly saved: T;
  readonly conflicts: readonly (keyof T & string)[];
  /** Keeps what was typed here: saving puts it in the place of the other. */
  readonly keepMine: (key: keyof T & string) => void;
  /** Takes what was saved elsewhere. */
  readonly takeTheirs: (key: keyof T & string) => void;
  /** Begins again from what was just saved. */
  readonly reset: (state: T) => void;
}

/** Puts a form over a saved state that other tabs may change while somebody types. */
export function useDraft<T extends Fields>(form: ContractForm<T>, saved: T): DraftState<T> {
  const [{ base, conflicts }, setCompared] = useState<Pick<Draft<T>, 'base' | 'conflicts'>>(draftOf(saved));
  const keys = Object.keys(saved) as FieldPath<T>[];
  const isNewer = keys.some((key) => !Object.is(saved[key], base[key]));
  const { dirtyFields } = form.formState;

  /** Makes `to` the saved state of the form, with `typed` in its fields. */
  const rebase = (to: T, typed: T) => {
    for (const name of keys) {
      form.resetField(name, { defaultValue: to[name] as FieldPathValue<T, typeof name>, keepError: true });
      if (!Object.is(typed[name], to[name]))
        form.setValue(name, typed[name] as FieldPathValue<T, typeof name>, { shouldDirty: true });
    }
  };
  useLayoutEffect(() => {
    if (!isNewer) return;
    const merged = mergeDraft({ base, typed: form.getValues() as T, conflicts }, saved);
    rebase(saved, merged.typed);
    setCompared(merged);
  });
  const decide = (key: keyof T & string) =>
    setCompared((before) => ({ ...before, conflicts: before.conflicts.filter((one) => one !== key) }));
  return {
    saved: base,
    // Who typed what is saved elsewhere has decided.
    conflicts: conflicts.filter((key) => (dirtyFields as Readonly<Record<string, unknown>>)[key] !== undefined),
    keepMine: decide,
    takeTheirs: (key) => {
      form.setValue(key as FieldPath<T>, base[key] as FieldPathValue<T, FieldPath<T>>, { shouldDirty: true });
      decide(key);
    },
    reset: (state) => {
      rebase(state, state);
      setCompared(draftOf(state));
    },
  };
}
