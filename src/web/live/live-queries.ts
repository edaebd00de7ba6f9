import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { LiveMessage } from '#shared/live-message.ts';
import { isLiveHeld, onLiveReleased } from './live-hold.ts';

/** Changes come in bursts: what one action touches is asked for once. */
const gatherMs = 60;

/**
 * Asks again for what messages say has changed; whoever types or saves is left alone until they are done. `liveQueryKeys` has the
 * beginnings of the query keys that show each subject; one that is not in it is shown nowhere.
 */
export function createLiveQueries(
  client: QueryClient,
  liveQueryKeys: Readonly<Record<string, readonly QueryKey[]>>,
): {
  readonly hear: (message: LiveMessage) => void;
  readonly stop: () => void;
} {
  const changed = new Set<string>();
  let isAll = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const apply = () => {
    timer = undefined;
    // Words of the person's own that are not saved yet do not concern the bell.
    const subjects = isLiveHeld() ? [...changed].filter((subject) => subject === 'notifications') : [...changed];
    for (const subject of subjects) changed.delete(subject);
    if (isAll && !isLiveHeld()) {
      isAll = false;
      changed.clear();
      void client.invalidateQueries();
      return;
    }
    const keys = new Map(
      subjects.flatMap((subject) => liveQueryKeys[subject] ?? []).map((key) => [JSON.stringify(key), key]),
    );
    for (const queryKey of keys.values()) void client.invalidateQueries({ queryKey });
  };
  const soon = () => {
    timer ??= setTimeout(apply, gatherMs);
  };
  const stopListening = onLiveReleased(() => {
    if (isAll || changed.size > 0) soon();
  });
  return {
    hear: (message) => {
      if (message.kind === 'reset') isAll = true;
      else changed.add(message.kind === 'notification' ? 'notifications' : message.what);
      soon();
    },
    stop: () => {
      clearTimeout(timer);
      stopListening();
    },
  };
}
