import type { MessageDescriptor } from '@lingui/core';
import type { Config, Dictionary, Field as PuckField, Fields as PuckFields } from '@puckeditor/core';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { type BlockType, blockKinds } from '#features/sites/domain/blocks/all-blocks.ts';
import type { Field, Fields } from '#features/sites/domain/blocks/field.ts';
import { newBlock } from '#features/sites/domain/compose/new-block.ts';
import type { SiteWords } from '#features/sites/domain/words/site-words.ts';
import { fieldWords } from '../field-words.ts';
import { blockWords } from '../sites-words.ts';
import { CanvasBlock } from './canvas/canvas-block.tsx';
import { CanvasPage } from './canvas/canvas-page.tsx';
import type { FieldNote } from './fields/puck-fields.tsx';

type Say = (words: MessageDescriptor) => string;

/** Every kind of block as Puck edits it; `say` puts words into the language of the interface, `words` are those of the site. */
export function puckConfig(say: Say, words: SiteWords): Config {
  const kinds = Object.entries(blockKinds) as [BlockType, { readonly fields: Fields }][];
  const components = kinds.map(([type, { fields }]) => [
    type,
    {
      label: say(blockWords[type].name),
      // The block is its own element, without one of Puck's about it: the styles of a site count on that.
      inline: true,
      fields: fieldsOf(say, type, fields),
      defaultProps: newBlock(type, type, words).props,
      render: ({ id, puck, ...props }: RenderedProps) =>
        createElement(CanvasBlock, { id, type, props, dragRef: puck.dragRef }),
    },
  ]);
  return {
    components: Object.fromEntries(components) as Config['components'],
    root: {
      fields: {},
      render: ({ children }: { readonly children: ReactNode }) =>
        createElement(CanvasPage, { zone: children as ReactElement }),
    },
  };
}

interface RenderedProps {
  readonly id: string;
  readonly puck: { readonly dragRef: ((element: Element | null) => void) | null };
  readonly [prop: string]: unknown;
}

function fieldsOf(say: Say, type: BlockType, fields: Fields): PuckFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, spec]) => {
      const words = fieldWords(type, name);
      const note: FieldNote = { type, name, spec };
      return [
        name,
        { ...shapeOf(say, type, spec), label: words === undefined ? name : say(words), metadata: { note } },
      ];
    }),
  ) as PuckFields;
}

/** Which of Puck's fields holds what one of ours holds. How it is drawn is ours (fields/puck-fields.tsx). */
function shapeOf(say: Say, type: BlockType, spec: Field): PuckField {
  switch (spec.kind) {
    case 'text':
    case 'code':
      return { type: 'textarea' };
    case 'choice':
      return { type: 'select', options: spec.options.map((value) => ({ value, label: value })) };
    case 'list':
      return { type: 'array', arrayFields: fieldsOf(say, type, spec.of) } as PuckField;
    // What Puck keeps of an image is the value itself: it has no field for one, and its own text field is drawn by us.
    case 'image':
    case 'line':
    case 'link':
    case 'time':
      return { type: 'text' };
  }
}

/** What Puck itself says in the canvas. */
export const puckDictionary = (words: { readonly remove: string; readonly element: string }): Dictionary => ({
  'action-delete': words.remove,
  'label-component': words.element,
});
