// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenSection } from '#features/advisor/advisor.contract.ts';
import { ApiProblemError } from '#web/api/problem-error.ts';
import type { AdvisorStore } from '../advisor.queries.ts';
import { createPlanSaving, type EditedText, textKey } from './plan-saving.tsx';

const id = 'executive-summary';
const section = (revision: number): OpenSection => ({
  state: 'open',
  id,
  revision,
  blocks: [],
  isEdited: true,
  isStale: false,
  canUndo: true,
});

function setUp(save: (revision: number, texts: EditedText[]) => Promise<OpenSection>) {
  let revision = 1;
  const store = {
    api: {
      editSection: { call: (given: { revision: number; texts: EditedText[] }) => save(given.revision, given.texts) },
    },
    revisionOf: () => revision,
    putSection: (_id: string, written: OpenSection) => {
      revision = written.revision;
    },
  };
  const saving = createPlanSaving(store as unknown as AdvisorStore, 'conv_1');
  return { saving, edit: (text: string) => saving.edit(id, { blockId: 'p1', text }) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('texts edited in place', () => {
  it('are saved 800 ms after typing stops, once, with the last words', async () => {
    const save = vi.fn(async (at: number) => section(at + 1));
    const { saving, edit } = setUp(save);
    edit('One');
    await vi.advanceTimersByTimeAsync(700);
    edit('One two');
    await vi.advanceTimersByTimeAsync(799);
    expect(save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(save.mock.calls).toEqual([[1, [{ blockId: 'p1', text: 'One two' }]]]);
    expect(saving.getEdits()[id]).toMatchObject({ status: 'saved', pending: {}, savedAtMs: Date.now() });
  });

  it('typed during a save follow on the revision that save gave', async () => {
    let answer: () => void = () => undefined;
    const save = vi.fn(
      (at: number) => new Promise<OpenSection>((resolve) => (answer = () => resolve(section(at + 1)))),
    );
    const { saving, edit } = setUp(save);
    edit('One');
    void saving.flush(id);
    edit('One two');
    await vi.advanceTimersByTimeAsync(800);
    expect(save).toHaveBeenCalledTimes(1);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(save).toHaveBeenLastCalledWith(2, [{ blockId: 'p1', text: 'One two' }]);
  });

  it('stay as typed when saving fails, and are sent again on request', async () => {
    const save = vi.fn(async (at: number) => {
      if (save.mock.calls.length === 1) throw new ApiProblemError(503, { code: 'server.database_away', message: '' });
      return section(at + 1);
    });
    const { saving, edit } = setUp(save);
    edit('One');
    await saving.flush(id);
    expect(saving.getEdits()[id]?.status).toBe('failed');
    expect(saving.getEdits()[id]?.pending[textKey({ blockId: 'p1' })]?.text).toBe('One');
    await saving.flush(id);
    expect(saving.getEdits()[id]?.status).toBe('saved');
  });

  it('show the other version after a conflict and wait until the person has chosen', async () => {
    const shown: number[] = [];
    const save = vi.fn(async (at: number) => {
      shown.push(at);
      if (at === 1)
        throw new ApiProblemError(409, { code: 'request.stale_revision', message: '', current: section(7) });
      return section(at + 1);
    });
    const { saving, edit } = setUp(save);
    edit('Mine');
    await saving.flush(id);
    expect(saving.getEdits()[id]).toMatchObject({ status: 'conflict' });
    edit('Mine, longer');
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown).toEqual([1]);
    await saving.keepMine(id);
    expect(save).toHaveBeenLastCalledWith(7, [{ blockId: 'p1', text: 'Mine, longer' }]);
    expect(saving.getEdits()[id]?.status).toBe('saved');
  });

  it('longer than the server takes are kept and not sent', async () => {
    const save = vi.fn(async (at: number) => section(at + 1));
    const { edit } = setUp(save);
    edit('x'.repeat(5001));
    await vi.advanceTimersByTimeAsync(2000);
    expect(save).not.toHaveBeenCalled();
  });
});
