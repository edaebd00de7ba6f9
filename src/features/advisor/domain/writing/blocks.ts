import { type Block, type Inline, inlineText } from '#shared/prose.ts';
import type { SaidAmount } from '../business/business.ts';
import { type Message, messageOf, quotedWhole, say, type Text, type Value } from '../say/message.ts';
import type { Speaker } from '../say/speak.ts';
import { sectionTexts as texts } from './section-texts.ts';

/** Words of ours, a value by itself, or nothing. */
export type Cell = Text | Message | Value | null;

export interface TableParts {
  readonly caption: Cell;
  readonly head: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
  /** Columns that line up to the right, from 0. */
  readonly numeric?: readonly number[];
}

/** Makes blocks in the language of a speaker. A block of nothing, or a table without rows, is left out of the plan. */
export function createBlocks({ prose }: Speaker) {
  const inlines = (cell: Cell): readonly Inline[] => {
    if (cell === null) return [];
    if ('kind' in cell) return prose(say(texts.cell, { value: cell }));
    return prose(messageOf(cell));
  };
  const words = (cell: Cell): string => inlineText(inlines(cell));
  return {
    inlines,
    paragraph: (id: string, said: Cell): Block => ({ kind: 'paragraph', id, content: inlines(said) }),
    list: (id: string, items: readonly Cell[], ordered = false): Block => ({
      kind: 'list',
      id,
      ordered,
      items: items.map(inlines),
    }),
    table: (id: string, { caption, head, rows, numeric }: TableParts): Block => ({
      kind: 'table',
      id,
      caption: words(caption),
      head: head.map(words),
      rows: rows.map((row) => row.map(inlines)),
      ...(numeric && { numeric }),
    }),
  };
}

export type Blocks = ReturnType<typeof createBlocks>;

/** A block that belongs to a richer text: read from the billing plan on whose rank reaches it (advisor.plan.ts). */
export const richer = (rank: 2 | 3, block: Block): Block => ({ ...block, rank });

/** A table of amounts in the words in which they were said, each with what it is: those that have a name by their role. */
export const tableOfSaid = (
  caption: Text,
  amounts: readonly SaidAmount[],
  names: Readonly<Partial<Record<SaidAmount['role'], Text>>>,
): TableParts => ({
  caption,
  head: [texts.words, texts.what],
  rows: amounts.flatMap((amount) => {
    const name = names[amount.role];
    return name ? [[quotedWhole(amount), name]] : [];
  }),
});
