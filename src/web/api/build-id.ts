type Listener = () => void;

const listeners = new Set<Listener>();
let firstId: string | undefined;
let isOutdated = false;

/** Called with the build id of each answer. The first one is the page's own; another one means a newer version is out. */
export function reportBuildId(answered: string | null): void {
  if (isOutdated || !answered) return;
  firstId ??= answered;
  if (firstId === answered) return;
  isOutdated = true;
  for (const listener of listeners) listener();
}

/** Calls back once, when an answer of a newer build arrives. Returns how to stop listening. */
export function onNewerBuild(listener: Listener): () => void {
  listeners.add(listener);
  if (isOutdated) listener();
  return () => listeners.delete(listener);
}
