// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { mostUploadBytes } from '#features/media/domain/picture.ts';
import { mediaContract, type Picture } from '#features/media/media.contract.ts';
import { ApiProblemError } from '#web/api/problem-error.ts';
import { registerProblemTexts } from '#web/api/problems.ts';
import { receiveUploads } from '#web/testing/fake-upload.ts';
import { type ServerOf, signedInAt } from '#web/testing/signed-in-at.tsx';
import { ToastRegion } from '#web/ui/toast.tsx';
import { mediaFeature } from '../media.feature.ts';
import { readyPicture, waitingPicture } from '../testing/sample-library.ts';
import { LibraryDialog } from './library-dialog.tsx';

beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => undefined;
  registerProblemTexts(mediaFeature.problems ?? {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Server = ServerOf<typeof mediaContract>;
const workspaceId = 'ws_00000000000000000000000001';
const refuse = async (): Promise<never> => {
  throw new ApiProblemError(409, { code: 'workspaces.archived', message: 'refused' });
};

/** A library as the server keeps it. */
function libraryServer(first: readonly Picture[]) {
  let pictures = [...first];
  return {
    put: (picture: Picture): void => {
      pictures = [picture, ...pictures.filter(({ id }) => id !== picture.id)];
    },
    listPictures: async () => ({ picturesUrl: '/downloads/media/ticket', pictures }),
    describePicture: vi.fn<Server['describePicture']>(async ({ mediaId, ...words }) => {
      const found = pictures.find(({ id }) => id === mediaId)!;
      const described = { ...found, ...words };
      pictures = pictures.map((one) => (one === found ? described : one));
      return described;
    }),
    deletePicture: vi.fn<Server['deletePicture']>(async ({ mediaId }) => {
      pictures = pictures.filter(({ id }) => id !== mediaId);
      return { deletedId: mediaId };
    }),
    getPicture: refuse,
  };
}

async function openLibrary(server: Server, props: Partial<Parameters<typeof LibraryDialog>[0]> = {}) {
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        {signedInAt(
          mediaContract,
          server,
          <LibraryDialog workspaceId={workspaceId} onClose={() => undefined} {...props} />,
        )}
        <ToastRegion />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return within(await screen.findByRole('dialog'));
}

const file = (name = 'loaf.jpg', bytes = 'jpeg'): File => new File([bytes], name, { type: 'image/jpeg' });
const choose = async (...files: File[]): Promise<void> => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await userEvent.upload(input, files);
};

describe('adding pictures', () => {
  it('sends one after the other, says how far each is, and asks for the alt text of what has arrived', async () => {
    const server = libraryServer([]);
    const sent = receiveUploads();
    const dialog = await openLibrary(server);
    expect(await dialog.findByText('There are no pictures yet.')).toBeTruthy();
    await choose(file('a b.jpg'), file('second.jpg'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      path: `/api/media/${workspaceId}/files?name=a%20b.jpg`,
      headers: { authorization: 'Bearer h.e30.s' },
    });
    sent[0]!.tell(0.4);
    await waitFor(() =>
      expect(dialog.getByRole('progressbar', { name: 'Sending a b.jpg' }).getAttribute('aria-valuenow')).toBe('40'),
    );
    const waiting = waitingPicture({ name: 'a b.jpg' });
    server.put(waiting);
    sent[0]!.answer(201, { picture: waiting });
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]!.path).toContain('second.jpg');
    expect(await dialog.findByText(/^It is being prepared/)).toBeTruthy();
    expect(dialog.queryByRole('progressbar', { name: 'Sending a b.jpg' })).toBeNull();
    // It becomes ready: the screen asks until it is.
    server.put(readyPicture({ name: 'a b.jpg' }));
    const alt = await dialog.findByRole('textbox', { name: 'Alt text' }, { timeout: 6000 });
    await userEvent.type(alt, 'A loaf');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.describePicture).toHaveBeenCalledWith({ mediaId: waiting.id, alt: 'A loaf', x: 50, y: 50 }),
    );
    expect(await dialog.findByText('Saved.')).toBeTruthy();
  });

  it('says why a file was refused; what may help is offered, and what cannot is not', async () => {
    const sent = receiveUploads();
    const dialog = await openLibrary(libraryServer([]));
    await choose(file('drawing.jpg'), file('later.jpg'));
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]!.answer(415, { code: 'media.kind_svg', message: '' });
    const refused = (name: string) =>
      waitFor(() => {
        const found = dialog.getAllByRole('alert').find(({ textContent }) => textContent.includes(name));
        expect(found).toBeDefined();
        return found!;
      });
    const drawing = await refused('drawing.jpg');
    expect(within(drawing).getByText(/^An SVG is a drawing/)).toBeTruthy();
    expect(within(drawing).queryByRole('button', { name: 'Try again' })).toBeNull();
    await waitFor(() => expect(sent).toHaveLength(2));
    sent[1]!.answer(429, { code: 'media.too_many_waiting', message: '', retryAfter: 5 });
    const later = await refused('later.jpg');
    await userEvent.click(within(later).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(dialog.queryByText(/^Many pictures are being prepared/)).toBeNull();
    await userEvent.click(within(drawing).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog.queryByText('drawing.jpg')).toBeNull());
  });

  it('sends the files that it is opened with, once', async () => {
    const sent = receiveUploads();
    await openLibrary(libraryServer([]), { files: [file('dropped.jpg')] });
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.path).toContain('dropped.jpg');
    const waiting = waitingPicture({ name: 'dropped.jpg' });
    sent[0]!.answer(201, { picture: waiting });
    await choose(file('chosen.jpg'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]!.path).toContain('chosen.jpg');
  });

  it('sends nothing of a file that is too large', async () => {
    const sent = receiveUploads();
    const dialog = await openLibrary(libraryServer([]));
    const large = file('large.jpg');
    Object.defineProperty(large, 'size', { value: mostUploadBytes + 1 });
    await choose(large);
    expect(await dialog.findByText(/^This file is larger than 25 MB/)).toBeTruthy();
    expect(sent).toHaveLength(0);
  });

  it('takes what is pasted, and leaves words where they are pasted', async () => {
    const sent = receiveUploads();
    await openLibrary(libraryServer([]));
    const paste = (files: readonly File[]): boolean => fireEvent.paste(document.body, { clipboardData: { files } });
    expect(paste([])).toBe(true);
    expect(paste([file('')])).toBe(false);
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('gives up what is on its way when it goes', async () => {
    const sent = receiveUploads();
    await openLibrary(libraryServer([]));
    await choose(file(), file('never.jpg'));
    await waitFor(() => expect(sent).toHaveLength(1));
    cleanup();
    expect(sent[0]!.isGivenUp).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent).toHaveLength(1);
  });
});

describe('a picture of the library', () => {
  const select = async (dialog: Awaited<ReturnType<typeof openLibrary>>, name = /^shop\.jpg/) =>
    userEvent.click(await dialog.findByRole('button', { name }));

  it('is shown small, and has its point moved by the arrow keys', async () => {
    const server = libraryServer([readyPicture()]);
    const dialog = await openLibrary(server);
    await select(dialog);
    const tile = dialog.getByRole<HTMLImageElement>('img', { name: 'shop.jpg' });
    expect(tile.getAttribute('src')).toBe(`/downloads/media/ticket/${readyPicture().id}-320.webp`);
    const point = dialog.getByRole('slider', { name: 'The point that stays in sight' });
    point.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
    expect(point.getAttribute('aria-valuetext')).toBe('48 % from the left, 62 % from the top');
    await userEvent.keyboard('{ArrowUp>40/}');
    expect(point.getAttribute('aria-valuetext')).toBe('48 % from the left, 0 % from the top');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.describePicture).toHaveBeenCalledWith({ mediaId: readyPicture().id, alt: '', x: 48, y: 0 }),
    );
  });

  it('without alt text is marked, and keeps what is typed while another one is looked at', async () => {
    const other = readyPicture({ id: 'med_00000000000000000000000002', name: 'oven.jpg', alt: 'The oven' });
    const dialog = await openLibrary(libraryServer([readyPicture(), other]));
    expect((await dialog.findAllByText('No alt text')).length).toBe(1);
    await select(dialog);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Alt text' }), 'Our sh');
    await userEvent.click(dialog.getByRole('button', { name: 'The oven' }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Alt text' }).value).toBe('The oven');
    await select(dialog);
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Alt text' }).value).toBe('Our sh');
  });

  it('is deleted after a question, and kept where that is answered so', async () => {
    const server = libraryServer([readyPicture()]);
    const dialog = await openLibrary(server);
    await select(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete “shop.jpg”?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep it' }));
    expect(server.deletePicture).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    const again = within(await screen.findByRole('alertdialog', { name: 'Delete “shop.jpg”?' }));
    await userEvent.click(again.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('There are no pictures yet.')).toBeTruthy();
    expect(dialog.getByText('The picture was deleted.')).toBeTruthy();
  });

  it('that failed says why, and can be deleted', async () => {
    const dialog = await openLibrary(libraryServer([waitingPicture({ state: 'failed', failure: 'too_many_pixels' })]));
    await select(dialog);
    expect(dialog.getByText(/^This picture has more than 50 million pixels/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeTruthy();
    expect(dialog.queryByRole('textbox', { name: 'Alt text' })).toBeNull();
  });

  it('is chosen as it is described then', async () => {
    const server = libraryServer([readyPicture()]);
    const onPick = vi.fn();
    const dialog = await openLibrary(server, { onPick });
    await select(dialog);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Alt text' }), 'Our shop');
    await userEvent.click(dialog.getByRole('button', { name: 'Use this picture' }));
    await waitFor(() => expect(onPick).toHaveBeenCalledWith(readyPicture({ alt: 'Our shop' })));
  });

  it('is not chosen where it was not saved, and what was typed stays', async () => {
    const onPick = vi.fn();
    const dialog = await openLibrary({ ...libraryServer([readyPicture()]), describePicture: refuse }, { onPick });
    await select(dialog);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Alt text' }), 'Our shop');
    await userEvent.click(dialog.getByRole('button', { name: 'Use this picture' }));
    expect(await screen.findByText('The picture was not saved')).toBeTruthy();
    expect(onPick).not.toHaveBeenCalled();
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Alt text' }).value).toBe('Our shop');
  });
});
