import type { HeldReason } from './thread.ts';

/** From so many links on a message is held: people who write to a business name one page or two. */
const manyLinks = 4;

/** Words this long are not written twice by chance. */
const tellingLength = 40;

const links = /https?:\/\/|\bwww\.|<a\s|\[url|\[link/gi;

/** Why something that was sent is held by itself; nothing where it is not. */
export function heldReasonsOf(sent: {
  /** Everything that was written, whatever the field. */
  readonly texts: readonly string[];
  /** What stands in the field that people do not see. */
  readonly hiddenField: string;
}): HeldReason[] {
  const found = sent.texts.reduce((sum, text) => sum + (text.match(links)?.length ?? 0), 0);
  return [
    ...(sent.hiddenField === '' ? [] : (['hidden-field'] as const)),
    ...(found >= manyLinks ? (['links'] as const) : []),
  ];
}

/** Words by which the same message is known again, whatever their case and spaces; null for those that may be the same by chance. */
export function tellingWords(body: string): string | null {
  const plain = body.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return plain.length < tellingLength ? null : plain;
}
