import type { DocumentRun } from '#shared/document-model.ts';
import { type TextDirection, textDirection } from '#shared/text-direction.ts';

/** The direction of a text: that of its own words; of what it quotes only where it says nothing itself. */
export function runsDirection(runs: readonly DocumentRun[]): TextDirection {
  const own = runs.flatMap((run) => (run.isQuoted ? [] : [run.text])).join('');
  return textDirection(/\p{L}/u.test(own) ? own : runs.map((run) => run.text).join(''));
}
