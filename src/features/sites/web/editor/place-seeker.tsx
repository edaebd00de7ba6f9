import { useEffect } from 'react';
import { useEditorTools } from './editor-context.ts';
import { blockElement, useBlockActs, usePuck } from './puck.ts';

/** Takes somebody to the place they asked for, once its page is the one that is edited. */
export function PlaceSeeker() {
  const { wanted, pageKind, forgetWanted, setFound, setPanel, setSheetOpen, setView } = useEditorTools();
  const acts = useBlockActs();
  useEffect(() => {
    if (wanted === undefined || wanted.pageKind !== pageKind) return;
    forgetWanted();
    const { blockId, field, found } = wanted;
    const isBlock = blockId !== undefined && acts.select(blockId);
    setFound(isBlock ? found : undefined);
    setPanel(isBlock ? 'element' : 'general');
    setSheetOpen(true);
    if (isBlock && found !== undefined) {
      setView('page');
      focusBlockSoon(blockId);
      return;
    }
    setView('inspector');
    // Of this block: the one that was selected before may still be there, with a field of the same name.
    const place = `[data-element="${blockId}"] [data-field="${field ?? ''}"]`;
    focusSoon(isBlock ? place : `[data-setting="${field ?? ''}"]`);
  }, [wanted, pageKind, acts, forgetWanted, setFound, setPanel, setSheetOpen, setView]);
  return null;
}

/** Selecting something opens what edits it: pressed on the page or chosen in the layers. */
export function SelectionFollower() {
  const { setPart, setPanel, setSheetOpen } = useEditorTools();
  const selectedId = usePuck((state) => state.selectedItem?.props.id as string | undefined);
  useEffect(() => {
    if (selectedId === undefined) return;
    setPart(undefined);
    setPanel('element');
    setSheetOpen(true);
  }, [selectedId, setPart, setPanel, setSheetOpen]);
  return null;
}

/** How long fields may take to be drawn, in frames. */
const patience = 30;

/** Moves the focus to the first control in what a selector names, as soon as it is there and shown. */
function focusSoon(selector: string, left = patience): void {
  const control = document.querySelector<HTMLElement>(`${selector} :is(input, textarea, button)`);
  control?.focus();
  const isThere = control !== null && document.activeElement === control;
  if (!isThere && left > 0) requestAnimationFrame(() => focusSoon(selector, left - 1));
}

/** Moves the focus to a block on the page, as soon as it is drawn. */
function focusBlockSoon(id: string, left = patience): void {
  const element = blockElement(id);
  element?.focus({ preventScroll: true });
  const isThere = element !== undefined && element.ownerDocument.activeElement === element;
  if (!isThere && left > 0) requestAnimationFrame(() => focusBlockSoon(id, left - 1));
}
