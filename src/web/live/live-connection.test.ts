import { describe, expect, it } from 'vitest';
import type { LiveMessage } from '#shared/live-message.ts';
import { keepLive, type LivePorts } from './live-connection.ts';

type Step = Response | Error | ((signal: AbortSignal) => Promise<Response>);

const stream = (text: string): Response => new Response(text, { headers: { 'content-type': 'text/event-stream' } });

/** Plays the answers in turn and stops after the last; tells what was asked, waited for and heard. */
async function play(steps: readonly Step[], nowMs: () => number = () => 0) {
  const stop = new AbortController();
  const asked: (string | undefined)[] = [];
  const waits: number[] = [];
  const heard: LiveMessage[] = [];
  const ids: string[] = [];
  const refused: string[] = [];
  let look: () => void = () => {};
  const ports: LivePorts = {
    open: async (lastId, signal) => {
      const step = steps[asked.length];
      asked.push(lastId);
      if (step instanceof Error) throw step;
      return typeof step === 'function' ? step(signal) : step!;
    },
    wait: async (ms) => {
      waits.push(ms);
      if (asked.length === steps.length) stop.abort();
    },
    watch: (callback) => {
      look = callback;
      return () => {};
    },
    nowMs,
    chance: () => 1,
    onRefused: (code) => refused.push(code),
  };
  const done = keepLive(
    ports,
    { onMessage: (message) => heard.push(message), onId: (id) => ids.push(id) },
    { lastId: undefined, signal: stop.signal },
  );
  return { done, asked, waits, heard, ids, refused, look: () => look() };
}

describe('the live connection', () => {
  it('tells what it hears and comes back with the last id, in whatever pieces the stream arrives', async () => {
    const text =
      'event: ready\nid: 1.a\ndata: {"beginning":"new"}\n\nevent: changed\ndata: {"what":"facts","workspaceId":"ws_1"}\n\n' +
      'event: notification\nid: 2.b\ndata: {"notificationId":"ntf_1"}\n\n: beat\nid: 3.c\n\n';
    const bytes = new TextEncoder().encode(text);
    const pieces = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7));
        controller.close();
      },
    });
    const { done, asked, heard, ids } = await play([new Response(pieces), new Error('away')]);
    await done;
    expect(heard).toEqual([
      { kind: 'changed', what: 'facts', workspaceId: 'ws_1' },
      { kind: 'notification', notificationId: 'ntf_1' },
    ]);
    expect(ids).toEqual(['1.a', '2.b', '3.c']);
    expect(asked).toEqual([undefined, '3.c']);
  });

  it('asks for everything again where too much was missed, and passes over what it does not know', async () => {
    const { done, heard } = await play([
      stream(
        'event: ready\nid: 9.x\ndata: {"beginning":"reset"}\n\nevent: weather\ndata: {"what":"plan"}\n\nevent: changed\ndata: {}\n\n',
      ),
    ]);
    await done;
    expect(heard).toEqual([{ kind: 'reset' }]);
  });

  it('waits longer after each failure, up to thirty seconds, and as long as the server asks', async () => {
    const failures = Array.from({ length: 8 }, () => new Error('away'));
    const { done, waits } = await play(failures);
    await done;
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    const body = { code: 'live.too_many_streams', message: 'too many', retryAfter: 45 };
    const limited = await play([Response.json(body, { status: 429 })]);
    await limited.done;
    expect(limited.waits).toEqual([45_000]);
  });

  it('comes back at once when it is renewed, but does not knock without pause', async () => {
    const lasting = stream('event: end\ndata: {"reason":"renew"}\n\n');
    // The clock moves while the stream is read.
    const times = [0, 0, 60_000, 60_000];
    const renewed = await play([lasting], () => times.shift() ?? 60_000);
    await renewed.done;
    expect(renewed.waits).toEqual([0]);
    const brief = await play([stream('event: end\ndata: {"reason":"renew"}\n\n')]);
    await brief.done;
    expect(brief.waits).toEqual([1000]);
  });

  it('reports a session that is refused', async () => {
    const { done, refused } = await play([Response.json({ code: 'auth.required', message: 'no' }, { status: 401 })]);
    await done;
    expect(refused).toEqual(['auth.required']);
  });

  it('gives up a connection that went silent, as after sleep', async () => {
    let ms = 0;
    const silent = (signal: AbortSignal): Promise<Response> =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            start: (controller) => signal.addEventListener('abort', () => controller.error(new Error('aborted'))),
          }),
        ),
      );
    const playing = await play([silent, new Error('away')], () => ms);
    await new Promise((resolve) => setTimeout(resolve, 10));
    playing.look();
    expect(playing.asked).toHaveLength(1);
    // Two and a half of the server's beats, one each fifteen seconds.
    ms = 37_501;
    playing.look();
    await playing.done;
    expect(playing.asked).toHaveLength(2);
  });
});
