// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { itInDeepRun } from '#testing/gate-cases.ts';
import {
  canvas,
  choose,
  completeWindow,
  expectSaved,
  inspector,
  openEditor,
  siteServer,
  toast,
  write,
} from '../../testing/open-editor.tsx';
import { refusal, type SitesServer } from '../../testing/render-sites.tsx';

beforeAll(completeWindow);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Versions' }));
  return within(await screen.findByRole('dialog', { name: 'Versions' }));
};
const keep = async (name: string) => {
  const dialog = await open();
  await write(await dialog.findByRole('textbox', { name: 'Name of this version' }), name);
  await userEvent.click(dialog.getByRole('button', { name: 'Keep this version' }));
  await dialog.findByText(`The version “${name}” is kept.`);
  return dialog;
};
const entitle = async (headline: string) => {
  await choose('Hero Section');
  await write(await inspector().findByRole('textbox', { name: 'Headline' }), headline);
};
const headline = async () => (await canvas()).querySelector('h1')?.textContent;

describe('a version', () => {
  it('is kept of what is on the screen, with a name, and listed', async () => {
    const server = siteServer();
    await openEditor(server);
    await entitle('Bread since dawn');
    const dialog = await keep('Before the fair');
    expect(dialog.getByRole('list', { name: 'Versions' }).textContent).toContain('Before the fair');
    // What was typed was saved first.
    expect(server.keepVersion.mock.calls[0]![0]).toMatchObject({ name: 'Before the fair', revision: 4 });
    expect(JSON.stringify(server.saveSite.mock.calls.at(-1)![0].pages)).toContain('Bread since dawn');
  });

  it('needs a name', async () => {
    const server = siteServer();
    await openEditor(server);
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: 'Keep this version' }));
    expect(await dialog.findByText('Give it a name, so that you find it again.')).toBeTruthy();
    expect(server.keepVersion).not.toHaveBeenCalled();
  });

  it('is restored when asked to, and that is taken back', async () => {
    const server = siteServer();
    await openEditor(server);
    const first = await keep('First');
    await userEvent.click(first.getAllByRole('button', { name: 'Close' })[0]!);
    await entitle('Another headline');
    await waitFor(async () => expect(await headline()).toBe('Another headline'));
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore: First' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Restore this version?' }));
    expect(question.getByText(/keep it as a version first/)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Restore it' }));
    const done = await toast('Your draft is the version “First” now');
    await waitFor(async () => expect(await headline()).toBe('Sourdough bread from a wood oven'));
    await userEvent.click(done.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await headline()).toBe('Another headline'));
    await expectSaved(server, ({ pages }) => expect(JSON.stringify(pages)).toContain('Another headline'));
  });

  itInDeepRun('is left alone where somebody thinks better of it', async () => {
    const server = siteServer();
    await openEditor(server);
    const dialog = await keep('First');
    await userEvent.click(dialog.getByRole('button', { name: 'Restore: First' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Restore this version?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.restoreVersion).not.toHaveBeenCalled();
  });

  it('is looked at before it is restored', async () => {
    await openEditor();
    const dialog = await keep('First');
    await userEvent.click(dialog.getByRole('button', { name: 'Look at it: First' }));
    const preview = await screen.findByRole('dialog', { name: 'Version “First”' });
    await waitFor(() =>
      expect(preview.querySelector('iframe')?.contentDocument?.querySelector('h1')?.textContent).toBe(
        'Sourdough bread from a wood oven',
      ),
    );
    await userEvent.click(within(preview).getByRole('button', { name: 'Restore' }));
    expect(await screen.findByRole('alertdialog', { name: 'Restore this version?' })).toBeTruthy();
  });

  itInDeepRun('gets another name, and is deleted once that was asked', async () => {
    const server = siteServer();
    await openEditor(server);
    const dialog = await keep('First');
    await userEvent.click(dialog.getByRole('button', { name: 'More: First' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Give it another name' }));
    await write(await dialog.findByRole('textbox', { name: 'Another name' }), 'The old one');
    await userEvent.click(dialog.getByRole('button', { name: 'Save the name' }));
    expect(await dialog.findByText('The old one')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'More: The old one' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete it' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this version?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete it' }));
    expect(await dialog.findByText('No version is kept yet.')).toBeTruthy();
    expect(server.removeVersion).toHaveBeenCalledTimes(1);
  });

  itInDeepRun('says why it was not kept or restored', async () => {
    const stale = vi.fn<SitesServer['restoreVersion']>(async () => {
      throw refusal('request.stale_revision');
    });
    const full: SitesServer['keepVersion'] = async () => {
      throw refusal('sites.version_limit');
    };
    const server = siteServer();
    await openEditor({ ...server, restoreVersion: stale });
    const dialog = await keep('First');
    await userEvent.click(dialog.getByRole('button', { name: 'Restore: First' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Restore this version?' }));
    await userEvent.click(question.getByRole('button', { name: 'Restore it' }));
    expect(await screen.findByText('Nothing was changed')).toBeTruthy();
    cleanup();
    await openEditor({ ...siteServer(), keepVersion: full });
    const other = await open();
    await write(await other.findByRole('textbox', { name: 'Name of this version' }), 'One too many');
    await userEvent.click(other.getByRole('button', { name: 'Keep this version' }));
    await waitFor(() =>
      expect(other.getByRole('textbox', { name: 'Name of this version' }).getAttribute('aria-invalid')).toBe('true'),
    );
  });

  it('is none too many: at thirty the form says what to do', async () => {
    const versions = Array.from({ length: 30 }, (_, at) => ({
      id: `ver_000000000000000000000000${String(at).padStart(2, '0')}` as const,
      name: `Version ${at}`,
      template: 'counter' as const,
      pages: 1,
      createdAt: '2026-11-20T10:00:00.000Z',
    }));
    await openEditor({ ...siteServer(), listVersions: async () => ({ versions }) });
    const dialog = await open();
    expect(await dialog.findByText('30 versions are kept. Delete one to keep another.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Keep this version' })).toBeNull();
  });
});
