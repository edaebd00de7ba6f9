import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, GripVertical, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Button as AriaButton, ButtonContext } from 'react-aria-components/Button';
import { GridListItem } from 'react-aria-components/GridList';
import type { BlockType } from '#features/sites/domain/blocks/all-blocks.ts';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { FramePart } from '../editor-context.ts';

/** A line of the list of layers: a block, or a part that stands on every page. */
export interface Layer {
  readonly key: string;
  readonly name: string;
  readonly part?: FramePart;
  readonly type?: BlockType;
  /** Its number among the blocks, from 0. */
  readonly at?: number;
  readonly isLast?: boolean;
}

/** The ids of the blocks among the lines, in their order. */
export const blockIdsOf = (lines: readonly Layer[]): readonly string[] =>
  lines.flatMap(({ key, type }) => (type === undefined ? [] : [key]));

/** What a line can have done with its block. */
export interface LayerActs {
  /** Puts it at an index of the page. */
  readonly move: (id: string, to: number) => void;
  readonly remove: (id: string) => void;
}

interface LayerLineProps {
  /** The same as the key of the layer; the list asks for it. */
  readonly id: string;
  readonly layer: Layer;
  readonly acts: LayerActs;
}

const handle = <Icon of={GripVertical} size={14} />;

/** A block has its handle always, and its buttons where it is selected or somebody is on it: sixty blocks have none to be drawn. */
export function LayerLine({ id, layer, acts }: LayerLineProps) {
  const { name, at } = layer;
  return (
    <GridListItem
      id={id}
      textValue={name}
      className={cx(
        'flex h-full items-center gap-1 rounded-sm pe-0.5 text-base text-ink-2 outline-none',
        'hover:bg-sunken hover:text-ink data-selected:bg-green-soft data-selected:font-semibold data-selected:text-green',
        'data-focus-visible:outline-2 data-focus-visible:outline-solid data-focus-visible:-outline-offset-2 data-focus-visible:outline-green data-dragging:opacity-50',
        at === undefined ? 'ps-2.5' : 'ps-0.5',
      )}
    >
      {({ isSelected, isHovered, isFocused, isFocusVisibleWithin }) => (
        <>
          {at === undefined ? null : (
            <AriaButton
              slot="drag"
              className="flex size-6 shrink-0 cursor-grab items-center justify-center rounded-sm text-ink-3"
            >
              {handle}
            </AriaButton>
          )}
          <span className="min-w-0 flex-1 truncate">{name}</span>
          {at !== undefined && (isSelected || isHovered || isFocused || isFocusVisibleWithin) ? (
            // What the list says to buttons, anew each time, is for the handle.
            <ButtonContext value={null}>
              <LayerButtons layer={layer} at={at} acts={acts} />
            </ButtonContext>
          ) : null}
        </>
      )}
    </GridListItem>
  );
}

const LayerButtons = memo(function LayerButtons({
  layer: { key, name, isLast = false },
  at,
  acts,
}: Pick<LayerLineProps, 'layer' | 'acts'> & { readonly at: number }) {
  const { t } = useLingui();
  return (
    <span className="flex shrink-0">
      <IconButton
        icon={ChevronUp}
        label={t`Move up: ${name}`}
        withTooltip={false}
        aria-disabled={at === 0}
        onPress={() => acts.move(key, at - 1)}
        className="w-6"
      />
      <IconButton
        icon={ChevronDown}
        label={t`Move down: ${name}`}
        withTooltip={false}
        aria-disabled={isLast}
        onPress={() => acts.move(key, at + 1)}
        className="w-6"
      />
      <IconButton
        icon={Trash2}
        label={t`Remove: ${name}`}
        withTooltip={false}
        onPress={() => acts.remove(key)}
        className="w-6"
      />
    </span>
  );
});
