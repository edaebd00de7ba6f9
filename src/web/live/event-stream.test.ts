import { describe, expect, it } from 'vitest';
import { readEventStream } from './event-stream.ts';

/** What is told, in its order, of a stream that arrives in these pieces. */
async function toldOf(...pieces: readonly string[]): Promise<string[]> {
  const told: string[] = [];
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  await readEventStream(body, {
    onEvent: ({ name, data }) => told.push(`${name} ${data}`),
    onId: (id) => told.push(`id ${id}`),
    onAlive: () => told.push('alive'),
  });
  return told;
}

describe('an event stream', () => {
  it('tells an id after the event it stands with, so that a failed event is asked for again', async () => {
    expect(await toldOf('id: 1\nevent: changed\ndata: a\n\nid: 2\ndata: b\n\n')).toEqual([
      'alive',
      'changed a',
      'id 1',
      'message b',
      'id 2',
    ]);
  });

  it('tells the id of a beat, which has no event, and every piece as a sign of life', async () => {
    expect(await toldOf(': beat\nid: 3\n', '\n: beat\nid: 4\n\n: beat\n', '\n')).toEqual([
      'alive',
      'alive',
      'id 3',
      'id 4',
      'alive',
    ]);
  });

  it('is read as the standard says: any line end, several lines of data, fields it does not know', async () => {
    expect(await toldOf('\u{feff}data: a\r\ndata:b\rretry: 10\nother: x\r\n\r\n')).toEqual(['alive', 'message a\nb']);
  });

  it('tells no event that was cut off', async () => {
    expect(await toldOf('data: whole\n\nid: 9\ndata: cut')).toEqual(['alive', 'message whole']);
  });
});
