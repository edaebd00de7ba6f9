import { sessionStore } from '#web/session-store.ts';

/** Each business has a draft of its own. */
const draftKey = (workspaceId: string): string => `groundwork.advisor.draft.${workspaceId}`;

/** What stands in the input. With `attemptKey` it was sent, but no answer of the server was seen yet. */
export interface Draft {
  readonly text: string;
  readonly attemptKey?: string;
}

/** The text a reload or a sign-in in this tab must not lose. */
export function readDraft(workspaceId: string): Draft {
  try {
    const stored: Record<string, unknown> = JSON.parse(sessionStore.read(draftKey(workspaceId)) ?? '{}');
    const { text, attemptKey } = stored;
    if (typeof text === 'string') return { text, ...(typeof attemptKey === 'string' && { attemptKey }) };
  } catch {
    // Written by something else: as if there were none.
  }
  return { text: '' };
}

export function writeDraft(workspaceId: string, draft: Draft): void {
  if (draft.text === '') sessionStore.remove(draftKey(workspaceId));
  else sessionStore.write(draftKey(workspaceId), JSON.stringify(draft));
}
