import { useLingui } from '@lingui/react/macro';
import { Info, Scale, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SectionId } from '#features/advisor/domain/plan.ts';
import { type Block, type Inline, inlineText } from '#shared/prose.ts';
import { cx } from '#web/ui/class-names.ts';
import { Figure } from '#web/ui/figure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LineChart } from '#web/ui/line-chart.tsx';
import { Table } from '#web/ui/table.tsx';
import { loadOriginPanel } from '../figures/load-origin-panel.ts';
import { useFigures } from '../figures/origin-views.ts';
import { EditableText } from './editable-text.tsx';
import type { TextTarget } from './plan-saving.tsx';

const notices = {
  info: { icon: Info, box: 'bg-gold-soft', mark: 'text-gold' },
  attention: { icon: TriangleAlert, box: 'bg-clay-soft', mark: 'text-clay' },
  rule: { icon: Scale, box: 'bg-sunken', mark: 'text-ink-2' },
} as const;

/** One block in the reading style; paragraphs and list items of a section are edited in place. */
export function BlockView({
  block,
  sectionId,
}: {
  readonly block: Block;
  /** Left out where nothing is edited. */
  readonly sectionId?: SectionId;
}): ReactNode {
  const wordsOf = (content: readonly Inline[], target: TextTarget) => {
    const words = <InlineView content={content} />;
    if (sectionId === undefined) return words;
    return <EditableText sectionId={sectionId} target={target} text={inlineText(content)} words={words} />;
  };
  switch (block.kind) {
    case 'heading':
      // A section may begin at its third level; for the ear no level is left out.
      return (
        <h4 className={cx('font-semibold text-ink', block.level === 2 ? 'mt-3 text-lg' : 'mt-2 text-base')}>
          <InlineView content={block.content} />
        </h4>
      );
    case 'paragraph':
      return <div className="text-md text-ink">{wordsOf(block.content, { blockId: block.id })}</div>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List
          className={cx('flex flex-col gap-1.5 ps-6 text-md text-ink', block.ordered ? 'list-decimal' : 'list-disc')}
        >
          {block.items.map((content, item) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is addressed by its place
            <li key={item} className="ps-1 marker:text-ink-3">
              {wordsOf(content, { blockId: block.id, item })}
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return (
        <div className="my-2">
          <Table
            caption={block.caption}
            showCaption
            columns={block.head.map((label, column) => ({
              id: String(column),
              label,
              numeric: block.numeric?.includes(column) ?? false,
              cell: (cells: (typeof block.rows)[number]) => <InlineView content={cells[column] ?? []} />,
            }))}
            rows={block.rows}
            rowId={(cells) => String(block.rows.indexOf(cells))}
          />
        </div>
      );
    case 'notice': {
      const look = notices[block.tone];
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
    case 'chart':
      return <LineChart chart={block.chart} />;
  }
}

/** Longer numbers, a person's own words, may break over two lines. */
const longestUnbroken = 16;

/** A comma or full stop at the start of a text: it would begin a line of its own if it did not go with the number. */
function punctuationOf(inline: Inline | undefined): string {
  return inline?.kind === 'text' ? (/^[.,;:!?)”’%]+/.exec(inline.text)?.[0] ?? '') : '';
}

/** Running text: words as they are, each number as a button that opens where it comes from. */
export function InlineView({ content }: { readonly content: readonly Inline[] }) {
  const { t } = useLingui();
  const { active, open } = useFigures();
  return content.map((inline, index) => {
    if (inline.kind !== 'figure') {
      const taken = content[index - 1]?.kind === 'figure' ? punctuationOf(inline) : '';
      // biome-ignore lint/suspicious/noArrayIndexKey: inlines have no identity but their place, and are never moved
      return <span key={index}>{inline.text.slice(taken.length)}</span>;
    }
    const { kind, ...target } = inline;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={index} className={inline.text.length <= longestUnbroken ? 'whitespace-nowrap' : undefined}>
        <Figure
          text={inline.text}
          label={t`${inline.text}: where does this come from?`}
          isActive={active?.nodeId === inline.nodeId && active.at === inline.at}
          onOpen={() => open(target)}
          onNear={() => void loadOriginPanel()}
        />
        {punctuationOf(content[index + 1])}
      </span>
    );
  });
}
