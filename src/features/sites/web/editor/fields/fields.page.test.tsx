// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Block } from '#features/sites/domain/document/site-document.ts';
import {
  choose,
  completeWindow,
  expectSaved,
  inspector,
  openEditor,
  siteServer,
  write,
} from '../../testing/open-editor.tsx';

beforeAll(completeWindow);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Saved = Parameters<Parameters<typeof expectSaved>[1]>[0];
/** What a block was saved with. */
const propsOf = ({ pages }: Saved, id: string): unknown =>
  pages.flatMap(({ blocks }) => blocks as readonly Block[]).find((block) => block.id === id)?.props;

async function edit(name: string) {
  const server = siteServer();
  const inside = await openEditor(server);
  await choose(name);
  await inspector().findByRole('heading', { name });
  return { server, inside };
}

describe('a list', () => {
  it('takes entries, moves and removes them, and keeps the focus at hand', async () => {
    const { server, inside } = await edit('Prices');
    const list = within(inspector().getByRole('group', { name: 'Prices' }));
    expect(list.getByText('What does it cost?')).toBeTruthy();
    for (const name of ['Loaf', 'Roll']) {
      await userEvent.click(list.getByRole('button', { name: 'Add an entry' }));
      const field = await waitFor(() => list.getByRole('textbox', { name: 'Name' }));
      await waitFor(() => expect(document.activeElement).toBe(field));
      await write(field, name);
    }
    await userEvent.click(list.getByRole('button', { name: 'Move up: Roll' }));
    await expectSaved(server, (saved) =>
      expect(propsOf(saved, 'prices')).toMatchObject({ items: [{ name: 'Roll' }, { name: 'Loaf' }] }),
    );
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move up: Roll'));
    await userEvent.click(list.getByRole('button', { name: 'Remove: Loaf' }));
    await waitFor(() =>
      expect([...inside.querySelectorAll('#prices .name')].map((one) => one.textContent)).toEqual(['Roll']),
    );
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add an entry'));
  });
});

describe('a link', () => {
  const target = async (option: string) => {
    await userEvent.click(inspector().getByRole('button', { name: /Where it leads/ }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };

  it('leads to a part of the page, or nowhere', async () => {
    const { server } = await edit('Hero Section');
    await target('Prices');
    await expectSaved(server, (saved) => expect(propsOf(saved, 'top')).toMatchObject({ link: '#prices' }));
    await target('Nowhere');
    await expectSaved(server, (saved) => expect(propsOf(saved, 'top')).toMatchObject({ link: '' }));
  });

  it('takes an address as people type it, and what is none stays in the field alone', async () => {
    const { server } = await edit('Hero Section');
    await target('Another address');
    const address = await inspector().findByRole('textbox', { name: 'Address' });
    for (const [typed, link] of [
      ['example.com/bread', 'https://example.com/bread'],
      ['ada@levain.example', 'mailto:ada@levain.example'],
      ['+32 470 12 34 56', 'tel:+32470123456'],
    ] as const) {
      await write(address, typed);
      await expectSaved(server, (saved) => expect(propsOf(saved, 'top')).toMatchObject({ link }));
    }
    await write(address, 'javascript:alert(1)');
    expect(await inspector().findByText('This is no address yet, so the link keeps what it had.')).toBeTruthy();
    expect((address as HTMLInputElement).value).toBe('javascript:alert(1)');
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    await expectSaved(server, (saved) => expect(JSON.stringify(saved.pages)).not.toContain('javascript'));
  });
});
