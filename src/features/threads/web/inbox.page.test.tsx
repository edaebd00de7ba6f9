// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inboxServer, refusal, renderInbox } from './testing/render-inbox.tsx';
import { sampleMessage, wholeThread } from './testing/sample-threads.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const second = 'thr_00000000000000000000000002';
const opened = () => within(screen.getByRole('region', { name: 'Message' }));
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('link', { name }));
const press = (name: string) => userEvent.click(opened().getByRole('button', { name }));
const tab = (name: RegExp) => screen.findByRole('tab', { name });

describe('the list', () => {
  it('says what would make something appear where nothing ever came in', async () => {
    await renderInbox(inboxServer([]));
    expect(await screen.findByText('Nobody has written yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open your website' }).getAttribute('href')).toBe(
      '/platform/website-builder?tab=website',
    );
  });

  it('has the open ones at first, and the others behind their tabs, with how many there are', async () => {
    const server = inboxServer([
      wholeThread(),
      wholeThread({ id: second, state: 'held', heldReasons: ['hidden-field', 'links'], personName: 'Robot' }),
    ]);
    const router = await renderInbox(server);
    expect(await screen.findByRole('link', { name: /Unread:.*Mara Visitor.*Do you bake on Sundays\?/ })).toBeTruthy();
    await userEvent.click(await tab(/Held back/));
    const held = await screen.findByRole('link', { name: /Robot/ });
    expect(held.textContent).toContain('A field was filled in that people do not see.');
    expect(held.textContent).toContain('It has many links.');
    expect(router.state.location.searchStr).toBe('?state=held');
    expect((await tab(/Held back/)).textContent).toContain('1');
    await userEvent.click(await tab(/Closed/));
    expect(await screen.findByText('Nothing is closed yet.')).toBeTruthy();
  });

  it('is gone through by arrows, and a line is opened by Enter', async () => {
    await renderInbox(inboxServer([wholeThread(), wholeThread({ id: second, personName: 'Second' })]));
    (await screen.findByRole('link', { name: /Mara Visitor/ })).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('Second');
    const stops = screen.getAllByRole('link').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([document.activeElement]);
    await userEvent.keyboard('{Home}{End}{ArrowUp}{ArrowDown}{Enter}');
    expect(await screen.findByRole('heading', { name: 'Second', level: 2 })).toBeTruthy();
  });

  it('says why it did not load, and tries again', async () => {
    const server = inboxServer([wholeThread()]);
    server.listThreads.mockRejectedValueOnce(refusal('server.database_away', 503));
    await renderInbox(server);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Mara Visitor/ })).toBeTruthy();
  });
});

describe('a thread that is opened', () => {
  it('shows everything that was written, and what was agreed to', async () => {
    const fields = [{ label: 'Phone', value: '0821 12' }];
    const messages = [sampleMessage({ fields, consent: 'I want news.' })];
    await renderInbox(inboxServer([wholeThread({}, messages)]));
    await choose(/Mara Visitor/);
    await screen.findByRole('heading', { name: 'Mara Visitor', level: 2 });
    const item = opened().getByRole('listitem');
    for (const text of ['Do you bake on Sundays?', 'Phone', '0821 12', 'I want news.'])
      expect(item.textContent).toContain(text);
  });

  it('is read then, once: what is marked as unread stays so', async () => {
    const server = inboxServer([wholeThread()]);
    await renderInbox(server);
    await choose(/Mara Visitor/);
    await waitFor(() => expect(server.setRead).toHaveBeenCalledTimes(1));
    await userEvent.click(await opened().findByRole('button', { name: 'Mark as unread' }));
    await opened().findByRole('button', { name: 'Mark as read' });
    expect(server.setRead.mock.calls.map(([{ isRead }]) => isRead)).toEqual([true, false]);
  });

  it('is answered by mail, and what was typed stays where that fails; the same words again are the same attempt', async () => {
    const server = inboxServer([wholeThread({ isRead: true })]);
    server.answerThread.mockRejectedValueOnce(refusal('threads.answer_limit', 429));
    await renderInbox(server, { search: '?thread=thr_00000000000000000000000001' });
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
    await press('Send the answer');
    expect(await opened().findByText('Write something first.')).toBeTruthy();
    expect(server.answerThread).not.toHaveBeenCalled();
    await userEvent.type(field, 'We do.');
    await press('Send the answer');
    expect(await opened().findByRole('alert')).toBeTruthy();
    expect(field.value).toBe('We do.');
    await press('Send the answer');
    expect(await opened().findByText('Your answer by mail')).toBeTruthy();
    expect(field.value).toBe('');
    const keys = server.answerThread.mock.calls.map(([, options]) => options?.context.idempotencyKey);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('keeps notes, and what was begun while another thread is looked at', async () => {
    const server = inboxServer([wholeThread({ isRead: true }), wholeThread({ id: second, personName: 'Second' })]);
    await renderInbox(server);
    await choose(/Mara Visitor/);
    await userEvent.click(await screen.findByRole('tab', { name: 'Note' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your note' }), 'Call back');
    await choose(/Second/);
    await screen.findByRole('heading', { name: 'Second', level: 2 });
    await choose(/Mara Visitor/);
    await userEvent.click(await screen.findByRole('tab', { name: 'Note' }));
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your note' })).value).toBe('Call back');
    await press('Keep the note');
    expect(await opened().findByText('Your note, which only you read')).toBeTruthy();
    expect(server.addNote.mock.calls[0]![0].body).toBe('Call back');
    expect(server.answerThread).not.toHaveBeenCalled();
  });

  it('is closed and opened again', async () => {
    await renderInbox(inboxServer([wholeThread({ isRead: true })]), {
      search: '?thread=thr_00000000000000000000000001',
    });
    await screen.findByRole('heading', { name: 'Mara Visitor', level: 2 });
    await press('Close');
    await opened().findByRole('button', { name: 'Open again' });
    expect(await screen.findByText('Nothing waits for you. What you closed is under Closed.')).toBeTruthy();
    await press('Open again');
    expect(await screen.findByRole('link', { name: /Mara Visitor/ })).toBeTruthy();
  });

  it('that is held says why, cannot be answered, and can after “Not spam”', async () => {
    const server = inboxServer([wholeThread({ state: 'held', heldReasons: ['same-words'] })]);
    await renderInbox(server, { search: '?state=held&thread=thr_00000000000000000000000001' });
    await screen.findByRole('heading', { name: 'Mara Visitor', level: 2 });
    expect(opened().getByText('The same words came from another address just before.')).toBeTruthy();
    expect(opened().queryByRole('textbox', { name: 'Your answer' })).toBeNull();
    expect(server.setRead).not.toHaveBeenCalled();
    await press('Not spam');
    expect(await opened().findByRole('textbox', { name: 'Your answer' })).toBeTruthy();
    expect(server.setState.mock.calls.map(([{ state }]) => state)).toEqual(['open']);
  });

  it('is deleted only after it was asked', async () => {
    const server = inboxServer([wholeThread({ isRead: true })]);
    await renderInbox(server, { search: '?thread=thr_00000000000000000000000001' });
    await screen.findByRole('heading', { name: 'Mara Visitor', level: 2 });
    await press('Delete');
    const question = within(await screen.findByRole('dialog', { name: 'Delete this for good?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep it' }));
    expect(server.deleteThread).not.toHaveBeenCalled();
    await press('Delete');
    const again = within(await screen.findByRole('dialog', { name: 'Delete this for good?' }));
    await userEvent.click(again.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Nobody has written yet')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Message' })).toBeNull();
  });

  it('can only be read where the business is archived', async () => {
    const server = inboxServer([wholeThread()]);
    await renderInbox(server, { search: '?thread=thr_00000000000000000000000001', isArchived: true });
    expect(await screen.findByText('This business is archived: restore it to answer.')).toBeTruthy();
    expect(opened().queryByRole('textbox')).toBeNull();
    expect(opened().queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(server.setRead).not.toHaveBeenCalled();
  });

  it('says that it is not here where it is another business’s', async () => {
    await renderInbox(inboxServer([]), { search: `?thread=${second}` });
    expect(await screen.findByText('This message did not load')).toBeTruthy();
  });
});

describe('the export', () => {
  it('is downloaded', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    await renderInbox(inboxServer([wholeThread()]));
    await userEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/downloads/inbox/ticket'));
  });

  it('says why it is not', async () => {
    const server = inboxServer([wholeThread()]);
    server.createExport.mockRejectedValueOnce(refusal('request.too_often', 429));
    await renderInbox(server);
    await userEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    expect(await screen.findByText(/That was too often in a short time/)).toBeTruthy();
  });
});
