import type { RenderRequest } from '#server/documents/render-messages.ts';
import type { WorkReply } from '#server/work/work-messages.ts';

/** Stands in for the document process: what it does is the title of the document it is asked for. */
process.on('message', ({ model }: RenderRequest) => {
  if (model.title === 'always') process.exit(7);
  if (model.title === 'never') return;
  const said: Readonly<Record<string, string>> = {
    process: `process ${process.pid}`,
    environment: Object.keys(process.env).join(' '),
  };
  const words = said[model.title] ?? model.title;
  // It says that it holds as many megabytes as the subtitle names.
  const heldBytes = (Number(model.subtitle) || 0) * 2 ** 20;
  const reply: WorkReply = { isMade: true, result: new TextEncoder().encode(words), heldBytes };
  process.send?.(reply);
  if (model.title === 'then die') setTimeout(() => process.exit(7), 1);
});
process.on('disconnect', () => process.exit());
