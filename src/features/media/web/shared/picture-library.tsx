import { lazy, Suspense } from 'react';
import { loadMediaTexts } from '../media.texts.ts';
import type { PictureLibraryProps } from './picture-library-props.ts';

const LibraryDialog = lazy(async () => {
  const [{ LibraryDialog: Dialog }] = await Promise.all([import('../library/library-dialog.tsx'), loadMediaTexts()]);
  return { default: Dialog };
});

/** The pictures of a business in a dialog, with its texts: fetched when it is opened. */
export function PictureLibrary(props: PictureLibraryProps) {
  return (
    <Suspense>
      <LibraryDialog {...props} />
    </Suspense>
  );
}
