// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Figure } from '#features/advisor/advisor.contract.ts';
import { fakeApi, refusal, renderAdvisor } from '../testing/render-advisor.tsx';
import { breakEven, cardFee, conversationId, priceFigure } from '../testing/sample-plan.ts';
import { sampleReading } from '../testing/sample-reading.ts';

beforeEach(() => {
  document.head.innerHTML = '<meta name="environment" content="development">';
  window.localStorage.setItem('groundwork.pacing', '0');
  window.sessionStorage.setItem('groundwork.plan-info-seen.advisor', '1');
});
afterEach(cleanup);

/** A server that keeps the one number put into its model. */
function modelApi() {
  let fee: Figure = cardFee;
  const getFigure = async ({ nodeId }: { nodeId: string }) =>
    nodeId === 'fee.card' ? fee : nodeId === 'price' ? priceFigure : breakEven;
  const setOwnNumber = vi.fn(async ({ value }: { value: number | null }) => {
    const field = { ...cardFee.ownNumber!, version: fee.ownNumber!.version + 1 };
    fee =
      value === null
        ? { ...cardFee, ownNumber: field }
        : {
            ...cardFee,
            shown: `${value}%`,
            origin: 'said',
            explanation: '',
            ownNumber: { ...field, value, replaced: { shown: '1.9%', origin: 'assumption' } },
          };
    return sampleReading();
  });
  return { getFigure, setOwnNumber };
}

async function openCardFee(api: ReturnType<typeof modelApi>) {
  await renderAdvisor(fakeApi(5, api, 'Pro'), '?tab=plan');
  await userEvent.click(await screen.findByRole('button', { name: 'month 14: where does this come from?' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Card fee/ }));
  await screen.findByRole('heading', { name: 'Where does “1.9%” come from?' });
}

describe('an assumption behind a figure', () => {
  it('gives way to the person’s own number, which can be taken back', async () => {
    const api = modelApi();
    await openCardFee(api);
    await userEvent.click(screen.getByRole('button', { name: 'Use my own number' }));
    const field = await screen.findByRole('textbox', { name: 'Card fee' });
    expect(screen.getByText('The plan assumes 1.9%')).toBeTruthy();
    await userEvent.type(field, '1,4');
    await userEvent.click(screen.getByRole('button', { name: 'Use my number' }));
    expect(await screen.findByRole('heading', { name: 'Where does “1.4%” come from?' })).toBeTruthy();
    expect(screen.getByText('Your own number. Without it the plan assumes 1.9%.')).toBeTruthy();
    expect(api.setOwnNumber).toHaveBeenCalledWith({ conversationId, nodeId: 'fee.card', version: 0, value: 1.4 });
    await userEvent.click(screen.getByRole('button', { name: 'Use the assumption again' }));
    expect(await screen.findByRole('heading', { name: 'Where does “1.9%” come from?' })).toBeTruthy();
    expect(api.setOwnNumber).toHaveBeenLastCalledWith({ conversationId, nodeId: 'fee.card', version: 1, value: null });
  });

  it('is offered among the inputs of a formula', async () => {
    await renderAdvisor(fakeApi(5, modelApi(), 'Pro'), '?tab=plan');
    await userEvent.click(await screen.findByRole('button', { name: 'month 14: where does this come from?' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change an input' }));
    expect(await screen.findByRole('heading', { name: 'Your own number' })).toBeTruthy();
    expect(await screen.findByRole('textbox', { name: 'Card fee' })).toBeTruthy();
  });

  it('refuses what is no number in its range, and keeps what was typed when saving fails', async () => {
    const api = modelApi();
    api.setOwnNumber.mockRejectedValueOnce(refusal('request.stale_revision', 409));
    await openCardFee(api);
    await userEvent.click(screen.getByRole('button', { name: 'Use my own number' }));
    const field = await screen.findByRole('textbox', { name: 'Card fee' });
    const save = screen.getByRole('button', { name: 'Use my number' });
    await userEvent.type(field, '140');
    await userEvent.click(save);
    expect(await screen.findByText('Enter a number from 0 to 100')).toBeTruthy();
    expect(api.setOwnNumber).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '1.4');
    await userEvent.click(save);
    expect((await screen.findByRole('alert')).textContent).toContain('changed somewhere else in the meantime');
    await waitFor(() => expect(field).toHaveProperty('value', '1.4'));
  });
});
