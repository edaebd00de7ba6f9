import { sessionStore } from '../session-store.ts';

const draftKey = 'groundwork.advisor.draft';

/** What stands in the input. With `attemptKey` it was sent, but no answer of the server was seen yet. */
export interface Draft {
  readonly text: string;
  readonly attemptKey?: string;
}

/** The text a reload or a sign-in in this tab must not lose. */
export function readDraft(): Draft {
  const stored = sessionStore.read(draftKey);
  if (stored === null) return { text: '' };
  try {
    const draft: unknown = JSON.parse(stored);
    if (typeof draft === 'object' && draft !== null && 'text' in draft && typeof draft.text === 'string') {
      const attemptKey = 'attemptKey' in draft ? draft.attemptKey : undefined;
      return { text: draft.text, ...(typeof attemptKey === 'string' ? { attemptKey } : {}) };
    }
  } catch {
    // Written by something else: as if there were none.
  }
  return { text: '' };
}

export function writeDraft(draft: Draft): void {
  if (draft.text === '') sessionStore.remove(draftKey);
  else sessionStore.write(draftKey, JSON.stringify(draft));
}
