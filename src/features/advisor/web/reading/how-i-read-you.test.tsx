// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { MentionView } from '#features/advisor/reading.contract.ts';
import { renderReading } from '../testing/render-reading.tsx';
import { conversationId } from '../testing/sample-plan.ts';
import { messageIdOf, sampleAmount, sampleMention, sampleReading, takenAs } from '../testing/sample-reading.ts';
import { HowIReadYou } from './how-i-read-you.tsx';

const offer = sampleMention('Zahnlabor-Kurier', {
  messageId: messageIdOf(1),
  question: 'idea',
  taken: takenAs('offer'),
});
const price = sampleAmount('€7.90', {
  taken: takenAs('price', { of: offer.id, unit: { one: 'pick-up', many: 'pick-ups' } }),
});
const guess = sampleAmount('€290', { guesses: ['price.period', 'cost.period'] });
const name = sampleMention('24/7', { taken: takenAs('none') });
const later = sampleAmount('€500', { messageId: messageIdOf(6), question: null });

async function open(...mentions: readonly MentionView[]) {
  const server = await renderReading(sampleReading({ language: 'de', mentions: [...mentions] }), (reading) => (
    <HowIReadYou reading={reading} />
  ));
  await userEvent.click(screen.getByText('How I read you'));
  return server;
}
const cellsOf = (caption: string) =>
  within(screen.getByRole('table', { name: caption }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

afterEach(cleanup);

describe('how I read you', () => {
  it('is folded until it is asked for, and says how many guesses wait', async () => {
    await renderReading(sampleReading({ mentions: [price, guess] }), (reading) => <HowIReadYou reading={reading} />);
    expect(screen.getByRole('group')).toHaveProperty('open', false);
    expect(screen.getByText('1 guess waits for you and does not count yet')).toBeTruthy();
  });

  it('shows the words by question with what they are taken as and used for; what is not used stands apart', async () => {
    await open(offer, price, guess, name, later);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Your idea',
      'Revenue streams',
      'Later messages',
      'Not used',
    ]);
    expect(cellsOf('Your idea')).toEqual([
      ['“Zahnlabor-Kurier”', expect.stringMatching(/^what you sell/), 'what prices and costs belong to', 'Change'],
    ]);
    expect(cellsOf('Revenue streams')[0]?.[1]).toBe(
      'price of oneIt belongs to: “Zahnlabor-Kurier”pick-up, pick-upswhat is left of each sale',
    );
    expect(cellsOf('Revenue streams')[1]?.[1]).toContain('price for a week, month or yeara guess, not used yet');
    expect(cellsOf('Later messages')[0]?.[1]).toContain('not said yet');
    expect(cellsOf('Not used').map(([words]) => words)).toEqual(['“24/7”']);
    expect(screen.getByText('24/7').outerHTML).toBe('<bdi lang="de">24/7</bdi>');
  });

  it('changes what words are taken as; the focus goes with them to their new place', async () => {
    const server = await open(price, name);
    await userEvent.click(screen.getByRole('button', { name: 'Change: “€7.90”' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'not used' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(cellsOf('Not used').map(([words]) => words)).toEqual(['“€7.90”', '“24/7”']));
    expect(server.setLabels).toHaveBeenCalledWith({
      conversationId,
      labels: [{ mention: price.id, version: 0, role: 'none' }],
    });
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Change: “€7.90”'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Saved.');
  });

  it('is open where nothing was confirmed yet, and confirms every guess with one tap', async () => {
    const first = sampleAmount('€290', { guesses: ['price.period', 'cost.period'] });
    const second = sampleMention('vets', { messageId: messageIdOf(1), question: 'idea', guesses: ['payer'] });
    const server = await renderReading(sampleReading({ mentions: [first, second] }), (reading) => (
      <HowIReadYou reading={reading} />
    ));
    expect(screen.getByRole('group')).toHaveProperty('open', true);
    await userEvent.click(screen.getByRole('button', { name: 'All of this is right' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'All of this is right' })).toBeNull());
    expect(server.setLabels).toHaveBeenCalledWith({
      conversationId,
      labels: [
        { mention: first.id, version: 0, role: 'price.period' },
        { mention: second.id, version: 0, role: 'payer' },
      ],
    });
    expect(document.activeElement?.tagName).toBe('SUMMARY');
    expect(screen.getByRole('status').textContent).toBe('Saved.');
  });

  it('has no such button where no guess waits', async () => {
    await open(price, name, later);
    expect(screen.queryByRole('button', { name: 'All of this is right' })).toBeNull();
  });

  it('has the buttons of a table as one stop of the keyboard', async () => {
    await open(price, guess, name);
    screen.getByRole('button', { name: 'Change: “€7.90”' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Change: “€290”');
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Change: “24/7”');
  });
});

describe('what the plan goes by', () => {
  it('stands first, in the language of the interface, and says what was only read', async () => {
    await open();
    expect(cellsOf('What the plan goes by')).toEqual([
      ['Country', 'Belgium', 'Change'],
      ['Currency', 'Euro (EUR)read from your answers', 'Change'],
      ['Trade', 'bakery', 'Change'],
      ['Language of the plan', 'Englishread from your answers', 'Change'],
    ]);
  });

  it('is changed, also the language, and taken back', async () => {
    const server = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Change: Language of the plan' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('button', { pressed: false })).toHaveLength(5);
    await userEvent.click(dialog.getByRole('button', { name: 'Deutsch' }));
    await waitFor(() => expect(cellsOf('What the plan goes by')[3]?.[1]).toBe('Deutsch'));
    expect(server.answerQuestion.mock.lastCall?.[0]).toMatchObject({
      key: 'premise.language',
      answer: { kind: 'choice', choice: 'de' },
    });
    const change = screen.getByRole('button', { name: 'Change: Country' });
    await userEvent.click(change);
    await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(cellsOf('What the plan goes by')[0]?.[1]).toBe('not known yet'));
    expect(server.answerQuestion.mock.lastCall?.[0]).toMatchObject({
      key: 'premise.country',
      version: 1,
      answer: null,
    });
    await waitFor(() => expect(document.activeElement).toBe(change));
  });
});
