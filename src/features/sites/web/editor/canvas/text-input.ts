import { readText, selectionIn, setCaret, writeText } from './text-dom.ts';

interface TextInputOptions {
  /** The most UTF-16 units there may be. */
  readonly max: number;
  readonly isMultiline: boolean;
  /** What may stand there of what is put in. */
  readonly clean: (text: string) => string;
  /** The words after each change, with where the caret is. */
  readonly onText: (text: string, caret: number) => void;
  /** Somebody undoes or redoes, by whatever way the browser has for it. */
  readonly onHistory: (direction: 'back' | 'forward') => void;
}

/** What an element that is edited can do. */
export interface TextInput {
  /** Shows words that came from elsewhere; not while a word is being composed, which then counts. */
  show(text: string): void;
  /** Puts in words in the place of what is selected. */
  insert(text: string): void;
  /** Takes its listeners away. */
  detach(): void;
}

/**
 * Makes an element a field for plain words: what is pasted or dropped loses its markup, nothing is longer than it may be, and while a word is
 * composed (accents, Japanese …) nothing is taken over until it is done.
 */
export function attachTextInput(element: HTMLElement, options: TextInputOptions): TextInput {
  const { max, isMultiline, clean, onText, onHistory } = options;
  let isComposing = false;
  /** The words that were taken over last. */
  let known = readText(element);
  /** What was told and has not come back yet: whoever types fast is ahead of what is drawn. */
  const echoes: string[] = [];

  const put = (text: string, caret: number): void => {
    writeText(element, text);
    setCaret(element, caret);
  };
  const tell = (text: string, caret: number): void => {
    element.toggleAttribute('data-empty', text === '');
    if (text === known) return;
    known = text;
    echoes.push(text);
    onText(text, caret);
  };
  /** How many units there is room for in the place of what is selected. */
  const roomFor = ([begin, end]: readonly [number, number]): number => max - (readText(element).length - (end - begin));

  /** Takes over what the browser wrote. What is too much goes where it was typed: before the caret. */
  const take = (): void => {
    const written = readText(element);
    const caret = selectionIn(element)?.[1] ?? written.length;
    const head = clean(written.slice(0, caret));
    const tail = clean(written.slice(caret));
    const excess = Math.max(0, head.length + tail.length - max);
    const kept = withoutHalves(head.slice(0, Math.max(0, head.length - excess)));
    const text = (kept + tail).slice(0, max);
    if (text !== written) put(text, kept.length);
    tell(text, kept.length);
  };

  const insert = (text: string): void => {
    const written = readText(element);
    const selected = selectionIn(element) ?? [written.length, written.length];
    const words = withoutHalves(clean(text).slice(0, Math.max(0, roomFor(selected))));
    const head = written.slice(0, selected[0]) + words;
    put(head + written.slice(selected[1]), head.length);
    tell(head + written.slice(selected[1]), head.length);
  };

  const onBeforeInput = (event: InputEvent): void => {
    const { inputType, data, dataTransfer } = event;
    if (inputType === 'historyUndo' || inputType === 'historyRedo') {
      event.preventDefault();
      onHistory(inputType === 'historyUndo' ? 'back' : 'forward');
      return;
    }
    if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') {
      event.preventDefault();
      if (isMultiline) insert('\n');
      return;
    }
    // Letters in bold, lists, links: no words.
    if (/^(?:format|insert(?:Link|OrderedList|UnorderedList|HorizontalRule))/.test(inputType)) event.preventDefault();
    if (isComposing || event.isComposing || inputType === 'insertCompositionText') return;
    const words = data ?? dataTransfer?.getData('text/plain') ?? '';
    const isPlaced =
      inputType === 'insertFromPaste' || inputType === 'insertFromDrop' || inputType === 'insertFromYank';
    const selected = selectionIn(element);
    if (words === '' || selected === undefined) return;
    if (isPlaced || (inputType === 'insertText' && words.length > roomFor(selected))) {
      event.preventDefault();
      insert(words);
    }
  };
  const onInput = (event: Event): void => {
    if (!isComposing && !(event as InputEvent).isComposing) take();
  };
  const onCompositionStart = (): void => {
    isComposing = true;
  };
  const onCompositionEnd = (): void => {
    isComposing = false;
    take();
  };
  const onPaste = (event: ClipboardEvent): void => {
    event.preventDefault();
    insert(event.clipboardData?.getData('text/plain') ?? '');
  };
  // What is dropped would take its markup along, and leave where it came from.
  const onDrop = (event: DragEvent): void => event.preventDefault();
  const stay = (event: Event): void => event.stopPropagation();

  element.addEventListener('beforeinput', onBeforeInput);
  element.addEventListener('input', onInput);
  element.addEventListener('compositionstart', onCompositionStart);
  element.addEventListener('compositionend', onCompositionEnd);
  element.addEventListener('paste', onPaste);
  element.addEventListener('drop', onDrop);
  // A press begins a selection of words here, and drags no block.
  element.addEventListener('pointerdown', stay);
  element.toggleAttribute('data-empty', known === '');
  return {
    show(text) {
      const echo = echoes.indexOf(text);
      echoes.splice(0, echo + 1);
      if (isComposing || echo >= 0 || text === known) return;
      const hasFocus = element.ownerDocument.activeElement === element;
      const caret = hasFocus ? (selectionIn(element)?.[1] ?? text.length) : undefined;
      writeText(element, text);
      known = text;
      element.toggleAttribute('data-empty', text === '');
      if (caret !== undefined) setCaret(element, Math.min(caret, text.length));
    },
    insert,
    detach() {
      element.removeEventListener('beforeinput', onBeforeInput);
      element.removeEventListener('input', onInput);
      element.removeEventListener('compositionstart', onCompositionStart);
      element.removeEventListener('compositionend', onCompositionEnd);
      element.removeEventListener('paste', onPaste);
      element.removeEventListener('drop', onDrop);
      element.removeEventListener('pointerdown', stay);
    },
  };
}

/** Without half a character at the end, where something was cut. */
const withoutHalves = (text: string): string => text.replace(/[\ud800-\udbff]$/, '');
