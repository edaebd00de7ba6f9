// @vitest-environment happy-dom

import { EditorView } from '@codemirror/view';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#features/sites/domain/document/site-document.ts';
import { itInDeepRun } from '#testing/gate-cases.ts';
import { completeWindow, expectSaved, openEditor, siteServer } from '../../testing/open-editor.tsx';
import { proOpen, sampleDocument, sampleSite } from '../../testing/sample-site.ts';

beforeAll(completeWindow);
afterEach(cleanup);

const markup = { id: 'own', type: 'html', props: { code: '<p>Mine</p>' } } as const;
const [home] = sampleDocument.pages as [Page];
const withMarkup = { ...sampleDocument, pages: [{ ...home, blocks: [...home.blocks, markup] }] };
const onPro = () => siteServer(sampleSite({ document: withMarkup }), { open: proOpen });

const openCode = async () => {
  await userEvent.click(screen.getByRole('button', { name: /Code Editor/ }));
  return within(await screen.findByRole('dialog', { name: 'Code Editor' }));
};
/** What CodeMirror shows; it has no field of the browser to type into here. */
const codeIn = async (dialog: Awaited<ReturnType<typeof openCode>>, label: string): Promise<EditorView> => {
  const content = await dialog.findByRole('textbox', { name: label });
  return EditorView.findFromDOM(content)!;
};
const replace = (view: EditorView, insert: string): void =>
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert } });

describe('the code editor', () => {
  it('takes styles that load nothing, says why it does not take others, and applies them when asked', async () => {
    const server = onPro();
    const inside = await openEditor(server);
    const dialog = await openCode();
    const view = await codeIn(dialog, 'Styles of the website (CSS)');
    replace(view, 'body{background:url(https://evil.example)}');
    expect((await dialog.findByRole('alert')).textContent).toMatch(/Addresses and fonts cannot be used/);
    replace(view, 'h1{color:#123456}');
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    expect(server.saveSite).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expectSaved(server, ({ css }) => expect(css).toBe('h1{color:#123456}'));
    await waitFor(() => expect(inside.head.textContent).toContain('h1{color:#123456}'));
  });

  it('edits the markup of an element, which stands on the page without what runs', async () => {
    const server = onPro();
    const inside = await openEditor(server);
    expect(inside.querySelector('#own .own')?.textContent).toBe('Mine');
    const dialog = await openCode();
    await userEvent.click(dialog.getByRole('button', { name: /What is edited/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'HTML 1 on the page “Home”' }));
    replace(await codeIn(dialog, 'HTML'), '<p onclick="alert(1)">Ours</p><script>alert(1)</script>');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(inside.querySelector('#own .own')?.textContent).toContain('Ours'));
  });

  itInDeepRun('says on Starter what opens it', async () => {
    await openEditor(siteServer());
    const dialog = await openCode();
    expect(dialog.getByText(/Pro opens styles and markup of your own/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add Element' }));
    const menu = within(await screen.findByRole('menu', { name: 'Add Element' }));
    expect(menu.queryByRole('menuitem', { name: 'HTML' })).toBeNull();
    expect(menu.getByRole('menuitem', { name: 'Text' })).toBeTruthy();
  });
});
