// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiProblemError } from '#web/api/problem-error.ts';
import { samplePostView } from '../testing/sample-post.ts';
import { createPostSaving } from './post-saving.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

const refusal = (code: string) => new ApiProblemError(409, { code, message: code });

type Save = Parameters<typeof createPostSaving>[1]['save'];
const answering: Save = async ({ revision, postId: _postId, ...draft }) =>
  samplePostView({ ...draft, revision: revision + 1 });

const open = (save: Save = answering) => {
  const calls = { save: vi.fn(save), read: vi.fn(async () => samplePostView({ revision: 9, title: 'Theirs' })) };
  return { ...calls, saving: createPostSaving(samplePostView(), calls) };
};

it('saves some time after the last change, on the revision the one before gave', async () => {
  const { saving, save } = open();
  saving.edit((draft) => ({ ...draft, title: 'A' }));
  saving.edit((draft) => ({ ...draft, title: 'AB' }));
  expect(save).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(save).toHaveBeenCalledTimes(1);
  expect(save.mock.calls[0]![0]).toMatchObject({ title: 'AB', revision: 3 });
  saving.edit((draft) => ({ ...draft, title: 'ABC' }));
  await saving.flush();
  expect(save.mock.calls[1]![0]).toMatchObject({ title: 'ABC', revision: 4 });
  expect(saving.getState().status).toBe('saved');
});

it('keeps what was typed while a request was on its way, and sends it', async () => {
  const { saving, save } = open();
  saving.edit((draft) => ({ ...draft, title: 'A' }));
  const flushed = saving.flush();
  saving.edit((draft) => ({ ...draft, title: 'AB' }));
  expect(await flushed).toBe(true);
  expect(save.mock.calls.map(([{ title }]) => title)).toEqual(['A', 'AB']);
  expect(saving.getState().draft.title).toBe('AB');
});

it('after a conflict replaces nothing until somebody decides', async () => {
  let isRefused = true;
  const { saving, save } = open(async (input) => {
    if (isRefused) throw refusal('request.stale_revision');
    return answering(input);
  });
  saving.edit((draft) => ({ ...draft, title: 'Mine' }));
  expect(await saving.flush()).toBe(false);
  expect([saving.getState().status, saving.getState().draft.title]).toEqual(['conflict', 'Mine']);
  saving.follow(samplePostView({ revision: 9, title: 'Theirs' }));
  expect(saving.getState().draft.title).toBe('Mine');
  isRefused = false;
  expect(await saving.keepMine()).toBe(true);
  expect(save.mock.calls.at(-1)![0]).toMatchObject({ title: 'Mine', revision: 9 });
});

it('loads the other state where that is chosen', async () => {
  const { saving } = open(async () => {
    throw refusal('request.stale_revision');
  });
  saving.edit((draft) => ({ ...draft, title: 'Mine' }));
  await saving.flush();
  await saving.takeTheirs();
  expect([saving.getState().status, saving.getState().draft.title]).toEqual(['saved', 'Theirs']);
});
