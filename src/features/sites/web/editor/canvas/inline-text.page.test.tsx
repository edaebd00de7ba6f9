// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Block } from '#features/sites/domain/document/site-document.ts';
import { itInDeepRun } from '#testing/gate-cases.ts';
import {
  choose,
  completeWindow,
  expectSaved,
  inspector,
  layers,
  openEditor,
  orderIn,
  siteServer,
} from '../../testing/open-editor.tsx';
import { setCaret, writeText } from './text-dom.ts';

beforeAll(completeWindow);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Saved = Parameters<Parameters<typeof expectSaved>[1]>[0];
const propsOf = ({ pages }: Saved, id: string): unknown =>
  pages.flatMap(({ blocks }) => blocks as readonly Block[]).find((block) => block.id === id)?.props;
const edited = (inside: Document) => inside.querySelector<HTMLElement>('[data-editing]');
const beginAt = async (inside: Document, selector: string): Promise<HTMLElement> => {
  const text = await waitFor(() => {
    const found = inside.querySelector<HTMLElement>(selector);
    expect(found).toBeTruthy();
    return found!;
  });
  fireEvent.dblClick(text);
  return waitFor(() => {
    expect(edited(inside)).toBeTruthy();
    return edited(inside)!;
  });
};
/** What a browser does when letters are typed. */
function type(element: HTMLElement, text: string): void {
  const { InputEvent } = element.ownerDocument.defaultView as unknown as typeof window;
  act(() => {
    writeText(element, text);
    setCaret(element, text.length);
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}
const press = (element: Element, key: string, more: object = {}) => fireEvent.keyDown(element, { key, ...more });
const undo = () => screen.getByRole('button', { name: 'Undo' });

describe('a text on the page', () => {
  it('is edited where it stands, and goes into the field that the settings show', async () => {
    const server = siteServer();
    const inside = await openEditor(server);
    await choose('Hero Section');
    const text = await beginAt(inside, '#top h1 [data-text]');
    expect([text.getAttribute('role'), text.getAttribute('aria-label'), text.getAttribute('aria-multiline')]).toEqual([
      'textbox',
      'Headline',
      'false',
    ]);
    expect(text.textContent).toBe('Sourdough bread from a wood oven');
    type(text, 'Bread since dawn');
    const field = (await inspector().findByRole('textbox', { name: 'Headline' })) as HTMLInputElement;
    await waitFor(() => expect(field.value).toBe('Bread since dawn'));
    press(text, 'Escape');
    await waitFor(() => expect(edited(inside)).toBeNull());
    expect(inside.querySelector('h1')?.textContent).toBe('Bread since dawn');
    await expectSaved(server, (saved) => expect(propsOf(saved, 'top')).toMatchObject({ headline: 'Bread since dawn' }));
  });

  itInDeepRun('of an entry of a list is called by its field and its number, and changes that entry alone', async () => {
    const server = siteServer();
    const inside = await openEditor(server);
    const text = await beginAt(inside, '#reasons li [data-text]');
    expect(text.getAttribute('aria-label')).toBe('Text, entry 1');
    type(text, 'Flour from nearby');
    press(text, 'Enter');
    await waitFor(() => expect(edited(inside)).toBeNull());
    await expectSaved(server, (saved) =>
      expect(propsOf(saved, 'reasons')).toMatchObject({ items: [{ text: 'Flour from nearby' }] }),
    );
  });

  it('is reached by keys: Enter on its layer, Tab to the next one, Escape back to the layer', async () => {
    const inside = await openEditor();
    await choose('Hero Section');
    const row = layers().getByRole('row', { name: 'Hero Section' });
    act(() => row.focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(edited(inside)?.getAttribute('aria-label')).toBe('Headline'));
    press(edited(inside)!, 'Tab');
    await waitFor(() => expect(edited(inside)?.getAttribute('aria-label')).toBe('Words on the button'));
    press(edited(inside)!, 'Tab', { shiftKey: true });
    await waitFor(() => expect(edited(inside)?.getAttribute('aria-label')).toBe('Headline'));
    press(edited(inside)!, 'Escape');
    await waitFor(() => expect(edited(inside)).toBeNull());
    expect(document.activeElement).toBe(row);
  });

  it('is left by Tab behind the last one of its element', async () => {
    const inside = await openEditor();
    const text = await beginAt(inside, '#reasons li [data-text]');
    press(text, 'Tab');
    await waitFor(() => expect(edited(inside)).toBeNull());
  });

  it('keeps what it was until somebody leaves it empty', async () => {
    const server = siteServer();
    const inside = await openEditor(server);
    const text = await beginAt(inside, '#top .button [data-text]');
    type(text, '');
    expect(edited(inside)).toBe(text);
    type(text, 'Write to us');
    expect(edited(inside)).toBe(text);
    type(text, '');
    press(text, 'Escape');
    await waitFor(() => expect(inside.querySelector('#top .button')).toBeNull());
    await expectSaved(server, (saved) => expect(propsOf(saved, 'top')).toMatchObject({ action: '' }));
  });

  it('takes no key away from typing: neither the element nor the editor hears of it', async () => {
    const inside = await openEditor();
    const text = await beginAt(inside, '#top h1 [data-text]');
    press(text, 'Backspace');
    press(text, 'Delete');
    press(text, 'c', { ctrlKey: true });
    expect(orderIn(inside)).toEqual(['top', 'reasons', 'prices', 'contact']);
    expect(edited(inside)).toBe(text);
    // Enter ends it in a line; while a word is composed it belongs to the word.
    press(text, 'Enter', { isComposing: true });
    expect(edited(inside)).toBe(text);
  });

  it('is undone as one step for what was typed in one go', async () => {
    const inside = await openEditor();
    const text = await beginAt(inside, '#top h1 [data-text]');
    for (const letters of ['B', 'Br', 'Bre']) {
      type(text, letters);
      // Longer than Puck waits before it takes a change for a step.
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    press(text, 'z', { ctrlKey: true });
    await waitFor(() => expect(edited(inside)?.textContent).toBe('Sourdough bread from a wood oven'));
    press(edited(inside)!, 'z', { ctrlKey: true, shiftKey: true });
    await waitFor(() => expect(edited(inside)?.textContent).toBe('Bre'));
    press(edited(inside)!, 'Escape');
    await userEvent.click(undo());
    await waitFor(() => expect(inside.querySelector('h1')?.textContent).toBe('Sourdough bread from a wood oven'));
  });

  itInDeepRun('answers a question where it is asked', async () => {
    const server = siteServer();
    const inside = await openEditor(server);
    const gap = await waitFor(() => {
      const found = [...inside.querySelectorAll<HTMLElement>('button.gap')].find(
        (one) => one.textContent === 'Where can people write to you, or call you?',
      );
      expect(found).toBeTruthy();
      return found!;
    });
    act(() => gap.click());
    const text = await waitFor(() => {
      expect(edited(inside)).toBeTruthy();
      return edited(inside)!;
    });
    expect([text.getAttribute('aria-label'), text.dataset.ask]).toEqual([
      'Email',
      'Where can people write to you, or call you?',
    ]);
    type(text, 'h');
    // It stands elsewhere on the page now, and is still being edited.
    await waitFor(() => expect(inside.querySelector('#contact a [data-editing]')).toBeTruthy());
    await new Promise((resolve) => setTimeout(resolve, 20));
    type(edited(inside)!, 'hello@levain.example');
    press(edited(inside)!, 'Escape');
    await waitFor(() => expect(inside.querySelector('#contact a')?.textContent).toBe('hello@levain.example'));
    await expectSaved(server, (saved) =>
      expect(propsOf(saved, 'contact')).toMatchObject({ mail: 'hello@levain.example' }),
    );
  });
});

describe('copying elements', () => {
  it('puts a copy below what is selected by keys, with an id of its own', async () => {
    const server = siteServer();
    const inside = await openEditor(server);
    await choose('Reasons');
    act(() => layers().getByRole('row', { name: 'Reasons' }).focus());
    await userEvent.keyboard('{Control>}c{/Control}');
    await choose('Contact');
    act(() => layers().getByRole('row', { name: 'Contact' }).focus());
    await userEvent.keyboard('{Control>}v{/Control}');
    await waitFor(() => expect(orderIn(inside)).toEqual(['top', 'reasons', 'prices', 'contact', 'reasons-2']));
    await expectSaved(server, ({ bindings }) =>
      expect(bindings).toContainEqual(expect.objectContaining({ blockId: 'reasons-2', field: 'items' })),
    );
    await new Promise((resolve) => setTimeout(resolve, 400));
    await userEvent.click(undo());
    await waitFor(() => expect(orderIn(inside)).toEqual(['top', 'reasons', 'prices', 'contact']));
  });

  itInDeepRun('is offered in a menu, which puts in nothing before something was copied', async () => {
    const inside = await openEditor();
    const menu = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Copy elements' }));
      return within(await screen.findByRole('menu', { name: 'Copy elements' }));
    };
    await choose('Prices');
    let shown = await menu();
    expect(shown.getByRole('menuitem', { name: 'Put in what was copied' }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(shown.getByRole('menuitem', { name: 'Copy the selected element' }));
    shown = await menu();
    await userEvent.click(shown.getByRole('menuitem', { name: 'Put in: Prices' }));
    await waitFor(() => expect(orderIn(inside)).toEqual(['top', 'reasons', 'prices', 'prices-2', 'contact']));
  });
});
