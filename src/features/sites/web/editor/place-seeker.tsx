import { useEffect } from 'react';
import { useEditor } from './editor-context.ts';
import { useBlockActs, usePuck } from './puck.ts';

/** Takes somebody to the place they asked for, once its page is the one that is edited. */
export function PlaceSeeker() {
  const { wanted, page, forgetWanted, setPanel, setSheetOpen, setView } = useEditor();
  const acts = useBlockActs();
  useEffect(() => {
    if (wanted === undefined || wanted.pageKind !== page.kind) return;
    forgetWanted();
    setSheetOpen(true);
    setView('inspector');
    const { blockId, field } = wanted;
    const isBlock = blockId !== undefined && acts.select(blockId);
    setPanel(isBlock ? 'element' : 'general');
    focusSoon(isBlock ? `[data-field="${field ?? ''}"]` : `[data-setting="${field ?? ''}"]`);
  }, [wanted, page.kind, acts, forgetWanted, setPanel, setSheetOpen, setView]);
  return null;
}

/** Selecting something opens what edits it: pressed on the page or chosen in the layers. */
export function SelectionFollower() {
  const { setPart, setPanel, setSheetOpen } = useEditor();
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
