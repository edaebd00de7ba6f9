// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { MentionView } from '#features/advisor/reading.contract.ts';
import { refusal } from '../testing/render-advisor.tsx';
import { renderReading } from '../testing/render-reading.tsx';
import { conversationId } from '../testing/sample-plan.ts';
import { messageIdOf, sampleAmount, sampleMention, sampleReading, takenAs } from '../testing/sample-reading.ts';
import { ReadingCard } from './reading-card.tsx';

const price = sampleAmount('€7.90');
const offer = sampleMention('pick-ups', { taken: takenAs('offer') });
const rival = sampleMention('La Poste', { taken: takenAs('rival') });

/** Opens the editor of the first of these words. */
async function open(mention: MentionView, ...others: readonly MentionView[]) {
  const server = await renderReading(sampleReading({ mentions: [mention, ...others] }), (reading) => (
    <ReadingCard messageId={messageIdOf(4)} reading={reading} />
  ));
  const folded = screen.queryByRole('button', { name: /understood/ });
  if (folded) await userEvent.click(folded);
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^“${mention.quote}”`) }));
  const dialog = await screen.findByRole('dialog', { name: `What is “${mention.quote}”?` });
  return { ...server, dialog: within(dialog) };
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
async function choose(label: RegExp, option: string) {
  await userEvent.click(screen.getByRole('button', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

afterEach(cleanup);

describe('changing what words are taken as', () => {
  it('offers the guesses with what each is used for, "not used", and every other role in plain groups', async () => {
    const { dialog } = await open(price);
    expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'price of oneUsed for: what is left of each sale',
      'price for a week, month or yearUsed for: what a customer brings in over time',
      'what one sale costs youUsed for: what is left of each sale',
      'not used',
    ]);
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^price of one/ }).checked).toBe(true);
    await userEvent.click(dialog.getByRole('button', { name: /Something else/ }));
    const list = await screen.findByRole('listbox');
    const groups = within(list).getAllByRole('group');
    expect(groups).toHaveLength(8);
    expect(within(groups[0]!).getByText('Prices')).toBeTruthy();
    const options = within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(options).toHaveLength(36);
    expect(options).toContain('price of an alternative');
    expect(options).not.toContain('price of one');
    expect(options).not.toContain('who pays');
  });

  it('saves another role from the list, and the chip says it', async () => {
    const { setLabels } = await open(price);
    await choose(/Something else/, 'tax or duty');
    expect(screen.queryAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
    await save();
    expect(await screen.findByRole('button', { name: '“€7.90”: tax or duty. Change' })).toBeTruthy();
    expect(setLabels).toHaveBeenCalledWith({
      conversationId,
      labels: [{ mention: price.id, version: 0, role: 'share.tax' }],
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Saved.');
  });

  it('says that something is not used, and takes it back again', async () => {
    const { dialog, setLabels } = await open(price);
    expect(dialog.queryByRole('button', { name: 'Take back' })).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'not used' }));
    await save();
    await userEvent.click(await screen.findByRole('button', { name: '“€7.90”: not used. Change' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
    expect(await screen.findByRole('button', { name: '“€7.90”: a guess, price of one. Change' })).toBeTruthy();
    expect(setLabels.mock.lastCall?.[0].labels).toEqual([{ mention: price.id, version: 1, role: null }]);
  });

  it('says which of the things sold a price belongs to, and what one of it is called', async () => {
    const { dialog, setLabels } = await open(price, offer, rival);
    await choose(/It belongs to/, '“pick-ups”');
    await userEvent.type(dialog.getByRole('textbox', { name: 'One' }), ' pick-up');
    await save();
    expect(await dialog.findByText('Fill in both, or neither')).toBeTruthy();
    expect(setLabels).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Several' }), 'pick-ups');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const unit = { one: 'pick-up', many: 'pick-ups' };
    expect(setLabels.mock.lastCall?.[0].labels).toEqual([
      { mention: price.id, version: 0, role: 'price', of: offer.id, unit },
    ]);
  });

  it('offers the alternatives for the price of one, and no name of one', async () => {
    const { dialog, setLabels } = await open(price, offer, rival);
    await choose(/Something else/, 'price of an alternative');
    expect(dialog.queryByRole('textbox')).toBeNull();
    await choose(/It belongs to/, '“La Poste”');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(setLabels.mock.lastCall?.[0].labels).toEqual([
      { mention: price.id, version: 0, role: 'rival.price', of: rival.id },
    ]);
  });

  it('says of an amount that can be read in two ways how it is read', async () => {
    const amount = { kind: 'money', amount: 1234, currency: 'EUR' };
    const { dialog } = await open(sampleAmount('1.234 €', { amount, isCertain: false }));
    expect(dialog.getByText(/^This can be read in two ways\. It is read as €1,234\./)).toBeTruthy();
  });

  it('keeps the choice where another tab was first, says what that said, and puts the own one over it', async () => {
    const { dialog, setLabels, change } = await open(price);
    change((now) => ({
      ...now,
      mentions: now.mentions.map((one) => ({ ...one, taken: takenAs('price.pack'), version: 5 })),
    }));
    await userEvent.click(dialog.getByRole('radio', { name: /^what one sale costs you/ }));
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('It now counts as: price of several together.');
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^what one sale costs you/ }).checked).toBe(true);
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(setLabels.mock.lastCall?.[0].labels).toEqual([{ mention: price.id, version: 5, role: 'cost.direct' }]);
  });

  it('loses nothing that was typed when saving fails', async () => {
    const { dialog, setLabels } = await open(price);
    setLabels.mockRejectedValueOnce(refusal('network.unreachable', 0));
    await userEvent.type(dialog.getByRole('textbox', { name: 'One' }), 'pick-up');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Several' }), 'pick-ups');
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('Groundwork cannot be reached');
    expect(dialog.getByRole('textbox', { name: 'Several' })).toHaveProperty('value', 'pick-ups');
  });
});
