import type { Block, Inline, ListBlock, NoticeBlock, ParagraphBlock, TableBlock } from '#shared/prose.ts';
import { type Message, say, type Value } from '../say/message.ts';
import type { Speaker } from '../say/speak.ts';

/** A cell: words of ours, a value by itself, or nothing. */
export type Cell = Message | Value | null;

const texts = {
  cell: /*i18n*/ { id: 'advisor.cell', message: '{value}' },
};

/** Makes blocks of messages in the language of a speaker. */
export function createBlocks(speaker: Speaker) {
  const inlines = (cell: Cell): readonly Inline[] => {
    if (cell === null) return [];
    return speaker.prose('text' in cell ? cell : say(texts.cell, { value: cell }));
  };
  return {
    paragraph: (id: string, message: Message): ParagraphBlock => ({
      kind: 'paragraph',
      id,
      content: speaker.prose(message),
    }),
    notice: (id: string, label: Message, message: Message, tone: NoticeBlock['tone'] = 'info'): NoticeBlock => ({
      kind: 'notice',
      id,
      label: speaker.text(label),
      tone,
      content: speaker.prose(message),
    }),
    list: (id: string, messages: readonly Message[], isOrdered = false): ListBlock => ({
      kind: 'list',
      id,
      ordered: isOrdered,
      items: messages.map((message) => speaker.prose(message)),
    }),
    /** `numeric`: columns that line up to the right, from 0. */
    table: (id: string, { caption, head, rows, numeric }: TableParts): TableBlock => ({
      kind: 'table',
      id,
      caption: speaker.text(caption),
      head: head.map((message) => (message === null ? '' : speaker.text(message))),
      rows: rows.map((row) => row.map(inlines)),
      ...(numeric && { numeric }),
    }),
  };
}

/** A block that belongs to a richer text: read from the billing plan on whose rank reaches it (advisor.plan.ts). */
export const richer = <B extends Block>(rank: 2 | 3, block: B): B => ({ ...block, rank });

export type Blocks = ReturnType<typeof createBlocks>;

export interface TableParts {
  readonly caption: Message;
  readonly head: readonly (Message | null)[];
  readonly rows: readonly (readonly Cell[])[];
  readonly numeric?: readonly number[];
}

/** The ids of the figures a block shows. */
export function figuresOf(block: Block): readonly string[] {
  const inlines =
    block.kind === 'table'
      ? block.rows.flat(2)
      : block.kind === 'list'
        ? block.items.flat()
        : block.kind === 'chart'
          ? []
          : block.content;
  return [
    ...inlines.flatMap((inline) => (inline.kind === 'figure' ? [inline.nodeId] : [])),
    ...(block.kind === 'chart' ? block.chart.series.map(({ nodeId }) => nodeId) : []),
  ];
}
