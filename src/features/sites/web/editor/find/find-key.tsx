import { useEffect } from 'react';
import { useEditorTools } from '../editor-context.ts';

/** Ctrl+Shift+F, with Command on a Mac. */
export const isFindKey = ({ ctrlKey, metaKey, shiftKey, altKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && shiftKey && !altKey && key.toLowerCase() === 'f';

/** Opens the search for words by its key, pressed anywhere in a document: the one around the editor or that of the page. */
export function FindKey({ inside }: { readonly inside: Document }) {
  const { dialog, setDialog } = useEditorTools();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !isFindKey(event)) return;
      event.preventDefault();
      // What is typed as code is not applied yet.
      if (dialog !== 'code') setDialog('find');
    };
    inside.addEventListener('keydown', onKeyDown);
    return () => inside.removeEventListener('keydown', onKeyDown);
  }, [inside, dialog, setDialog]);
  return null;
}
