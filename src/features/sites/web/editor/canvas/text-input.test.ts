// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanLine, cleanText } from '../clean-text.ts';
import { readText, selectionIn, setCaret, writeText } from './text-dom.ts';
import { attachTextInput } from './text-input.ts';

afterEach(() => document.body.replaceChildren());

function field(text: string, { max = 20, isMultiline = false } = {}) {
  const element = document.createElement('span');
  element.setAttribute('contenteditable', 'true');
  element.tabIndex = 0;
  document.body.append(element);
  writeText(element, text);
  element.focus();
  setCaret(element, text.length);
  const onText = vi.fn<(text: string, caret: number) => void>();
  const onHistory = vi.fn<(direction: 'back' | 'forward') => void>();
  const clean = isMultiline ? cleanText : cleanLine;
  const input = attachTextInput(element, { max, isMultiline, clean, onText, onHistory });
  /** What a browser does with letters: it writes them, and tells. */
  const write = (written: string, caret = written.length): void => {
    writeText(element, written);
    setCaret(element, caret);
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const ask = (inputType: string, data: string | null = null): boolean =>
    element.dispatchEvent(new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true }));
  const paste = (pasted: string): void => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, {
      clipboardData: { getData: (type: string) => (type === 'text/plain' ? pasted : '<b>x</b>') },
    });
    element.dispatchEvent(event);
  };
  return { element, input, onText, onHistory, write, ask, paste };
}

describe('a text that is edited on the page', () => {
  it('tells what is typed, with where the caret is', () => {
    const { onText, write } = field('Bred');
    write('Bread', 4);
    expect(onText.mock.calls).toEqual([['Bread', 4]]);
  });

  it('takes plain words of what is pasted, where the caret is, and as much as there is room for', () => {
    const { element, onText, paste } = field('Rye bread', { max: 14 });
    setCaret(element, 3);
    paste(' and\twheat\u200e and more');
    expect(onText.mock.calls).toEqual([['Rye and  bread', 8]]);
    expect(element.querySelector('b')).toBeNull();
    expect(selectionIn(element)).toEqual([8, 8]);
  });

  it('makes one line of what is pasted into a line, and keeps paragraphs in a text', () => {
    const line = field('');
    line.paste('one\ntwo');
    expect(line.onText.mock.calls).toEqual([['one two', 7]]);
    const text = field('', { isMultiline: true });
    text.paste('one\n\ntwo');
    expect(readText(text.element)).toBe('one\n\ntwo');
  });

  it('begins a new line in a text, and none in a line', () => {
    const text = field('one', { isMultiline: true });
    expect(text.ask('insertParagraph')).toBe(false);
    expect(text.onText.mock.calls).toEqual([['one\n', 4]]);
    const line = field('one');
    expect(line.ask('insertParagraph')).toBe(false);
    expect(line.onText).not.toHaveBeenCalled();
  });

  it('is never longer than it may be: what is too much goes where it was typed', () => {
    const { element, onText, ask, write } = field('1234567890', { max: 10 });
    setCaret(element, 2);
    expect(ask('insertText', 'x')).toBe(false);
    expect(onText).not.toHaveBeenCalled();
    // A way of writing that does not ask before.
    write('12xx34567890', 4);
    expect(readText(element)).toBe('1234567890');
    write('123456789', 9);
    expect(ask('insertText', 'x')).toBe(true);
  });

  it('cuts no character in two', () => {
    const { onText, paste } = field('123', { max: 4 });
    paste('🥖');
    expect(onText).not.toHaveBeenCalled();
  });

  it('takes nothing over while a word is composed, and all of it when it is done', () => {
    const { element, input, onText, write } = field('', { max: 4 });
    element.dispatchEvent(new Event('compositionstart'));
    write('ぱ');
    write('ぱn');
    input.show('From elsewhere');
    expect(onText).not.toHaveBeenCalled();
    expect(readText(element)).toBe('ぱn');
    writeText(element, 'パン');
    setCaret(element, 2);
    element.dispatchEvent(new Event('compositionend'));
    expect(onText.mock.calls).toEqual([['パン', 2]]);
  });

  it('undoes and redoes by the history of the editor, whatever way the browser has', () => {
    const { ask, onHistory } = field('one');
    expect([ask('historyUndo'), ask('historyRedo')]).toEqual([false, false]);
    expect(onHistory.mock.calls).toEqual([['back'], ['forward']]);
  });

  it.each(['formatBold', 'insertLink', 'insertOrderedList'])('is words and nothing else: no %s', (inputType) => {
    expect(field('one').ask(inputType)).toBe(false);
  });

  it('shows words from elsewhere, but not those that were typed before the last ones', () => {
    const { element, input, write } = field('');
    write('a');
    write('ab');
    input.show('a');
    expect(readText(element)).toBe('ab');
    input.show('ab');
    input.show('Undone');
    expect(readText(element)).toBe('Undone');
  });

  it('says when it is empty', () => {
    const { element, write } = field('a');
    expect(element.hasAttribute('data-empty')).toBe(false);
    write('');
    expect(element.hasAttribute('data-empty')).toBe(true);
  });
});

describe('the words in an element', () => {
  it.each([
    ['lines that a browser parted by elements', 'one<div>two</div><div>three</div>', 'one\ntwo\nthree'],
    ['breaks, but for the one that keeps the last line open', 'one<br>two<br>', 'one\ntwo'],
    ['words in what is no word', '<b>one</b> <i>two</i>', 'one two'],
    ['nothing', '<br>', ''],
  ])('are read from %s', (_what, markup, text) => {
    const element = document.createElement('p');
    element.innerHTML = markup;
    expect(readText(element)).toBe(text);
  });
});
