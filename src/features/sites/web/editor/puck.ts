import { createUsePuck, type Data, type PuckApi, useGetPuck } from '@puckeditor/core';
import { useMemo } from 'react';
import { type BlockType, blockKinds } from '#features/sites/domain/blocks/all-blocks.ts';
import type { Block, Page, SiteDocument } from '#features/sites/domain/document/site-document.ts';

/** The state of Puck, by what is read of it. */
export const usePuck: <T>(selector: (state: PuckApi) => T) => T = createUsePuck();

/** Where the blocks of a page stand for Puck. */
const blocksZone = 'root:default-zone';

type Item = Data['content'][number];

/** A page as Puck holds it. */
export const dataOf = ({ blocks }: Page): Data => ({
  root: { props: {} },
  content: blocks.map(({ id, type, props }) => ({ type, props: { ...props, id } })),
});

/** An item of Puck as the block it stands for: its fields, and nothing that Puck keeps beside them. */
export function blockOf({ type, props }: Item): Block {
  const fields = Object.keys(blockKinds[type as BlockType].fields);
  const own = Object.fromEntries(fields.map((field) => [field, props[field]]));
  return { id: props.id, type, props: own } as unknown as Block;
}

/** An id for another block of a kind: its name, with a number where that is taken. */
export function newBlockId(type: BlockType, { pages, bindings }: Pick<SiteDocument, 'pages' | 'bindings'>): string {
  const taken = new Set([
    ...pages.flatMap(({ kind, blocks }) => [kind, ...blocks.map(({ id }) => id)]),
    ...bindings.map(({ blockId }) => blockId),
  ]);
  if (!taken.has(type)) return type;
  let number = 2;
  while (taken.has(`${type}-${number}`)) number += 1;
  return `${type}-${number}`;
}

/** The document the page is drawn in, while it is drawn. */
function canvasDocument(): Document | undefined {
  const frame = document.getElementById('preview-frame');
  return frame instanceof HTMLIFrameElement ? (frame.contentDocument ?? undefined) : undefined;
}

/** What can be done with the blocks of the page that is edited; each of it can be undone. */
export function useBlockActs() {
  const getPuck = useGetPuck();
  return useMemo(() => {
    const indexOf = (id: string): number | undefined => getPuck().getSelectorForId(id)?.index;
    const selectAt = (index: number | null): void =>
      getPuck().dispatch({
        type: 'setUi',
        ui: { itemSelector: index === null ? null : { index, zone: blocksZone } },
      });
    const contents = (): readonly Item[] => getPuck().appState.data.content;
    return {
      /** Selects a block and brings it into view; false where it is not on this page. */
      select(id: string): boolean {
        const index = indexOf(id);
        if (index === undefined) return false;
        selectAt(index);
        canvasDocument()
          ?.querySelector(`[data-puck-component="${CSS.escape(id)}"]`)
          ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        return true;
      },
      selectNothing: (): void => selectAt(null),
      /** Puts a block at an index of the page; returns where it is then. */
      move(id: string, to: number): number {
        const from = indexOf(id);
        const last = contents().length - 1;
        const destinationIndex = Math.max(0, Math.min(last, to));
        if (from === undefined || from === destinationIndex) return from ?? 0;
        getPuck().dispatch({
          type: 'reorder',
          sourceIndex: from,
          destinationIndex,
          destinationZone: blocksZone,
        });
        selectAt(destinationIndex);
        return destinationIndex;
      },
      remove(id: string): void {
        const index = indexOf(id);
        if (index !== undefined) getPuck().dispatch({ type: 'remove', index, zone: blocksZone });
      },
      /** Puts back what was removed. */
      restore(item: Item, index: number): void {
        getPuck().dispatch({
          type: 'setData',
          data: ({ content }) => ({ content: content.toSpliced(index, 0, item) }),
          recordHistory: true,
        });
        selectAt(index);
      },
      /** Adds an empty block below the one that is selected, else at the end, and selects it. */
      insert(type: BlockType, id: string): void {
        const selected = getPuck().appState.ui.itemSelector;
        const destinationIndex = selected === null ? contents().length : selected.index + 1;
        getPuck().dispatch({
          type: 'insert',
          componentType: type,
          destinationIndex,
          destinationZone: blocksZone,
          id,
        });
        selectAt(destinationIndex);
      },
      /** Gives fields of a block other values. */
      change(id: string, values: Readonly<Record<string, unknown>>): void {
        const index = indexOf(id);
        const item = index === undefined ? undefined : contents()[index];
        if (index === undefined || item === undefined) return;
        getPuck().dispatch({
          type: 'replace',
          destinationIndex: index,
          destinationZone: blocksZone,
          data: { ...item, props: { ...item.props, ...values } },
        });
      },
    };
  }, [getPuck]);
}
