import { useEffect } from 'react';
import { useEditorTools } from '../editor-context.ts';
import { useBlockActs } from '../puck.ts';

/**
 * Keeps what is selected in view where the page gets another size, as the sheet that edits it opens below it; and brings it there as a phone,
 * which shows one part at a time, comes back to the page. `inside`: the document the page is drawn in.
 */
export function SelectionInView({ inside }: { readonly inside: Document }) {
  const { view } = useEditorTools();
  const acts = useBlockActs();
  useEffect(() => {
    const { showSelected } = acts;
    inside.defaultView?.addEventListener('resize', showSelected);
    return () => inside.defaultView?.removeEventListener('resize', showSelected);
  }, [inside, acts]);
  useEffect(() => {
    if (view === 'page') acts.showSelected();
  }, [view, acts]);
  return null;
}
