// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Billing } from '#features/billing/billing.contract.ts';
import { useBilling } from './billing.queries.ts';
import { PricingView } from './pricing-view.tsx';
import { refusal, renderBilling, sampleBilling, sampleSubscription } from './testing/billing-stand.tsx';

const leave = vi.fn();
const url = 'https://invoice.stripe.example/i/1';
/** What the server knows. */
let stored: Billing;
afterEach(async () => {
  await act(async () => undefined);
  cleanup();
  vi.restoreAllMocks();
  leave.mockReset();
});

function Screen() {
  const [isYearly, setIsYearly] = useState(false);
  const { data } = useBilling();
  return data ? <PricingView billing={data} isYearly={isYearly} onYearly={setIsYearly} leave={leave} /> : null;
}

/** Shows the pricing screen to somebody on Starter, whose bank asks for a confirmation of every payment. */
async function open() {
  stored = sampleBilling({ mode: 'stripe', plan: 'Starter', subscription: sampleSubscription() });
  const stand = renderBilling(<Screen />, {
    'GET /billing': () => Response.json(stored),
    'POST /billing/plan': () => Response.json({ outcome: 'confirm', url, openUntil: '2026-11-22T05:33:00.000Z' }),
    'POST /billing/refresh': () => Response.json(stored),
  });
  await screen.findByRole('heading', { level: 1 });
  return stand;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** As a browser tells that its tab is looked at again. */
const returnToTab = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
const notice = (words: string) => screen.findByText(words);

describe('a payment that the bank wants confirmed', () => {
  it('says so, and leads to its page in a new tab; the present one stays here', async () => {
    await open();
    await press('Choose Pro');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm the payment' }));
    for (const words of [
      'Your bank asks you to confirm this payment. The page of the payment service opens in a new tab.',
      'Nothing has been charged so far. Your plan changes here by itself as soon as it is paid.',
      /^The page is open until 22 November 2026.*Without the payment your plan stays as it is\.$/,
    ])
      expect(dialog.getByText(words)).toBeTruthy();
    const link = dialog.getByRole('link', { name: 'Open payment page' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      url,
      '_blank',
      'noopener noreferrer',
    ]);
    expect(leave).not.toHaveBeenCalled();
    expect(screen.getByText('You are on the Starter plan.')).toBeTruthy();
  });

  it('closes by itself and says the plan, once that is there', async () => {
    await open();
    await press('Choose Pro');
    await screen.findByRole('dialog');
    await returnToTab();
    expect(screen.getByRole('dialog')).toBeTruthy();
    stored = { ...stored, plan: 'Pro' };
    await returnToTab();
    expect(await notice('You are on the Pro plan now.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes by itself where only the interval changes', async () => {
    await open();
    await userEvent.click(screen.getByRole('tab', { name: /Yearly/ }));
    await press('Pay yearly instead');
    await screen.findByRole('dialog');
    stored = { ...stored, subscription: sampleSubscription({ interval: 'year' }) };
    await returnToTab();
    expect(await notice('You are on the Starter plan now.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is put off by a button or Escape, and asked for again by another choice', async () => {
    const { calls } = await open();
    await press('Choose Pro');
    await screen.findByRole('dialog');
    await press('Not now');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Choose Pro');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const keys = calls.filter(({ call }) => call === 'POST /billing/plan').map(({ attemptKey }) => attemptKey);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('a payment that cannot be confirmed beside a planned change', () => {
  it('says what to do first', async () => {
    stored = sampleBilling({ mode: 'stripe', plan: 'Starter', subscription: sampleSubscription() });
    renderBilling(<Screen />, {
      'GET /billing': () => Response.json(stored),
      'POST /billing/plan': () => refusal('billing.change_planned'),
    });
    await screen.findByRole('heading', { level: 1 });
    await press('Choose Pro');
    expect((await screen.findByRole('alert')).textContent).toContain('Take that change back first');
  });
});
