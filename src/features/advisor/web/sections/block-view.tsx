import { Info, Scale, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { SectionId } from '#features/advisor/domain/plan.ts';
import { type Block, inlineText, type NoticeBlock, type TableBlock } from '#shared/prose.ts';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LineChart } from '#web/ui/line-chart.tsx';
import { Table } from '#web/ui/table.tsx';
import { EditableText } from './editable-text.tsx';
import { InlineView } from './inline-view.tsx';

/** One block in the reading style; paragraphs and list items of a section are edited in place. */
export function BlockView({
  block,
  sectionId,
}: {
  readonly block: Block;
  /** Left out where nothing is edited. */
  readonly sectionId?: SectionId;
}): ReactNode {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h4 className="mt-3 text-lg font-semibold text-ink">
          <InlineView content={block.content} />
        </h4>
      ) : (
        // A section may begin at its third level; for the ear no level is left out.
        <h4 className="mt-2 text-base font-semibold text-ink">
          <InlineView content={block.content} />
        </h4>
      );
    case 'paragraph':
      return (
        <div className="text-md text-ink">
          <Words sectionId={sectionId} target={{ blockId: block.id }} content={block.content} />
        </div>
      );
    case 'list': {
      const items = block.items.map((content, item) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is addressed by its place
        <li key={item} className="ps-1 marker:text-ink-3">
          <Words sectionId={sectionId} target={{ blockId: block.id, item }} content={content} />
        </li>
      ));
      const style = 'flex flex-col gap-1.5 ps-6 text-md text-ink';
      return block.ordered ? (
        <ol className={cx(style, 'list-decimal')}>{items}</ol>
      ) : (
        <ul className={cx(style, 'list-disc')}>{items}</ul>
      );
    }
    case 'table':
      return <BlockTable block={block} />;
    case 'notice':
      return <Notice block={block} />;
    case 'chart':
      return <LineChart chart={block.chart} />;
  }
}

function Words({
  sectionId,
  ...text
}: Omit<ComponentProps<typeof EditableText>, 'sectionId'> & { readonly sectionId: SectionId | undefined }) {
  return sectionId === undefined ? (
    <InlineView content={text.content} />
  ) : (
    <EditableText sectionId={sectionId} {...text} />
  );
}

function BlockTable({ block }: { readonly block: TableBlock }) {
  const rows = block.rows.map((cells, index) => ({ index, cells }));
  return (
    <div className="my-2">
      <Table
        caption={block.caption}
        showCaption
        columns={block.head.map((label, column) => ({
          id: String(column),
          label,
          numeric: block.numeric?.includes(column) ?? false,
          cell: (row: (typeof rows)[number]) => <InlineView content={row.cells[column] ?? []} />,
        }))}
        rows={rows}
        rowId={(row) => `${row.index} ${inlineText(row.cells[0] ?? [])}`}
      />
    </div>
  );
}

const NOTICES = {
  info: { icon: Info, box: 'bg-gold-soft', mark: 'text-gold' },
  attention: { icon: TriangleAlert, box: 'bg-clay-soft', mark: 'text-clay' },
  rule: { icon: Scale, box: 'bg-sunken', mark: 'text-ink-2' },
} as const;

function Notice({ block }: { readonly block: NoticeBlock }) {
  const look = NOTICES[block.tone];
  return (
    <div role="note" className={cx('flex gap-3 rounded-md px-4 py-3 text-base text-ink', look.box)}>
      <Icon of={look.icon} className={cx('mt-0.5 shrink-0', look.mark)} />
      <p className="min-w-0">
        <strong className={cx('font-semibold', look.mark)}>{block.label}.</strong>{' '}
        <InlineView content={block.content} />
      </p>
    </div>
  );
}
