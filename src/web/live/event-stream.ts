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
export async function readEventStream(body: ReadableStream<Uint8Array>, handlers: StreamHandlers): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    handlers.onAlive();
    rest += decoder.decode(piece.value, { stream: true });
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) readBlock(block, handlers);
  }
}

function readBlock(block: string, { onEvent, onId }: StreamHandlers): void {
  let name = 'message';
  let id: string | undefined;
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const at = line.indexOf(':');
    if (at <= 0) continue;
    const value = line.slice(at + 1).replace(/^ /, '');
    if (line.startsWith('event:')) name = value;
    else if (line.startsWith('data:')) data.push(value);
    else if (line.startsWith('id:')) id = value;
  }
  if (data.length > 0) onEvent({ name, data: data.join('\n') });
  if (id !== undefined) onId(id);
}
