// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { fakeApi, refusal, renderAdvisor } from '../testing/render-advisor.tsx';
import { conversationId, sampleConversation } from '../testing/sample-plan.ts';

beforeEach(() => {
  document.head.innerHTML = '<meta name="environment" content="development">';
  window.localStorage.setItem('groundwork.pacing', '0');
  window.sessionStorage.setItem('groundwork.plan-info-seen.advisor', '1');
});
afterEach(cleanup);

const changeButtons = () => screen.queryAllByRole('button', { name: 'Change this answer' });
const field = () => screen.getByRole('textbox', { name: 'Your answer, changed' });

/** What the server answers after the first of two answers was replaced. */
function replaced(content: string) {
  const conversation = sampleConversation(2);
  const messages = conversation.messages.map((message, at) =>
    at === 1 ? { ...message, id: `msg_${'9'.repeat(26)}` as const, content } : message,
  );
  return { ...conversation, messages };
}

describe('an answer of one’s own', () => {
  it('is changed in its place until the plan is complete, and the input gets the focus back', async () => {
    const replaceAnswer = vi.fn(async () => replaced('Bread from rye'));
    await renderAdvisor(fakeApi(2, { replaceAnswer }));
    await waitFor(() => expect(changeButtons()).toHaveLength(2));
    await userEvent.click(changeButtons()[0]!);
    expect(field()).toHaveProperty('value', 'Answer 1');
    await userEvent.clear(field());
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    await userEvent.type(field(), 'Bread from rye');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Bread from rye')).toBeTruthy();
    expect(replaceAnswer).toHaveBeenCalledExactlyOnceWith({
      conversationId,
      messageId: sampleConversation(2).messages[1]!.id,
      content: 'Bread from rye',
    });
    expect(screen.queryByText('Answer 1')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your answer' }));
  });

  it('cannot be changed once the plan is complete', async () => {
    await renderAdvisor(fakeApi(5));
    expect(await screen.findByText('Answer 5')).toBeTruthy();
    expect(changeButtons()).toEqual([]);
  });

  it('stays as it was after Escape, and the way to change it has the focus', async () => {
    await renderAdvisor(fakeApi(2));
    await waitFor(() => expect(changeButtons()).toHaveLength(2));
    await userEvent.click(changeButtons()[1]!);
    await userEvent.type(field(), ' and more{Escape}');
    expect(screen.getByText('Answer 2')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(changeButtons()[1]));
  });

  it.each([
    ['server.database_away', 503, /typed|later|again/i],
    ['request.not_found', 404, /^Another tab changed this answer in the meantime\./],
  ] as const)('keeps what was typed when it is refused, and says why: %s', async (code, status, says) => {
    const replaceAnswer = async () => {
      throw refusal(code, status);
    };
    await renderAdvisor(fakeApi(2, { replaceAnswer }));
    await waitFor(() => expect(changeButtons()).toHaveLength(2));
    await userEvent.click(changeButtons()[0]!);
    await userEvent.type(field(), ' and rye');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(says);
    expect(field()).toHaveProperty('value', 'Answer 1 and rye');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', status === 404);
  });
});
