import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { mostBlocks } from '#features/sites/domain/document/site-document.ts';
import { showToast } from '#web/ui/toast.tsx';
import { blockWords } from '../sites-words.ts';
import { blockForPage, copyBlock } from './block-copy.ts';
import { useEditorTools } from './editor-context.ts';
import { itemOf, useBlockActs, usePuck } from './puck.ts';
import { useSiteSaving } from './saving-context.tsx';

/** Copies an element and puts it in elsewhere: on this page or, after going there, on another one of the site. It lasts while the editor is open. */
export function useBlockClipboard() {
  const { t } = useLingui();
  const saving = useSiteSaving();
  const acts = useBlockActs();
  const { pageKind, copied, setCopied } = useEditorTools();
  const selectedId = usePuck((state) => state.selectedItem?.props.id as string | undefined);
  return useMemo(() => {
    const copy = (): boolean => {
      const block = selectedId === undefined ? undefined : copyBlock(saving.getState().draft, selectedId);
      if (block === undefined) return false;
      setCopied(block);
      const name = t(blockWords[block.block.type].name);
      showToast({ tone: 'done', text: t`${name} was copied. Put it in on any page.` });
      return true;
    };
    const paste = (): boolean => {
      if (copied === undefined) return false;
      const placed = blockForPage(saving.getState().draft, pageKind, copied);
      if (placed === 'full') {
        const most = mostBlocks;
        showToast({ tone: 'attention', text: t`A page holds ${most} elements. Remove one first.` });
        return true;
      }
      acts.put(itemOf(placed.block), acts.nextIndex());
      const { bindings } = placed;
      if (bindings.length > 0) saving.edit((draft) => ({ ...draft, bindings: [...draft.bindings, ...bindings] }));
      return true;
    };
    /** Ctrl+C and Ctrl+V, and the same with Command; words that are selected are the browser's to copy. Says whether it was one of them. */
    const onKeyDown = (event: KeyboardEvent): boolean => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false;
      const key = event.key.toLowerCase();
      const isDone = key === 'c' ? !hasSelection(event) && copy() : key === 'v' && paste();
      if (isDone) event.preventDefault();
      return isDone;
    };
    const canCopy = selectedId !== undefined;
    return { canCopy, copied, copy, paste, onKeyDown };
  }, [t, saving, acts, pageKind, copied, setCopied, selectedId]);
}

/** Whether words are selected in the document a key was pressed in. */
const hasSelection = ({ target }: KeyboardEvent): boolean =>
  ((target as Node | null)?.ownerDocument?.getSelection()?.toString() ?? '') !== '';
