import type { LiveBeginning, LiveEndReason } from '#shared/live-message.ts';
import type { StoredMessage } from './live.repository.ts';
import { type LiveCursor, writeCursor } from './live-cursor.ts';

/** What waits for a reader that does not read; then its stream is ended. */
const maxWaitingBytes = 256 * 1024;

/** One open stream as server-sent events. */
export interface LiveStream {
  readonly body: ReadableStream<Uint8Array>;
  /** Says that it is there and how it begins; resumed, the id stays the one the client brought. */
  ready(beginning: LiveBeginning, cursor: LiveCursor): void;
  /** Sends the messages up to the cursor. */
  tell(messages: readonly StoredMessage[], cursor: LiveCursor): void;
  /** Keeps the connection alive, and the client's id young. */
  beat(cursor: LiveCursor): void;
  /** Says why and ends. */
  end(reason: LiveEndReason): void;
}

/** Opens a stream; `onClosed` is called once, whichever side ended it. */
export function createLiveStream(onClosed: () => void): LiveStream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      start: (given) => {
        controller = given;
      },
      cancel: () => {
        controller = undefined;
        onClosed();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: maxWaitingBytes }),
  );
  const write = (text: string): void => {
    if (!controller) return;
    controller.enqueue(encoder.encode(text));
    if ((controller.desiredSize ?? 0) <= 0) end('slow');
  };
  const end = (reason: LiveEndReason): void => {
    if (!controller) return;
    const ending = controller;
    controller = undefined;
    try {
      ending.enqueue(encoder.encode(eventText('end', { reason })));
      ending.close();
    } catch {
      // The client has disconnected already.
    }
    onClosed();
  };
  return {
    body,
    ready: (beginning, cursor) =>
      write(eventText('ready', { beginning }, beginning === 'resumed' ? undefined : cursor)),
    // Only the last of several has the id: a client that disconnects in between gets all of them again.
    tell: (messages, cursor) =>
      messages.forEach((message, index) => {
        write(messageText(message, index === messages.length - 1 ? cursor : undefined));
      }),
    beat: (cursor) => write(`: beat\nid: ${writeCursor(cursor)}\n\n`),
    end,
  };
}

function messageText({ kind, subject, workspaceId }: StoredMessage, cursor: LiveCursor | undefined): string {
  const data =
    kind === 'notification'
      ? { notificationId: subject }
      : { what: subject, ...(workspaceId !== null && { workspaceId }) };
  return eventText(kind, data, cursor);
}

/** One server-sent event; the data is JSON, which has no line breaks of its own. */
function eventText(name: string, data: unknown, cursor?: LiveCursor): string {
  return `event: ${name}\n${cursor ? `id: ${writeCursor(cursor)}\n` : ''}data: ${JSON.stringify(data)}\n\n`;
}
