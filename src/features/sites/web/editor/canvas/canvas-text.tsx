import { type ReactNode, useSyncExternalStore } from 'react';
import { type EditedText, paragraphs } from '#features/sites/domain/blocks/block.ts';
import { useEditorTools } from '../editor-context.ts';
import { useCanvasBlock } from './canvas-block-context.ts';
import { GapButton } from './gap-button.tsx';
import { TextEditor } from './text-editor.tsx';

/** The text of a field where it stands on the page: as others see it, marked so that it is found again, or being edited. */
export function CanvasText({ text }: { readonly text: EditedText }): ReactNode {
  const block = useCanvasBlock();
  const { textEditing } = useEditorTools();
  const { field, text: words, asks, isProse } = text;
  const isEdited = useSyncExternalStore(textEditing.subscribe, () => textEditing.isAt({ blockId: block.id, field }));
  if (isEdited) return <TextEditor block={block} text={text} />;
  if (words.trim() === '' && asks !== undefined) return <GapButton question={asks} field={field} />;
  return isProse ? paragraphs(words, { 'data-text': field }) : <span data-text={field}>{words}</span>;
}
