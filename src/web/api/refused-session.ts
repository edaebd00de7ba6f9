type Listener = () => void;

const listeners = new Set<Listener>();
/** The session ended elsewhere, or has to show its second factor: nothing this page asks will be answered. */
const refusals: readonly string[] = ['auth.required', 'auth.second_factor_required'];

/** Called with the code of each refused call. */
export function reportRefusal(code: string): void {
  if (refusals.includes(code)) for (const listener of listeners) listener();
}

/** Calls back whenever the platform no longer takes this page's session. Returns how to stop listening. */
export function onRefusedSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
