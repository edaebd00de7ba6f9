// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { ReadingView } from '#features/advisor/reading.contract.ts';
import { refusal } from '../testing/render-advisor.tsx';
import { renderReading } from '../testing/render-reading.tsx';
import { conversationId } from '../testing/sample-plan.ts';
import { messageIdOf, sampleAmount, sampleMention, sampleReading, takenAs } from '../testing/sample-reading.ts';
import { ReadingCard } from './reading-card.tsx';

const single = sampleAmount('€7.90');
const flat = sampleAmount('€290 a month', { guesses: ['price.period', 'cost.period'], version: 3 });
const rounds = sampleMention('daily rounds', { taken: takenAs('offer', { by: 'ranker' }) });
const express = sampleMention('express', { taken: takenAs('none') });

const render = (mentions: ReadingView['mentions'], answer = 4) =>
  renderReading(sampleReading({ mentions }), (reading) => (
    <ReadingCard messageId={messageIdOf(answer)} reading={reading} />
  ));
const chips = () =>
  within(screen.getByRole('toolbar'))
    .getAllByRole('button')
    .map((chip) => chip.getAttribute('aria-label'));
const confirmButton = () => screen.findByRole('button', { name: "That's right" });

afterEach(cleanup);

describe('the card under a message', () => {
  it('shows the words of this message in their order, and tells guesses, what counts and what is not used apart', async () => {
    const elsewhere = sampleAmount('€1.20', { messageId: messageIdOf(3) });
    await render([single, rounds, express, flat, elsewhere]);
    expect(chips()).toEqual([
      '“€7.90”: a guess, price of one. Change',
      '“daily rounds”: what you sell. Change',
      '“express”: not used. Change',
      '“€290 a month”: a guess, price for a week, month or year. Change',
    ]);
    const looks = screen.getAllByRole('button', { name: /Change$/ }).map((chip) => ({
      isDashed: chip.className.includes('border-dashed'),
      icon: /lucide-([a-z-]+)/.exec(chip.innerHTML)?.[1],
    }));
    expect(looks).toEqual([
      { isDashed: true, icon: 'circle-question-mark' },
      { isDashed: false, icon: 'check' },
      { isDashed: false, icon: 'minus' },
      { isDashed: true, icon: 'circle-question-mark' },
    ]);
    expect(screen.getByText(/None of them counts before you confirm it/)).toBeTruthy();
  });

  it('is not there under a message in which nothing was found', async () => {
    await render([single], 1);
    expect(screen.queryByText('How I read this')).toBeNull();
  });

  it('confirms every guess of the message at once, each with its version, and folds; the focus stays on it', async () => {
    const server = await render([single, rounds, express, flat]);
    await userEvent.click(await confirmButton());
    const line = await screen.findByRole('button', { name: /^3 understood, 1 not used/ });
    expect(server.setLabels).toHaveBeenCalledWith({
      conversationId,
      labels: [
        { mention: single.id, version: 0, role: 'price' },
        { mention: flat.id, version: 3, role: 'price.period' },
      ],
    });
    expect(screen.queryByRole('toolbar')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(line));
    expect(screen.getByRole('status').textContent).toBe('Saved.');
    expect(line.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(line);
    expect(chips()).toHaveLength(4);
    expect(screen.getByRole('button', { name: /Done$/ }).getAttribute('aria-expanded')).toBe('true');
  });

  it('is folded from the start where everything is confirmed', async () => {
    await render([rounds]);
    expect(screen.getByRole('button', { name: /^1 understood · Change$/ })).toBeTruthy();
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('shows what another tab said, tells it, and confirms the rest when asked again', async () => {
    const server = await render([single, flat]);
    server.change((now) => ({
      ...now,
      mentions: now.mentions.map((one) =>
        one.id === flat.id ? { ...one, taken: takenAs('cost.period'), version: 4 } : one,
      ),
    }));
    await userEvent.click(await confirmButton());
    expect((await screen.findByRole('alert')).textContent).toContain('Another tab changed this');
    expect(chips()).toContain('“€290 a month”: a cost that comes again and again. Change');
    expect(chips()).toContain('“€7.90”: a guess, price of one. Change');
    await userEvent.click(await confirmButton());
    await screen.findByRole('button', { name: /^2 understood/ });
    expect(server.setLabels.mock.lastCall?.[0].labels).toEqual([{ mention: single.id, version: 0, role: 'price' }]);
  });

  it('says why it could not be saved, and stays as it was', async () => {
    const server = await render([single]);
    server.setLabels.mockRejectedValueOnce(refusal('server.database_away', 503));
    await userEvent.click(await confirmButton());
    expect((await screen.findByRole('alert')).textContent).toContain('Groundwork is not available just now');
    expect(chips()).toEqual(['“€7.90”: a guess, price of one. Change']);
  });

  it('stays open with the focus on the words when the last guess is changed alone', async () => {
    await render([single]);
    await userEvent.click(screen.getByRole('button', { name: /“€7.90”/ }));
    await userEvent.click(await screen.findByRole('radio', { name: /^what one sale costs you/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const chip = await screen.findByRole('button', { name: '“€7.90”: what one sale costs you. Change' });
    await waitFor(() => expect(document.activeElement).toBe(chip));
    expect(screen.queryByRole('button', { name: "That's right" })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Done$/ }));
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('shows every amount and the first six words of a long answer, says what is confirmed unseen, and shows all', async () => {
    const words = Array.from({ length: 9 }, (_, at) => sampleMention(`word ${at + 1}`));
    await render([...words, single]);
    expect(chips()).toHaveLength(7);
    expect(chips().at(-1)).toContain('€7.90');
    expect(screen.getByText(/^3 more guesses are not shown\. “That's right” confirms them too\.$/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all 10' }));
    expect(chips()).toHaveLength(10);
    expect(document.activeElement?.getAttribute('aria-label')).toContain('word 1');
  });

  it('offers nothing to be confirmed in a later message: nothing was asked there that orders what it can be', async () => {
    const later = sampleAmount('€500', { question: null, guesses: ['price', 'price.period', 'price.entry'] });
    const server = await render([later]);
    expect(chips()).toEqual(['“€500”: say what it is']);
    expect(screen.queryByRole('button', { name: "That's right" })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /“€500”/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Choose what it is')).toBeTruthy();
    expect(server.setLabels).not.toHaveBeenCalled();
  });

  it('folds with the focus on its line once the last word is said, where guesses were confirmed before', async () => {
    const open = sampleAmount('€500', { guesses: [] });
    await render([single, open]);
    await userEvent.click(await confirmButton());
    await userEvent.click(await screen.findByRole('button', { name: /^“€500”/ }));
    await userEvent.click(await screen.findByRole('radio', { name: 'not used' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const line = await screen.findByRole('button', { name: /^1 understood, 1 not used/ });
    await waitFor(() => expect(document.activeElement).toBe(line));
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('is one stop of the keyboard: the arrows go from chip to chip', async () => {
    await render([single, rounds, flat]);
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toContain('€7.90');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toContain('€290');
    await userEvent.tab();
    expect(document.activeElement).toBe(await confirmButton());
  });
});
