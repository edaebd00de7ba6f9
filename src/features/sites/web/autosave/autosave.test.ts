// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblemError } from '#web/api/problem-error.ts';
import { createAutosave } from './autosave.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

interface Note {
  readonly revision: number;
  readonly text: string;
}

/** Saving of a note that answers when it is told to. */
function open() {
  const answers: ((refusal?: string) => void)[] = [];
  const saving = createAutosave<Note, string>(
    { revision: 3, text: '' },
    {
      draftOf: ({ text }) => text,
      save: ({ revision }, text) =>
        new Promise((resolve, reject) => {
          answers.push((refusal) =>
            refusal === undefined
              ? resolve({ revision: revision + 1, text })
              : reject(new ApiProblemError(409, { code: refusal, message: refusal })),
          );
        }),
      read: async () => null,
    },
  );
  const answer = async (refusal?: string): Promise<void> => {
    answers.shift()!(refusal);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { saving, answer };
}

describe('settling', () => {
  it('gives what is stored where everything is saved', async () => {
    const { saving } = open();
    expect(await saving.settle()).toEqual({ revision: 3, text: '' });
  });

  it('waits until what was typed is saved, and what was typed meanwhile', async () => {
    const { saving, answer } = open();
    const settled = vi.fn();
    saving.edit(() => 'A');
    void saving.settle().then(settled);
    await vi.advanceTimersByTimeAsync(0);
    saving.edit(() => 'AB');
    await answer();
    expect(settled).not.toHaveBeenCalled();
    await answer();
    expect(settled).toHaveBeenCalledWith({ revision: 5, text: 'AB' });
  });

  it.each(['server.database_away', 'request.stale_revision'])('rejects with why not: %s', async (code) => {
    const { saving, answer } = open();
    saving.edit(() => 'Mine');
    const refused = expect(saving.settle()).rejects.toMatchObject({ problem: { code } });
    await vi.advanceTimersByTimeAsync(0);
    await answer(code);
    await refused;
    expect(saving.getState()).toMatchObject({ draft: 'Mine', stored: { text: '' } });
  });
});
