import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { BlockType } from '#features/sites/domain/blocks/all-blocks.ts';
import type { EditedText } from '#features/sites/domain/blocks/block.ts';
import { entryOf, textFieldAt } from '#features/sites/domain/blocks/text-places.ts';
import { fieldWords } from '../../field-words.ts';
import { gapWords } from '../../gap-words.ts';
import { cleanLine, cleanText } from '../clean-text.ts';
import { useEditorTools } from '../editor-context.ts';
import { isFindKey } from '../find/find-key.tsx';
import { blockElement } from '../puck.ts';
import { useHistoryStep } from '../use-history-step.ts';
import { setCaret, setCaretAt, textsIn, writeText } from './text-dom.ts';
import { attachTextInput, type TextInput } from './text-input.ts';
import { useTextWriter } from './use-text-writer.ts';

interface TextEditorProps {
  readonly block: { readonly id: string; readonly type: BlockType };
  readonly text: EditedText;
}

/** The text of a field while it is edited where it stands. Escape leaves it and keeps what was typed; Tab goes to the next one of the block. */
export function TextEditor({ block, text: { field, text, isProse, asks } }: TextEditorProps) {
  const { t } = useLingui();
  const { textEditing } = useEditorTools();
  const spec = textFieldAt(block.type, field);
  const isMultiline = spec?.kind === 'text';
  const max = spec?.max ?? 0;
  const { write, rest } = useTextWriter(block.id, field);
  const step = useHistoryStep();
  const element = useRef<HTMLSpanElement>(null);
  const input = useRef<TextInput>(undefined);
  const place = { blockId: block.id, field };
  const goBack = (direction: 'back' | 'forward'): void => {
    rest();
    void step(direction);
  };
  // Called by listeners that stay as they are from the first letter to the last.
  const current = useRef({ write, rest, goBack });
  current.current = { write, rest, goBack };
  const first = useRef(text);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once, and what changes meanwhile is shown by the effect below
  useLayoutEffect(() => {
    const edited = element.current;
    if (edited === null) return;
    // What a browser does not know as "plain words only" it edits as anything else; what is no word never stays.
    edited.setAttribute('contenteditable', 'plaintext-only');
    if (edited.contentEditable !== 'plaintext-only') edited.setAttribute('contenteditable', 'true');
    writeText(edited, first.current);
    const { point, caret } = textEditing.get() ?? {};
    edited.focus({ preventScroll: point !== undefined });
    if (caret !== undefined || point === undefined || !setCaretAt(edited, point))
      setCaret(edited, caret ?? first.current.length);
    input.current = attachTextInput(edited, {
      max,
      isMultiline,
      clean: isMultiline ? cleanText : cleanLine,
      onText: (words, at) => {
        textEditing.keepCaret(place, at);
        current.current.write(words);
      },
      onHistory: (direction) => current.current.goBack(direction),
    });
    return () => {
      input.current?.detach();
      current.current.rest();
    };
  }, []);
  useLayoutEffect(() => input.current?.show(text), [text]);

  const leave = (): void => {
    rest();
    const { returnTo } = textEditing.get() ?? {};
    textEditing.end(place);
    if (returnTo?.isConnected) returnTo.focus();
    else blockElement(block.id)?.focus({ preventScroll: true });
  };
  const onTab = (event: KeyboardEvent): void => {
    const around = blockElement(block.id);
    const fields = around === undefined ? [] : textsIn(around);
    const next = fields[fields.indexOf(field) + (event.shiftKey ? -1 : 1)];
    if (next === undefined) {
      // From the block the key goes on to what comes after it.
      rest();
      textEditing.end(place);
      around?.focus({ preventScroll: true });
      return;
    }
    event.preventDefault();
    rest();
    textEditing.begin({ blockId: block.id, field: next });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isFindKey(event.nativeEvent)) return;
    // These are letters and their keys, not those of the editor around.
    event.stopPropagation();
    // A key that is part of composing a word means the word.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (key === 'tab' && !isCommand && !event.altKey) onTab(event);
    else if (key === 'escape' || (key === 'enter' && !isMultiline)) {
      event.preventDefault();
      leave();
    } else if (key === 'enter' && !isCommand) {
      event.preventDefault();
      input.current?.insert('\n');
    } else if (isCommand && !event.altKey && (key === 'z' || key === 'y')) {
      event.preventDefault();
      goBack(key === 'y' || event.shiftKey ? 'forward' : 'back');
    }
  };

  const words = fieldWords(block.type, field.split('.').at(-1)!);
  const name = words === undefined ? field : t(words);
  const entry = entryOf(field);
  const number = (entry ?? 0) + 1;
  // One of the two; for both the same is declared.
  const Tag = (isProse ? 'p' : 'span') as 'span';
  return (
    <Tag
      ref={element}
      role="textbox"
      tabIndex={0}
      aria-label={entry === undefined ? name : t`${name}, entry ${number}`}
      aria-multiline={isMultiline}
      data-text={field}
      data-editing="true"
      data-ask={asks === undefined ? undefined : t(gapWords[asks])}
      // Puck lets pointers through to what carries this.
      data-puck-overlay-portal="true"
      style={{ userSelect: 'text', WebkitUserSelect: 'text' }}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => event.stopPropagation()}
      onBlur={({ currentTarget }) => {
        rest();
        // It may only be drawn anew in another place, where it has the focus again.
        setTimeout(() => {
          const focused = currentTarget.ownerDocument.activeElement;
          if (!(focused?.hasAttribute('data-editing') && focused.getAttribute('data-text') === field))
            textEditing.end(place);
        }, 0);
      }}
    />
  );
}
