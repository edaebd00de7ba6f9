import { useEffect } from 'react';
import { useEditorTools } from './editor-context.ts';

/**
 * Adds pictures that are dropped anywhere in a document, the one around the editor or that of the page, to those of the business: a browser would
 * leave the editor to show the file. Where a dialog is open, only what it takes itself is added.
 */
export function DropPictures({ inside }: { readonly inside: Document }) {
  const { setDropped } = useEditorTools();
  useEffect(() => {
    const onDragOver = (event: DragEvent): void => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = isDialogOpen() ? 'none' : 'copy';
    };
    const onDrop = (event: DragEvent): void => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (event.defaultPrevented || files.length === 0) return;
      event.preventDefault();
      if (!isDialogOpen()) setDropped(files);
    };
    inside.addEventListener('dragover', onDragOver);
    inside.addEventListener('drop', onDrop);
    return () => {
      inside.removeEventListener('dragover', onDragOver);
      inside.removeEventListener('drop', onDrop);
    };
  }, [inside, setDropped]);
  return null;
}

/** A dialog keeps everything behind it from being used, by this as well. */
const isDialogOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
