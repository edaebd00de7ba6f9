// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { QuestionView, ReadingView } from '#features/advisor/reading.contract.ts';
import { refusal } from '../testing/render-advisor.tsx';
import { renderReading } from '../testing/render-reading.tsx';
import { conversationId } from '../testing/sample-plan.ts';
import { sampleQuestion, sampleReading } from '../testing/sample-reading.ts';
import { QuestionList } from './question-list.tsx';

const bills = sampleQuestion('bills');
const hours = sampleQuestion('hours', { field: { kind: 'amount', unit: 'hours', min: 0, max: 24 }, version: 2 });
const options = [
  { id: 'a', text: 'Paid at once' },
  { id: 'b', text: 'Paid later' },
];
const paid = sampleQuestion('paid', { field: { kind: 'choices', options } });
const many = sampleQuestion('many', { field: { kind: 'choices', options, isMany: true } });
const day = sampleQuestion('day', { field: { kind: 'date' } });

const render = (questions: readonly QuestionView[], more: Partial<ReadingView> = {}) =>
  renderReading(sampleReading({ questions: [...questions], openCount: questions.length, ...more }), (reading) => (
    <QuestionList reading={reading} />
  ));
/** The question that is shown whole. */
const card = (key: string) => screen.findByRole('group', { name: `What about ${key}?` });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const line = (key: string) => screen.getByRole('button', { name: `What about ${key}?` });

afterEach(cleanup);

describe('the open questions', () => {
  it('show the first whole with what it is for, the others behind it, and how many more there are', async () => {
    await render([bills, hours], { openCount: 9 });
    const first = await card('bills');
    expect(within(first).getByText('It decides bills.')).toBeTruthy();
    expect(first.getAttribute('aria-describedby')).toBe(within(first).getByText('It decides bills.').id);
    expect(line('hours').getAttribute('aria-expanded')).toBe('false');
    expect(screen.getAllByRole('group')).toHaveLength(1);
    expect(screen.getByText('7 more questions after these')).toBeTruthy();
  });

  it('are not there where nothing is asked and nothing was', async () => {
    await render([]);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('take money in whole units of the currency on screen, send minor ones, and lead to the next question', async () => {
    const server = await render([bills, hours]);
    await userEvent.type(screen.getByRole('textbox', { name: 'In EUR per month' }), '1.250,50');
    await save();
    expect(server.answerQuestion).toHaveBeenCalledWith({
      conversationId,
      key: 'bills',
      version: 0,
      answer: { kind: 'amount', value: 125_050 },
    });
    const next = await card('hours');
    await waitFor(() => expect(document.activeElement).toBe(next));
    expect(screen.getByRole('status').textContent).toBe('Saved.');
    await userEvent.type(screen.getByRole('textbox', { name: 'In hours' }), '1,5');
    await save();
    await waitFor(() =>
      expect(server.answerQuestion.mock.lastCall?.[0]).toMatchObject({
        key: 'hours',
        version: 2,
        answer: { kind: 'amount', value: 1.5 },
      }),
    );
    const done = await screen.findByRole('heading', { name: 'Every question is answered' });
    await waitFor(() => expect(document.activeElement).toBe(done));
  });

  it('lead to a question that was not there before as well', async () => {
    const server = await render([bills]);
    server.change((now) => ({ ...now, questions: [...now.questions, hours] }));
    await userEvent.type(screen.getByRole('textbox'), '10');
    await save();
    const next = await card('hours');
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  it('say the limits in the unit on screen, and send nothing beyond them', async () => {
    const server = await render([bills]);
    const field = screen.getByRole('textbox', { name: 'In EUR per month' });
    for (const wrong of ['much', '1000001']) {
      await userEvent.clear(field);
      await userEvent.type(field, wrong);
      await save();
      expect(await screen.findByText('Enter a number from 0 to 1,000,000')).toBeTruthy();
      expect(field).toHaveProperty('value', wrong);
    }
    expect(server.answerQuestion).not.toHaveBeenCalled();
  });

  it('wait for the currency where money is asked for, and can be left open meanwhile', async () => {
    const server = await render([bills], { currency: null });
    expect(screen.getByText(/^First choose the currency of your amounts/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: "I don't know" }));
    await waitFor(() => expect(server.answerQuestion.mock.lastCall?.[0].answer).toEqual({ kind: 'unknown' }));
  });

  it('take one option', async () => {
    const server = await render([paid]);
    await save();
    expect(await screen.findByText('Choose one of these')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Paid later' }));
    await save();
    await waitFor(() =>
      expect(server.answerQuestion.mock.lastCall?.[0].answer).toEqual({ kind: 'choice', choice: 'b' }),
    );
  });

  it('take several options, or none', async () => {
    const server = await render([many]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Paid later' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Paid at once' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Paid later' }));
    await save();
    await waitFor(() =>
      expect(server.answerQuestion.mock.lastCall?.[0].answer).toEqual({ kind: 'choices', choices: ['a'] }),
    );
  });

  it('take a day, and say at the field which days can be', async () => {
    const server = await render([day]);
    server.answerQuestion.mockRejectedValueOnce(refusal('request.invalid', 400, { fields: { answer: 'no' } }));
    const field = screen.getByLabelText('Day');
    await userEvent.type(field, '2099-01-01');
    await save();
    expect(await screen.findByText('Choose a day of the last year or the next ten')).toBeTruthy();
    expect(field).toHaveProperty('value', '2099-01-01');
    await userEvent.clear(field);
    await userEvent.type(field, '2027-03-01');
    await save();
    expect(await screen.findByRole('button', { name: '1 answered' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '1 answered' }));
    expect(screen.getByText('1 March 2027')).toBeTruthy();
  });

  it('take "I don’t know", and lead to the next', async () => {
    const server = await render([bills, hours]);
    await userEvent.click(screen.getByRole('button', { name: "I don't know" }));
    const next = await card('hours');
    await waitFor(() => expect(document.activeElement).toBe(next));
    expect(server.answerQuestion.mock.lastCall?.[0]).toMatchObject({ key: 'bills', answer: { kind: 'unknown' } });
  });

  it('keep what was typed in one while another is looked at', async () => {
    await render([bills, hours]);
    await userEvent.type(screen.getByRole('textbox'), '12');
    await userEvent.click(line('hours'));
    const other = await card('hours');
    expect(document.activeElement).toBe(other);
    await userEvent.click(line('bills'));
    expect(screen.getByRole('textbox', { name: 'In EUR per month' })).toHaveProperty('value', '12');
  });

  it('keep what was typed when saving fails', async () => {
    const server = await render([bills]);
    server.answerQuestion.mockRejectedValueOnce(refusal('network.unreachable', 0));
    await userEvent.type(screen.getByRole('textbox'), '12');
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('Groundwork cannot be reached');
    expect(screen.getByRole('textbox')).toHaveProperty('value', '12');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
  });

  it('keep what was typed where another tab was first, say what that said, and put the own answer over it', async () => {
    const server = await render([bills, hours]);
    server.change((now) => ({
      ...now,
      questions: [hours],
      answered: [{ ...bills, answer: { kind: 'amount', value: 90_000 }, version: 4 }],
    }));
    await userEvent.type(screen.getByRole('textbox'), '850');
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('It says: €900 per month.');
    expect(screen.getByRole('textbox')).toHaveProperty('value', '850');
    const moved = await card('bills');
    await waitFor(() => expect(moved.contains(document.activeElement)).toBe(true));
    await save();
    await waitFor(() =>
      expect(server.answerQuestion.mock.lastCall?.[0]).toMatchObject({
        version: 4,
        answer: { kind: 'amount', value: 85_000 },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('the answered questions', () => {
  const answered = { ...bills, answer: { kind: 'amount', value: 85_050 }, version: 3 } as const;

  it('are folded; each can be changed from what it was', async () => {
    const server = await render([hours], { answered: [answered] });
    expect(screen.queryByText('€850.50 per month')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '1 answered' }));
    expect(screen.getByText('€850.50 per month')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Change the answer: What about bills?' }));
    const opened = await card('bills');
    await waitFor(() => expect(document.activeElement).toBe(opened));
    const field = screen.getByRole('textbox', { name: 'In EUR per month' });
    expect(field).toHaveProperty('value', '850.50');
    await userEvent.clear(field);
    await userEvent.type(field, '900');
    await save();
    expect(await screen.findByText('€900 per month')).toBeTruthy();
    expect(server.answerQuestion.mock.lastCall?.[0]).toMatchObject({ version: 3, answer: { value: 90_000 } });
  });

  it('can be left as they are; the focus goes back to the line', async () => {
    await render([hours], { answered: [answered] });
    await userEvent.click(screen.getByRole('button', { name: '1 answered' }));
    await userEvent.click(screen.getByRole('button', { name: 'Change the answer: What about bills?' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    const change = screen.getByRole('button', { name: 'Change the answer: What about bills?' });
    await waitFor(() => expect(document.activeElement).toBe(change));
    expect(await card('hours')).toBeTruthy();
  });

  it('can be taken back: the question is open again and has the focus', async () => {
    const server = await render([hours], { answered: [answered] });
    await userEvent.click(screen.getByRole('button', { name: '1 answered' }));
    await userEvent.click(screen.getByRole('button', { name: 'Change the answer: What about bills?' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /answered$/ })).toBeNull());
    const again = await card('bills');
    await waitFor(() => expect(document.activeElement).toBe(again));
    expect(server.answerQuestion.mock.lastCall?.[0]).toMatchObject({ version: 3, answer: null });
    expect(screen.getByRole('textbox')).toHaveProperty('value', '');
  });
});
