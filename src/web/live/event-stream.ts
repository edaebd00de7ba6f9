import { createParser } from 'eventsource-parser';

/** One server-sent event; `name` is "message" where it has none. */
export interface StreamEvent {
  readonly name: string;
  readonly data: string;
}

export interface StreamHandlers {
  readonly onEvent: (event: StreamEvent) => void;
  /** The id from which the stream can be resumed; comes after the event it stands with. */
  readonly onId: (id: string) => void;
  /** Called for every piece that arrives, a beat without meaning included. */
  readonly onAlive: () => void;
}

/** Reads server-sent events until the stream ends; rejects when the connection breaks. */
export async function readEventStream(
  body: ReadableStream<Uint8Array>,
  { onEvent, onId, onAlive }: StreamHandlers,
): Promise<void> {
  // The parser tells an id before the event it stands with; a beat has an id and no event.
  let untoldId: string | undefined;
  const tellId = () => {
    if (untoldId !== undefined) onId(untoldId);
    untoldId = undefined;
  };
  const parser = createParser({
    onEvent: ({ event: name = 'message', data }) => {
      onEvent({ name, data });
      tellId();
    },
    onId: (id) => {
      tellId();
      untoldId = id;
    },
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    onAlive();
    parser.feed(decoder.decode(piece.value, { stream: true }));
    tellId();
  }
}
