// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenSection } from '#features/advisor/advisor.contract.ts';
import { fakeApi, refusal, renderAdvisor } from '../testing/render-advisor.tsx';
import { conversationId, samplePlan } from '../testing/sample-plan.ts';

beforeEach(() => {
  document.head.innerHTML = '<meta name="environment" content="development">';
  window.localStorage.setItem('groundwork.pacing', '0');
  window.sessionStorage.setItem('groundwork.plan-info-seen.advisor', '1');
});
afterEach(cleanup);

const sectionId = 'executive-summary';
const sectionOf = (text: string, revision: number): OpenSection => ({
  state: 'open',
  id: sectionId,
  revision,
  blocks: [{ kind: 'paragraph', id: 'p1', content: [{ kind: 'text', text }] }],
  isEdited: true,
  isStale: false,
  canUndo: false,
});

async function openPlan(own: Parameters<typeof fakeApi>[1]) {
  const getPlan = async () => ({ ...samplePlan, sections: [sectionOf('We bake.', 3)] });
  await renderAdvisor(fakeApi(5, { getPlan, ...own }), '?tab=plan');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit: We bake.' }));
  return screen.getByRole('textbox', { name: 'Edit: We bake.' });
}

describe('a text of the plan', () => {
  it('is edited where it stands, saved by itself on its revision, and gives the focus back on Escape', async () => {
    const editSection = vi.fn(async ({ revision, texts }: { revision: number; texts: { text: string }[] }) =>
      sectionOf(texts[0]!.text, revision + 1),
    );
    const field = await openPlan({ editSection });
    expect(document.activeElement).toBe(field);
    await userEvent.clear(field);
    await userEvent.type(field, 'We bake bread.{Escape}');
    const button = await screen.findByRole('button', { name: 'Edit: We bake bread.' });
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(editSection.mock.calls[0]).toEqual([expect.objectContaining({ conversationId, sectionId, revision: 3 })]);
    expect(editSection.mock.lastCall?.[0].texts).toEqual([{ blockId: 'p1', text: 'We bake bread.' }]);
    expect((await screen.findAllByText('Saved')).length).toBeGreaterThan(0);
  });

  it('stays as typed where saving fails, and is sent again', async () => {
    const editSection = vi.fn(async () => sectionOf('We bake!', 4));
    editSection.mockRejectedValue(refusal('server.database_away', 503));
    const field = await openPlan({ editSection });
    await userEvent.type(field, '!');
    const [notice] = await screen.findAllByRole('alert');
    expect(notice!.textContent).toContain('Not saved.');
    editSection.mockReset();
    editSection.mockResolvedValue(sectionOf('We bake.!', 4));
    await userEvent.click(within(notice!).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByText('We bake.!')).toBeTruthy();
  });

  it('is shown in both versions where another tab was first, and the own one can be put over the other', async () => {
    const editSection = vi.fn(async () => sectionOf('Mine', 8));
    editSection.mockRejectedValueOnce(
      refusal('request.stale_revision', 409, { current: sectionOf('We sell rye.', 7) }),
    );
    const field = await openPlan({ editSection });
    await userEvent.clear(field);
    await userEvent.type(field, 'M');
    expect((await screen.findAllByText(/^This text was changed somewhere else\. Leave the field/)).length).toBe(1);
    await userEvent.type(field, 'ine{Escape}');
    expect(await screen.findByText('We sell rye.')).toBeTruthy();
    const notice = screen.getByRole('alert');
    expect(notice.textContent).toContain('Mine');
    await userEvent.click(within(notice).getByRole('button', { name: 'Save mine instead' }));
    expect(await screen.findByRole('button', { name: 'Edit: Mine' })).toBeTruthy();
    expect(editSection).toHaveBeenLastCalledWith(
      expect.objectContaining({ revision: 7, texts: [{ blockId: 'p1', text: 'Mine' }] }),
    );
  });
});
