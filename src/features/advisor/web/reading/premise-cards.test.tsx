// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { PremiseView } from '#features/advisor/reading.contract.ts';
import { itInDeepRun } from '#testing/gate-cases.ts';
import { refusal } from '../testing/render-advisor.tsx';
import { renderReading } from '../testing/render-reading.tsx';
import { conversationId } from '../testing/sample-plan.ts';
import { samplePremise, sampleReading } from '../testing/sample-reading.ts';
import { PremiseCards } from './premise-cards.tsx';

const country = samplePremise('country', { isNeeded: true, suggestions: [{ id: 'BE', name: 'Belgium' }] });
const currency = samplePremise('currency', { isNeeded: true, suggestions: [{ id: 'EUR', name: 'Euro' }] });
const trade = samplePremise('trade', { isNeeded: true, suggestions: [{ id: 'bakery', name: 'bakery' }], version: 2 });
const trades = [
  { id: 'courier', name: 'courier service' },
  { id: 'cobbler', name: 'shoe repair' },
];

const render = (...premises: readonly PremiseView[]) =>
  renderReading(
    sampleReading({ premises: [samplePremise('language', { value: 'en' }), ...premises] }),
    (reading) => <PremiseCards reading={reading} />,
    trades,
  );
const choices = (name: string) => within(screen.getByRole('toolbar', { name }));
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

afterEach(cleanup);

describe('what has to be certain first', () => {
  it('is asked only where it is needed', async () => {
    await render(country, { ...currency, isNeeded: false });
    expect(screen.getByText('In which country is the business?')).toBeTruthy();
    expect(screen.queryByText('Which currency are your amounts in?')).toBeNull();
  });

  it('is settled by one press; the next question has the focus, then the line that says what was saved', async () => {
    const server = await render(country, trade);
    await userEvent.click(screen.getByRole('button', { name: 'Belgium' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Which trade is it?'));
    expect(server.answerQuestion).toHaveBeenCalledWith({
      conversationId,
      key: 'premise.country',
      version: 0,
      answer: { kind: 'choice', choice: 'BE' },
    });
    expect(screen.queryByText('In which country is the business?')).toBeNull();
    await userEvent.click(choices('Which trade is it?').getByRole('button', { name: 'None of these' }));
    await waitFor(() => expect(screen.queryByText('Which trade is it?')).toBeNull());
    const said = screen.getByText(/^Trade: None of these\. You can change it later/);
    expect(document.activeElement).toBe(said);
    expect(server.answerQuestion.mock.lastCall?.[0]).toMatchObject({ version: 2, answer: { choice: 'none' } });
  });

  it('takes "I don’t know", and does not ask again', async () => {
    const server = await render(country);
    await userEvent.click(screen.getByRole('button', { name: "I don't know" }));
    expect(await screen.findByText(/^Country: left open\./)).toBeTruthy();
    expect(server.answerQuestion.mock.lastCall?.[0].answer).toEqual({ kind: 'unknown' });
    expect(screen.queryByText('In which country is the business?')).toBeNull();
  });

  itInDeepRun('finds every country by its name or code', async () => {
    const server = await render(country);
    await userEvent.click(screen.getByRole('button', { name: 'Another country' }));
    const field = await screen.findByRole('searchbox', { name: 'Another country' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(options().length).toBeGreaterThan(190);
    await userEvent.type(field, 'cote');
    await waitFor(() => expect(options()).toEqual(['Côte d’Ivoire']));
    await userEvent.clear(field);
    await userEvent.type(field, 'xxx');
    expect(await screen.findByText('Nothing found for “xxx”')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, 'jp');
    await waitFor(() => expect(options()).toEqual(['Japan']));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(server.answerQuestion.mock.lastCall?.[0].answer).toEqual({ kind: 'choice', choice: 'JP' }),
    );
  });

  it('offers every currency there is', async () => {
    const server = await render(currency);
    expect(screen.getByRole('button', { name: 'Euro (EUR)' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Another currency' }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Another currency' }), 'yen');
    await userEvent.click(await screen.findByRole('option', { name: 'Japanese Yen (JPY)' }));
    await waitFor(() =>
      expect(server.answerQuestion.mock.lastCall?.[0]).toMatchObject({
        key: 'premise.currency',
        answer: { kind: 'choice', choice: 'JPY' },
      }),
    );
  });

  it('searches trades once typing rests, and chooses one of those found', async () => {
    const server = await render(trade);
    await userEvent.click(screen.getByRole('button', { name: 'Search for a trade' }));
    const box = await screen.findByRole('searchbox', { name: 'Search for a trade' });
    // At once, however slow the machine: no timer runs between two letters.
    for (const text of ['s', 'sh', 'sho', 'shoe']) fireEvent.change(box, { target: { value: text } });
    await userEvent.click(await screen.findByRole('option', { name: 'shoe repair' }));
    await waitFor(() =>
      expect(server.answerQuestion.mock.lastCall?.[0].answer).toEqual({ kind: 'choice', choice: 'cobbler' }),
    );
    expect(server.searchTrades.mock.calls.map(([{ query }]) => query)).toEqual(['shoe']);
    expect(server.searchTrades.mock.lastCall?.[0]).toEqual({ query: 'shoe', language: 'en' });
  });

  it('stays with what was typed when it cannot be saved', async () => {
    const server = await render(trade);
    server.answerQuestion.mockRejectedValueOnce(refusal('server.database_away', 503));
    await userEvent.click(screen.getByRole('button', { name: 'Search for a trade' }));
    const field = await screen.findByRole('searchbox', { name: 'Search for a trade' });
    await userEvent.type(field, 'courier');
    await userEvent.click(await screen.findByRole('option', { name: 'courier service' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Groundwork is not available just now');
    expect(field).toHaveProperty('value', 'courier');
  });

  it('stays where another tab was first, says both choices, and puts the own one over it', async () => {
    const server = await render(country);
    server.change((now) => ({
      ...now,
      premises: now.premises.map((one) =>
        one.id === 'country' ? { ...one, value: 'FR', isChosen: true, isNeeded: false, version: 7 } : one,
      ),
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Belgium' }));
    expect((await screen.findByRole('alert')).textContent).toContain('It says: France. You chose: Belgium.');
    await userEvent.click(screen.getByRole('button', { name: 'Belgium' }));
    expect(await screen.findByText(/^Country: Belgium\./)).toBeTruthy();
    expect(server.answerQuestion.mock.lastCall?.[0].version).toBe(7);
  });
});
