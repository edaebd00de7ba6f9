import { setTimeout as sleep } from 'node:timers/promises';
import type { Person, TestProduct } from './test-product.ts';

/** One event as it came over the stream. */
export interface HeardEvent {
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read events of every shape
  readonly data: any;
}

/** An open stream. */
export interface LiveListener {
  readonly status: number;
  /** The refusal, where there is no stream. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
  readonly problem: any;
  readonly events: readonly HeardEvent[];
  /** Clears the received messages once they are old: a new stream gets those of the last seconds again. */
  settle(): Promise<void>;
  /** The id to resume with. */
  lastId(): string;
  isEnded(): boolean;
  /** Resolves with the first matching event, received already or not; throws after `withinMs`. */
  hear(fits: (event: HeardEvent) => boolean, withinMs?: number): Promise<HeardEvent>;
  /** Resolves once the stream has ended; throws after `withinMs`. */
  ended(withinMs?: number): Promise<void>;
  /** Disconnects, as a closed tab does. */
  leave(): Promise<void>;
}

/** Opens `GET /api/live` as somebody. */
export async function listenLive(
  { product }: Pick<TestProduct, 'product'>,
  as: Person | undefined,
  lastId?: string,
): Promise<LiveListener> {
  const headers = {
    ...(as && { authorization: `Bearer ${as.accessToken}` }),
    ...(lastId !== undefined && { 'last-event-id': lastId }),
  };
  const response = await product.app.request('http://localhost:18400/api/live', { headers });
  const events: HeardEvent[] = [];
  let id = lastId ?? '';
  let isEnded = response.status !== 200;
  const problem = isEnded ? await response.json() : undefined;
  const reader = isEnded ? undefined : response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const read = async (): Promise<void> => {
    let text = '';
    for (let part = await reader!.read(); !part.done; part = await reader!.read()) {
      text += part.value;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        const field = (name: string): string | undefined => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
        id = field('id') ?? id;
        const data = field('data');
        if (data !== undefined) events.push({ name: field('event') ?? 'message', data: JSON.parse(data) });
      }
    }
  };
  if (reader)
    void read()
      .catch(() => {})
      .finally(() => {
        isEnded = true;
      });
  const until = async (what: string, holds: () => boolean, withinMs: number): Promise<void> => {
    const deadline = performance.now() + withinMs;
    while (!holds()) {
      if (performance.now() > deadline)
        throw new Error(`${what} within ${withinMs} ms; heard ${JSON.stringify(events)}`);
      await sleep(5);
    }
  };
  return {
    status: response.status,
    problem,
    events,
    settle: async () => {
      await until('The stream did not begin', () => events.some(({ name }) => name === 'ready'), 2000);
      await sleep(60);
      events.length = 0;
    },
    lastId: () => id,
    isEnded: () => isEnded,
    hear: async (fits, withinMs = 2000) => {
      await until('The event was not heard', () => events.some(fits), withinMs);
      return events.find(fits)!;
    },
    ended: (withinMs = 2000) => until('The stream did not end', () => isEnded, withinMs),
    leave: async () => {
      await reader?.cancel().catch(() => {});
    },
  };
}

/** Whether an event says that something changed. */
export const isChange =
  (what: string) =>
  ({ name, data }: HeardEvent): boolean =>
    name === 'changed' && data.what === what;
