import { createUsePuck, type Data, type PuckApi, useGetPuck } from '@puckeditor/core';
import { useMemo } from 'react';
import { type BlockType, blockKinds } from '#features/sites/domain/blocks/all-blocks.ts';
import { freeBlockId, takenIds } from '#features/sites/domain/document/block-ids.ts';
import type { Block, Page } from '#features/sites/domain/document/site-document.ts';
import { isSameValue } from '../same-value.ts';

/** The state of Puck, by what is read of it. */
export const usePuck: <T>(selector: (state: PuckApi) => T) => T = createUsePuck();

/** Where the blocks of a page stand for Puck. */
const blocksZone = 'root:default-zone';

type Item = Data['content'][number];

/** A block as Puck holds it. */
export const itemOf = ({ id, type, props }: Block): Item => ({ type, props: { ...props, id } });

/** A page as Puck holds it. */
export const dataOf = ({ blocks }: Page): Data => ({ root: { props: {} }, content: blocks.map(itemOf) });

/** An item of Puck as the block it stands for: its fields, and nothing that Puck keeps beside them. */
export function blockOf({ type, props }: Item): Block {
  const fields = Object.keys(blockKinds[type as BlockType].fields);
  const own = Object.fromEntries(fields.map((field) => [field, props[field]]));
  return { id: props.id, type, props: own } as unknown as Block;
}

/** An id for another block of a kind in a site. */
export const newBlockId = (type: BlockType, document: Parameters<typeof takenIds>[0]): string =>
  freeBlockId(type, takenIds(document));

/** The blocks of a page by what Puck holds, where a block that says the same stays the same object: what is not changed is not drawn anew. */
export function blocksOf(content: readonly Item[], before: readonly Block[]): readonly Block[] {
  const known = new Map(before.map((block) => [block.id, block]));
  return content.map((item) => {
    const block = blockOf(item);
    const same = known.get(block.id);
    return same !== undefined && isSameValue(same, block) ? same : block;
  });
}

/** The document the page is drawn in, while it is drawn. */
function canvasDocument(): Document | undefined {
  const frame = document.getElementById('preview-frame');
  return frame instanceof HTMLIFrameElement ? (frame.contentDocument ?? undefined) : undefined;
}

/** The element of a block on the page; undefined while it is not drawn. */
export const blockElement = (id: string): HTMLElement | undefined =>
  canvasDocument()?.querySelector<HTMLElement>(`[data-puck-component="${CSS.escape(id)}"]`) ?? undefined;

const bringIntoView = (id: string): void => blockElement(id)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });

/** The ids of the blocks that are drawn, from the top of the page to its foot. */
const drawnIds = (): readonly (string | undefined)[] =>
  [...(canvasDocument()?.querySelectorAll<HTMLElement>('[data-puck-component]') ?? [])].map(
    ({ dataset }) => dataset.puckComponent,
  );

/** How many pictures the page may take to follow; where it shows something else for longer, it scrolls to nothing. */
const patience = 60;

/** What can be done with the blocks of the page that is edited; each of it can be undone, and shows the block where it is then. */
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
    /** The index below the block that is selected, else that of the end. */
    const nextIndex = (): number => {
      const selected = getPuck().appState.ui.itemSelector;
      return selected === null ? contents().length : selected.index + 1;
    };
    const isDrawn = (): boolean => {
      const ids = contents().map(({ props }) => props.id);
      return isSameValue(drawnIds(), ids);
    };
    /** Brings a block into view once the page has been drawn as it is to be. */
    const bringIntoViewOnceDrawn = (id: string, pictures = patience): void => {
      requestAnimationFrame(() => {
        if (isDrawn()) bringIntoView(id);
        else if (pictures > 1) bringIntoViewOnceDrawn(id, pictures - 1);
      });
    };
    return {
      /** Selects a block and brings it into view; false where it is not on this page. */
      select(id: string): boolean {
        const index = indexOf(id);
        if (index === undefined) return false;
        selectAt(index);
        bringIntoView(id);
        return true;
      },
      selectNothing: (): void => selectAt(null),
      /** Brings the block that is selected into view, where one is. */
      showSelected(): void {
        const id = getPuck().selectedItem?.props.id;
        if (id !== undefined) bringIntoViewOnceDrawn(id);
      },
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
        bringIntoViewOnceDrawn(id);
        return destinationIndex;
      },
      remove(id: string): void {
        const index = indexOf(id);
        if (index !== undefined) getPuck().dispatch({ type: 'remove', index, zone: blocksZone });
      },
      nextIndex,
      /** What a block holds now; undefined where it is not on this page. */
      propsOf(id: string): Readonly<Record<string, unknown>> | undefined {
        return contents().find(({ props }) => props.id === id)?.props;
      },
      /** What was changed without a step of its own is one from here. */
      closeStep(): void {
        const [first] = contents();
        if (first === undefined) return;
        getPuck().dispatch({
          type: 'replace',
          destinationIndex: 0,
          destinationZone: blocksZone,
          data: first,
          recordHistory: true,
        });
      },
      /** Puts in what was removed or copied, and selects it. */
      put(item: Item, index: number): void {
        getPuck().dispatch({
          type: 'setData',
          data: ({ content }) => ({ content: content.toSpliced(index, 0, item) }),
          recordHistory: true,
        });
        selectAt(index);
        bringIntoViewOnceDrawn(item.props.id);
      },
      /** Adds an empty block below the one that is selected, else at the end, and selects it. */
      insert(type: BlockType, id: string): void {
        const destinationIndex = nextIndex();
        getPuck().dispatch({
          type: 'insert',
          componentType: type,
          destinationIndex,
          destinationZone: blocksZone,
          id,
        });
        selectAt(destinationIndex);
        bringIntoViewOnceDrawn(id);
      },
      /** Gives fields of a block other values; a step of its own in the history unless more of the same is to come. */
      change(id: string, values: Readonly<Record<string, unknown>>, { isStep = true } = {}): void {
        const index = indexOf(id);
        const item = index === undefined ? undefined : contents()[index];
        if (index === undefined || item === undefined) return;
        getPuck().dispatch({
          type: 'replace',
          destinationIndex: index,
          destinationZone: blocksZone,
          data: { ...item, props: { ...item.props, ...values } },
          recordHistory: isStep,
        });
      },
    };
  }, [getPuck]);
}
