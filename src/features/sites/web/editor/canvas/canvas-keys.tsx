import { useEffect } from 'react';
import { useEditorTools } from '../editor-context.ts';
import { blockElement, usePuck } from '../puck.ts';
import { useBlockClipboard } from '../use-block-clipboard.ts';
import { textsIn } from './text-dom.ts';

/** Keys while the focus is on the page: Enter edits the first text of the block that is selected, Ctrl+C and Ctrl+V copy it and put it in. */
export function CanvasKeys({ inside }: { readonly inside: Document }) {
  const { textEditing } = useEditorTools();
  const selectedId = usePuck((state) => state.selectedItem?.props.id as string | undefined);
  const clipboard = useBlockClipboard();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const target = event.target as Partial<Element> | null;
      if (event.defaultPrevented || event.isComposing) return;
      if (target?.closest?.('[contenteditable], button, input, textarea')) return;
      if (clipboard.onKeyDown(event)) return;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      const block = selectedId === undefined ? undefined : blockElement(selectedId);
      const [field] = block === undefined ? [] : textsIn(block);
      if (event.key !== 'Enter' || !isPlain || selectedId === undefined || field === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      textEditing.begin({ blockId: selectedId, field }, {});
    };
    // Before what drags blocks by keys, which means Enter for itself.
    inside.addEventListener('keydown', onKeyDown, { capture: true });
    return () => inside.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [inside, textEditing, selectedId, clipboard]);
  return null;
}
