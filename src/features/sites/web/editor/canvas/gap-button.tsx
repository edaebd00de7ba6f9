import { useLingui } from '@lingui/react/macro';
import { type BlockType, blockKinds } from '#features/sites/domain/blocks/all-blocks.ts';
import type { Field } from '#features/sites/domain/blocks/field.ts';
import type { GapQuestion } from '#features/sites/domain/blocks/gap-questions.ts';
import { gapWords } from '../../gap-words.ts';
import { useEditorTools } from '../editor-context.ts';
import { useCanvasBlock } from './canvas-block-context.ts';

/**
 * An empty field that asks, as something to press: where it is a text it is answered right there (`field`), else it leads to where the answer
 * is written.
 */
export function GapButton({ question, field }: { readonly question: GapQuestion; readonly field?: string }) {
  const { t, i18n } = useLingui();
  const { pageKind, goTo, textEditing } = useEditorTools();
  const { id: blockId, type } = useCanvasBlock();
  return (
    <button
      type="button"
      className="gap"
      lang={i18n.locale}
      data-text={field}
      // Puck lets pointers through to what carries this.
      data-puck-overlay-portal="true"
      onClick={(event) => {
        // The canvas would take it for a click beside all blocks.
        event.stopPropagation();
        if (field === undefined) goTo({ pageKind, blockId, field: fieldThatAsks(type, question) });
        else textEditing.begin({ blockId, field });
      }}
    >
      {t(gapWords[question])}
    </button>
  );
}

/** The field of a block that asks a question, itself or in one of its entries. */
function fieldThatAsks(type: BlockType, question: GapQuestion): string | undefined {
  const asks = (field: Field): boolean =>
    ('asks' in field && field.asks === question) || (field.kind === 'list' && Object.values(field.of).some(asks));
  return Object.entries<Field>(blockKinds[type].fields).find(([, field]) => asks(field))?.[0];
}
