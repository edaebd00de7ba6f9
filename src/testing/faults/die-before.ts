/**
 * Loaded before a program (`node --import`): the process kills itself (SIGKILL) when it is about to send the text
 * DIE_BEFORE over any socket, so it dies exactly between the write before it and this one.
 */
import { Socket } from 'node:net';

const text = process.env.DIE_BEFORE;
if (text === undefined) throw new Error('DIE_BEFORE is not set');

const write = Socket.prototype.write;
Socket.prototype.write = function (this: Socket, ...sent: unknown[]) {
  const [chunk] = sent;
  const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
  if (bytes instanceof Uint8Array && Buffer.from(bytes).includes(text)) process.kill(process.pid, 'SIGKILL');
  return Reflect.apply(write, this, sent);
} as typeof write;
