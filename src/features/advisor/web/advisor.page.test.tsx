// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sectionIds } from '#features/advisor/domain/plan.ts';
import { fakeApi, refusal, renderAdvisor } from './testing/render-advisor.tsx';
import {
  breakEven,
  conversationId,
  priceFigure,
  sampleChange,
  sampleLatest,
  samplePlan,
} from './testing/sample-plan.ts';
import { readingServer, sampleAmount, samplePremise, sampleQuestion, sampleReading } from './testing/sample-reading.ts';

const answerField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const quota = sampleLatest(1).quota;

beforeEach(() => {
  window.sessionStorage.clear();
  document.head.innerHTML = '<meta name="environment" content="development">';
  window.localStorage.setItem('groundwork.pacing', '0');
  window.sessionStorage.setItem('groundwork.plan-info-seen.advisor', '1');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the chat', () => {
  it('is titled AI Business Generator and has the tabs AI Chat and Business Plan with its percentage', async () => {
    await renderAdvisor(fakeApi(3));
    await answerField();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('AI Business Generator');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['AI Chat', 'Business Plan50%']);
  });

  it('cannot send nothing, or spaces only', async () => {
    await renderAdvisor(fakeApi(2));
    const field = await answerField();
    expect(sendButton()).toHaveProperty('disabled', true);
    fireEvent.change(field, { target: { value: '  \n ' } });
    expect(sendButton()).toHaveProperty('disabled', true);
    fireEvent.change(field, { target: { value: 'Families' } });
    expect(sendButton()).toHaveProperty('disabled', false);
  });

  it('shows a message as sending until the server has stored it, with the input disabled', async () => {
    let store: () => void = () => undefined;
    const stored = new Promise<void>((resolve) => {
      store = resolve;
    });
    const sendAnswer = vi.fn(async () => {
      await stored;
      return { ...sampleChange(3), quota };
    });
    await renderAdvisor(fakeApi(2, { sendAnswer }));
    await userEvent.type(await answerField(), 'Families within 4 km{Enter}');
    expect(screen.getByText('Sending…')).toBeTruthy();
    expect(screen.getByText('The advisor is typing')).toBeTruthy();
    expect(await answerField()).toHaveProperty('disabled', true);
    await act(async () => store());
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    expect(sendAnswer).toHaveBeenCalledTimes(1);
    expect((await answerField()).value).toBe('');
  });

  it('keeps the text of a failed answer, says so, and tries again under the same key', async () => {
    const keys: (string | undefined)[] = [];
    const sendAnswer = vi.fn(async (_input: unknown, options?: { context: { idempotencyKey?: string } }) => {
      keys.push(options?.context.idempotencyKey);
      if (keys.length === 1) throw refusal('server.database_away', 503);
      return { ...sampleChange(3), quota };
    });
    await renderAdvisor(fakeApi(2, { sendAnswer }));
    await userEvent.type(await answerField(), 'Families within 4 km{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Your answer was not sent');
    expect((await answerField()).value).toBe('Families within 4 km');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('stays at the next question when what was read before the answer comes after it', async () => {
    let arrive: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const getLatestConversation = vi.fn(async () => {
      const read = sampleLatest(2);
      if (getLatestConversation.mock.calls.length > 1) await late;
      return read;
    });
    const sendAnswer = vi.fn(async () => ({ ...sampleChange(3), quota }));
    const known = await renderAdvisor(fakeApi(2, { getLatestConversation, sendAnswer }));
    const field = await answerField();
    // As after a change in another tab.
    void known.invalidateQueries({ queryKey: [['advisor', 'getLatestConversation']] });
    await userEvent.type(field, 'Families within 4 km{Enter}');
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Business Plan/ }).textContent).toContain('50%'));
    await act(async () => arrive());
    expect(getLatestConversation).toHaveBeenCalledTimes(2);
    await userEvent.type(await answerField(), 'Loaves at €6{Enter}');
    await waitFor(() => expect(sendAnswer).toHaveBeenCalledTimes(2));
    expect(sendAnswer).toHaveBeenLastCalledWith(expect.objectContaining({ question: 'revenue' }), expect.anything());
  });

  it('puts the answer and the reply behind what was said before', async () => {
    const sendAnswer = async () => ({ ...sampleChange(3), quota });
    await renderAdvisor(fakeApi(2, { sendAnswer }));
    await userEvent.type(await answerField(), 'Families within 4 km{Enter}');
    await waitFor(() => expect(screen.getByText('Answer 3')).toBeTruthy());
    expect(screen.getAllByText(/^Answer \d$/).map(({ textContent }) => textContent)).toEqual([
      'Answer 1',
      'Answer 2',
      'Answer 3',
    ]);
  });

  it('shows the first answer without greeting twice', async () => {
    const sendAnswer = async () => ({ ...sampleChange(1), quota });
    await renderAdvisor(fakeApi(0, { sendAnswer }));
    await userEvent.type(await answerField(), 'A bakery{Enter}');
    await waitFor(() => expect(screen.getByText('Answer 1')).toBeTruthy());
    expect(screen.getByRole('log').children).toHaveLength(3);
  });

  it('keeps a draft over a reload', async () => {
    await renderAdvisor(fakeApi(2));
    await userEvent.type(await answerField(), 'Half an answer');
    cleanup();
    await renderAdvisor(fakeApi(2));
    expect((await answerField()).value).toBe('Half an answer');
  });

  it('says what opens a used-up limit', async () => {
    const sendAnswer = async () => {
      throw refusal('billing.quota_exceeded', 429, { limit: 1, used: 1, reset: quota.reset, plan: 'Starter' });
    };
    await renderAdvisor(fakeApi(0, { sendAnswer }));
    await userEvent.type(await answerField(), 'A bakery{Enter}');
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Your plan includes 1 business idea a month');
    expect(notice.textContent).toContain('1 December 2026');
    expect(within(notice).getByRole('link', { name: 'Upgrade Now' }).getAttribute('href')).toBe('/platform/pricing');
    expect((await answerField()).value).toBe('A bakery');
  });

  it("offers ready answers, and 'I don't know yet' skips the question at once", async () => {
    const sendAnswer = vi.fn(async () => ({ ...sampleChange(3), quota }));
    await renderAdvisor(fakeApi(2, { sendAnswer }));
    await userEvent.click(await screen.findByRole('button', { name: 'Families nearby' }));
    expect((await answerField()).value).toBe('Families nearby, ');
    expect(sendAnswer).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: "I don't know yet" }));
    await waitFor(() => expect(sendAnswer).toHaveBeenCalledTimes(1));
    expect(sendAnswer).toHaveBeenCalledWith(
      expect.objectContaining({ isSkip: true, content: "I don't know yet", question: 'audience', conversationId }),
      expect.anything(),
    );
  });

  it('opens the plan after the last answer, and says so', async () => {
    const sendAnswer = async () => ({ ...sampleChange(5), quota });
    await renderAdvisor(fakeApi(4, { sendAnswer }));
    await userEvent.type(await answerField(), 'Panos and De Vos{Enter}');
    expect(await screen.findByText('Your business plan is complete. The Business Plan tab is open.')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Business Plan' }).getAttribute('aria-selected')).toBe('true');
    expect(await screen.findByRole('heading', { level: 2, name: 'Levain & Rye' })).toBeTruthy();
  });
});

describe('how answers are read', () => {
  const price = sampleAmount('€6.50');
  const reading = sampleReading({ mentions: [price], questions: [sampleQuestion('bills')], openCount: 1 });

  it('stands under the answer it is of, in the place of what an earlier reader took from it', async () => {
    await renderAdvisor(fakeApi(5, readingServer(reading).calls));
    const chip = await screen.findByRole('button', { name: '“€6.50”: a guess, price of one. Change' });
    const answer = screen.getByText('Answer 4');
    expect(answer.compareDocumentPosition(chip) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getByText('Answer 5').compareDocumentPosition(chip) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Price: / })).toBeNull();
  });

  it('is not asked for before the first answer, and anew after each', async () => {
    const getReading = vi.fn(async () => reading);
    const sendAnswer = async () => ({ ...sampleChange(1), quota });
    await renderAdvisor(fakeApi(0, { sendAnswer, getReading }));
    const field = await answerField();
    expect(getReading).not.toHaveBeenCalled();
    await userEvent.type(field, 'A bakery{Enter}');
    await waitFor(() => expect(getReading).toHaveBeenCalledTimes(1));
    await userEvent.type(await answerField(), 'Bread{Enter}');
    await waitFor(() => expect(getReading).toHaveBeenCalledTimes(2));
  });

  it('has the plan and its numbers asked anew by each act', async () => {
    const getPlan = vi.fn(async () => samplePlan);
    await renderAdvisor(fakeApi(5, { ...readingServer(reading).calls, getPlan }));
    await waitFor(() => expect(getPlan).toHaveBeenCalledTimes(1));
    await userEvent.click(await screen.findByRole('button', { name: "That's right" }));
    await screen.findByRole('button', { name: /^1 understood/ });
    await waitFor(() => expect(getPlan).toHaveBeenCalledTimes(2));
  });

  it('says in the chat what is asked once all five answers are there, and what has to be certain before', async () => {
    const premises = [samplePremise('country', { isNeeded: true })];
    await renderAdvisor(fakeApi(2, readingServer({ ...reading, premises, questions: [] }).calls));
    expect(await screen.findByText('In which country is the business?')).toBeTruthy();
    cleanup();
    await renderAdvisor(fakeApi(5, readingServer(reading).calls));
    expect(await screen.findByRole('group', { name: 'What about bills?' })).toBeTruthy();
  });

  it('stands before the sections of the plan, open while nothing is confirmed, with the questions', async () => {
    await renderAdvisor(fakeApi(5, readingServer(reading).calls), '?tab=plan');
    const first = await screen.findByText('How I read you');
    const question = await screen.findByRole('group', { name: 'What about bills?' });
    const section = screen.getByRole('heading', { level: 3, name: 'Executive Summary' });
    expect(first.compareDocumentPosition(question) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(question.compareDocumentPosition(section) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(first.closest('details')).toHaveProperty('open', true);
  });

  it.each(['', '?tab=plan'])('says where it could not be loaded, and tries again: %s', async (address) => {
    const { calls } = readingServer(reading);
    const getReading = vi.fn(calls.getReading).mockRejectedValueOnce(refusal('server.database_away', 503));
    await renderAdvisor(fakeApi(5, { ...calls, getReading }), address);
    expect((await screen.findByRole('alert')).textContent).toContain('How your answers are read did not load');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: 'What about bills?' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the plan tab', () => {
  it('says No Business Plan Yet before the first answer, and leads to the chat', async () => {
    await renderAdvisor(fakeApi(0), '?tab=plan');
    expect(await screen.findByRole('heading', { name: 'No Business Plan Yet' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Start in the chat' }));
    expect(await answerField()).toBeTruthy();
  });

  it.each([
    [1, 'Market Analysis'],
    [2, 'Target Audience'],
    [3, 'Revenue Model'],
    [4, 'Competitive Analysis & Final Plan'],
  ])('is at the right one of its four steps after %i answers', async (answers, step) => {
    await renderAdvisor(fakeApi(answers), '?tab=plan');
    const bar = await screen.findByRole('progressbar', { name: 'Business plan progress' });
    const steps = within(bar.parentElement ?? document.body).getAllByRole('listitem');
    expect(steps.map((one) => one.textContent)).toEqual([
      'Market Analysis',
      'Target Audience',
      'Revenue Model',
      'Competitive Analysis & Final Plan',
    ]);
    expect(steps.find((one) => one.getAttribute('aria-current') === 'step')?.textContent).toBe(step);
  });

  it('shows of a locked section its title, contents, plan and price, and draws no text of it', async () => {
    const leaked = { ...samplePlan.sections[1], blocks: [{ text: 'canary' }] };
    const getPlan = async () => ({
      ...samplePlan,
      sections: [samplePlan.sections[0], leaked] as typeof samplePlan.sections,
    });
    await renderAdvisor(fakeApi(5, { getPlan }), '?tab=plan');
    expect(await screen.findByRole('heading', { level: 3, name: 'Revenue Streams' })).toBeTruthy();
    expect(screen.getByText(/^Each way the business earns/)).toBeTruthy();
    expect(screen.getByText('Opens with Starter, $24.00 a month')).toBeTruthy();
    expect(document.body.textContent).not.toContain('canary');
  });

  it('shows score, band, what lost points and why, and the downloads', async () => {
    await renderAdvisor(fakeApi(5), '?tab=plan');
    expect(await screen.findByRole('img', { name: 'Feasibility score: 61 of 100, Good' })).toBeTruthy();
    expect(screen.getByText('Complete')).toBeTruthy();
    expect(screen.getByText('Business plan · 21 November 2026')).toBeTruthy();
    expect(
      screen.getByText('No number of possible customers. A count, even a rough one, lets the plan calculate.'),
    ).toBeTruthy();
    expect(screen.getByText('Facts changed since this was written')).toBeTruthy();
    for (const name of ['Download PDF', 'Download DOCX']) expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  it('says Downloading… before a real download', async () => {
    const createDownload = vi.fn(async () => ({ address: '/x.pdf', fileName: 'x.pdf', expiresAt: quota.reset }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await renderAdvisor(fakeApi(5, { createDownload }), '?tab=plan');
    await userEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText('Downloading…')).toBeTruthy();
    expect(createDownload).toHaveBeenCalledWith({ conversationId, format: 'pdf' });
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  });

  it('puts the upgrade banner away for the account with Not Now; Pro never sees it', async () => {
    const dismissBanner = vi.fn(async ({ banner }: { banner: string }) => ({ dismissedBanners: [banner] }));
    await renderAdvisor(fakeApi(5, { dismissBanner }), '?tab=plan');
    await userEvent.click(await screen.findByRole('button', { name: 'Not Now' }));
    expect(screen.queryByRole('button', { name: 'Not Now' })).toBeNull();
    expect(dismissBanner).toHaveBeenCalledWith({ banner: 'plan-complete-upgrade' });
    cleanup();
    await renderAdvisor(fakeApi(5, {}, 'Pro'), '?tab=plan');
    await screen.findByRole('heading', { level: 2, name: 'Levain & Rye' });
    expect(screen.queryByText('Upgrade Plan')).toBeNull();
  });

  it('offers nothing more where everything is open, as after Pro', async () => {
    const [open] = samplePlan.sections.filter((section) => section.state === 'open');
    const sections = sectionIds.map((id) => ({ ...open!, id }));
    await renderAdvisor(fakeApi(5, { getPlan: async () => ({ ...samplePlan, sections }) }), '?tab=plan');
    await screen.findByRole('heading', { level: 2, name: 'Levain & Rye' });
    expect(screen.queryByRole('button', { name: 'Not Now' })).toBeNull();
  });

  it('opens where a number comes from, with its inputs', async () => {
    const getFigure = vi.fn(async ({ nodeId }: { nodeId: string }) => (nodeId === 'price' ? priceFigure : breakEven));
    await renderAdvisor(fakeApi(5, { getFigure }), '?tab=plan');
    await userEvent.click(await screen.findByRole('button', { name: 'month 14: where does this come from?' }));
    expect(await screen.findByRole('heading', { name: 'Where does “month 14” come from?' })).toBeTruthy();
    expect(await screen.findByText('first month in which revenue ≥ costs')).toBeTruthy();
    expect(getFigure).toHaveBeenCalledWith({ conversationId, nodeId: 'breakeven', at: 13 });
    await userEvent.click(screen.getByRole('button', { name: /Price of a loaf/ }));
    expect(await screen.findByRole('heading', { name: 'Where does “€6.50” come from?' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
  });
});

describe('the plan popover', () => {
  it('opens by itself after 3000 ms on the first visit only, keeps the focus, and closes on Escape', async () => {
    window.localStorage.removeItem('groundwork.pacing');
    window.sessionStorage.removeItem('groundwork.plan-info-seen.advisor');
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    await renderAdvisor(fakeApi(2));
    const field = await answerField();
    await screen.findByRole('button', { name: /Free plan/ });
    field.focus();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.queryByRole('dialog', { name: 'Your plan' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1100));
    const popover = screen.getByRole('dialog', { name: 'Your plan' });
    expect(popover.textContent).toContain('Business Idea Evaluation');
    expect(popover.textContent).toContain('1 idea per month');
    expect(document.activeElement).toBe(field);
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.queryByRole('dialog', { name: 'Your plan' })).toBeNull();
    cleanup();
    await renderAdvisor(fakeApi(2));
    await screen.findByRole('button', { name: /Free plan/ });
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(screen.queryByRole('dialog', { name: 'Your plan' })).toBeNull();
  });

  it.each([
    [3, '3 of 5 used', null],
    [4, '4 of 5 used', 'Almost at limit.'],
    [5, '5 of 5 used', 'Limit reached.'],
  ])('warns on Starter with %i of 5 ideas used', async (used, words, warning) => {
    const getLatestConversation = async () => ({ ...sampleLatest(2), quota: { ...quota, used, limit: 5 } });
    await renderAdvisor(fakeApi(2, { getLatestConversation }, 'Starter'));
    await userEvent.click(await screen.findByRole('button', { name: /Starter plan/ }));
    const popover = within(screen.getByRole('dialog', { name: 'Your plan' }));
    expect(popover.getByRole('progressbar', { name: 'Business ideas' }).getAttribute('aria-valuetext')).toBe(words);
    const warnings = ['Almost at limit.', 'Limit reached.'].filter((text) => popover.queryByText(text));
    expect(warnings).toEqual(warning === null ? [] : [warning]);
  });

  it.each([
    ['Free', 1, 1, 'Starter'],
    ['Free', 1, 7, 'Pro'],
    ['Starter', 5, 5, 'Pro'],
  ] as const)('names the plan with room for one more idea: on %s, which includes %i, after %i', async (...sample) => {
    const [plan, limit, used, opens] = sample;
    const latest = { ...sampleLatest(5), quota: { ...quota, limit, used }, isNewAllowed: false };
    await renderAdvisor(fakeApi(5, { getLatestConversation: async () => latest }, plan));
    await userEvent.click(await screen.findByRole('button', { name: 'Start another conversation' }));
    expect((await screen.findByText(/ opens more ideas at once\./)).textContent).toContain(`${opens} opens`);
  });

  it('closes on a click outside', async () => {
    await renderAdvisor(fakeApi(2));
    await userEvent.click(await screen.findByRole('button', { name: /Free plan/ }));
    expect(screen.getByRole('dialog', { name: 'Your plan' })).toBeTruthy();
    await userEvent.click(await answerField());
    expect(screen.queryByRole('dialog', { name: 'Your plan' })).toBeNull();
  });
});
