import { memo, useState } from 'react';
import { GridList } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { dropIndex } from './drop-index.ts';
import { blockIdsOf, type Layer, type LayerActs, LayerLine } from './layer-line.tsx';

const dragType = 'application/x-groundwork-block';
/** The height of a line and the room between two, in CSS pixels; lines are higher where a finger presses them. */
const lineHeight = { fine: 36, coarse: 44 };
const lineGap = 2;

interface LayerListProps {
  readonly lines: readonly Layer[];
  /** The key of the line that is chosen. */
  readonly selected: string | undefined;
  /** The same object each time. */
  readonly acts: LayerActs & { readonly select: (key: string) => void };
}

/** The lines as a list, labelled by `editor-layers`. Each change in it draws all of its lines anew: it is drawn where one of its values changed. */
export const LayerList = memo(function LayerList({ lines, selected, acts }: LayerListProps) {
  const [layoutOptions] = useState(() => ({
    rowSize: window.matchMedia('(pointer: coarse)').matches ? lineHeight.coarse : lineHeight.fine,
    gap: lineGap,
  }));
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (dragged) => [...dragged].map((key) => ({ [dragType]: String(key), 'text/plain': String(key) })),
    acceptedDragTypes: [dragType],
    getDropOperation: () => 'move',
    onReorder: ({ keys: dragged, target }) => {
      const [id] = [...dragged].map(String);
      const ids = blockIdsOf(lines);
      if (id === undefined || !ids.includes(id)) return;
      const keys = lines.map(({ key }) => key);
      acts.move(id, dropIndex(keys, ids, id, String(target.key), target.dropPosition === 'after'));
    },
  });
  return (
    // Of sixty lines those are there that are seen: eleven at once, as each of them takes its time whenever the list is drawn.
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
      <GridList
        aria-labelledby="editor-layers"
        items={lines}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={selected === undefined ? [] : [selected]}
        onSelectionChange={(chosen) => {
          const [key] = chosen === 'all' ? [] : [...chosen].map(String);
          if (key !== undefined) acts.select(key);
        }}
        dragAndDropHooks={dragAndDropHooks}
        className="max-h-104 overflow-y-auto outline-none data-drop-target:bg-sunken"
      >
        {(line) => <LayerLine id={line.key} layer={line} acts={acts} />}
      </GridList>
    </Virtualizer>
  );
});
