import { parentPort, threadId } from 'node:worker_threads';
import type { RenderReply, RenderRequest } from '#server/documents/render-messages.ts';

/** Stands in for the document thread: what it does is the title of the document it is asked for. */
parentPort?.on('message', ({ model }: RenderRequest) => {
  if (model.title === 'always') process.exit(7);
  if (model.title === 'never') return;
  const words = model.title === 'thread' ? `thread ${threadId}` : model.title;
  const reply: RenderReply = { isMade: true, bytes: new TextEncoder().encode(words) };
  parentPort?.postMessage(reply);
  if (model.title === 'then die') setTimeout(() => process.exit(7), 1);
});
