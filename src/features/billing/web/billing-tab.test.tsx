// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Billing } from '#features/billing/billing.contract.ts';
import { BillingTab } from './billing-tab.tsx';
import { refusal, renderBilling, sampleBilling, sampleInvoice, sampleSubscription } from './testing/billing-stand.tsx';

afterEach(async () => {
  // What is still on its way arrives before the window goes.
  await act(async () => undefined);
  cleanup();
  document.head.innerHTML = '';
  vi.restoreAllMocks();
});

async function open(own: Partial<Billing>, answers: Readonly<Record<string, () => Response>> = {}) {
  let billing = sampleBilling(own);
  const stand = renderBilling(<BillingTab />, {
    'GET /billing': () => Response.json(billing),
    'POST /billing/plan/keep': () => {
      billing = { ...billing, subscription: sampleSubscription() };
      return Response.json(billing);
    },
    'POST /billing/refund': () => {
      billing = { ...billing, plan: 'Free', subscription: null };
      return Response.json(billing);
    },
    ...answers,
  });
  await screen.findByRole('region', { name: 'Your plan' });
  return stand;
}
const region = (name: string) => within(screen.getByRole('region', { name }));
const rowsOf = (name: string) =>
  region(name)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the Billing tab', () => {
  it("shows the real plan, since when, its history and 'Manage Plan', and claims no payment", async () => {
    await open({
      plan: 'Starter',
      since: '2026-11-21T06:33:00.000Z',
      changes: [
        { id: 'plc_2', from: 'Pro', to: 'Starter', madeBy: 'test_mode', changedAt: '2026-11-21T06:33:00.000Z' },
        { id: 'plc_1', from: 'Free', to: 'Pro', madeBy: 'operator', changedAt: '2026-11-20T06:33:00.000Z' },
      ],
    });
    expect(screen.getByRole('link', { name: 'Manage Plan' }).getAttribute('href')).toBe('/platform/pricing');
    expect(screen.getByRole('link', { name: 'See your usage' }).getAttribute('href')).toBe('/platform/usage');
    expect(screen.getByText('Since 21 November 2026')).toBeTruthy();
    const [head, first, second, last] = rowsOf('History');
    expect(head).toEqual(['What changed', 'Date', 'By']);
    expect([first![0], first![2]]).toEqual(['Pro to Starter', 'You, in test mode']);
    expect([second![0], second![2]]).toEqual(['Free to Pro', 'Our support team']);
    expect(last![0]).toBe('Account opened on Free');
    expect(screen.getByText('There are none yet: nothing has been charged to this account.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Money back' })).toBeNull();
  });

  it('shows price and next charge of a paid plan, and leads to its portal', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockReturnValue();
    const own = { mode: 'stripe', plan: 'Pro', hasPortal: true, isTestModeOffered: false } as const;
    await open(
      { ...own, subscription: sampleSubscription({ interval: 'year', amountCents: 75_840 }) },
      { 'POST /billing/portal': () => Response.json({ url: 'https://billing.stripe.example/p/1' }) },
    );
    expect(screen.getByText('$758.40 per year')).toBeTruthy();
    expect(screen.getByText('Charged next on 21 December 2026')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Open payment portal' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://billing.stripe.example/p/1'));
  });

  it('claims no charge in test mode', async () => {
    await open({ plan: 'Starter', isTestModeOn: true, subscription: sampleSubscription({ periodEndsAt: null }) });
    expect(screen.getByText('$24.00 per month')).toBeTruthy();
    expect(screen.queryByText(/charged next/i)).toBeNull();
  });

  it('names the price that is paid, though the plan has another one by now', async () => {
    await open({ mode: 'stripe', plan: 'Starter', subscription: sampleSubscription({ amountCents: 1900 }) });
    expect(screen.getByText('$19.00 per month')).toBeTruthy();
  });

  it('names the next charge of what is paid, though test mode is on beside it', async () => {
    await open({ mode: 'stripe', plan: 'Starter', isTestModeOn: true, subscription: sampleSubscription() });
    expect(screen.getByText('Charged next on 21 December 2026')).toBeTruthy();
  });

  it('shows a planned change, which can be taken back', async () => {
    const next = { plan: 'Free', interval: null } as const;
    await open({ mode: 'stripe', plan: 'Pro', subscription: sampleSubscription({ next }) });
    expect(screen.getByText('It ends on 21 December 2026; Free begins then.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Keep Pro' }));
    expect(await screen.findByText('Charged next on 21 December 2026')).toBeTruthy();
  });

  it('says until when the plan stays after a failed payment', async () => {
    const subscription = sampleSubscription({ graceEndsAt: '2026-11-28T06:33:00.000Z' });
    await open({ mode: 'stripe', plan: 'Pro', hasPortal: true, subscription });
    expect(screen.getByText('The last payment failed')).toBeTruthy();
    expect(screen.getByText(/^Your plan stays until 28 November 2026\./)).toBeTruthy();
  });

  it('says that a payment is open which would bring the plan back', async () => {
    await open({ mode: 'stripe', hasPortal: true, hasDebt: true, invoices: [sampleInvoice({ status: 'open' })] });
    expect(
      screen.getByText('A payment is still open. Once it is paid in the payment portal, your plan comes back.'),
    ).toBeTruthy();
    expect(rowsOf('Payments').at(-1)![3]).toBe('Not paid yet');
  });

  it('without plans says that everything is included, and shows payments and history only where there are any', async () => {
    document.head.innerHTML = '<meta name="plans" content="none">';
    await open({ mode: 'off', plan: 'Pro' });
    expect(region('Your plan').getByText('Everything is included here, and nothing is charged.')).toBeTruthy();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'What is included',
      'See your usage',
    ]);
    expect(screen.getAllByRole('region')).toHaveLength(1);
    cleanup();
    const changedAt = '2026-11-20T06:33:00.000Z';
    const changes = [{ id: 'plc_1', from: 'Free', to: 'Pro', madeBy: 'payment', changedAt }] as const;
    await open({ mode: 'off', plan: 'Pro', invoices: [sampleInvoice()], changes: [...changes] });
    expect(rowsOf('Payments')).toHaveLength(2);
    expect(rowsOf('History').map(([what]) => what)).toEqual(['What changed', 'Free to Pro', 'Account opened on Free']);
  });

  it("lists the invoices; those of test mode are marked 'Test'", async () => {
    await open({
      invoices: [
        sampleInvoice({ kind: 'test', number: 'TEST-7', amountCents: 75840, plan: 'Pro', interval: 'year' }),
        sampleInvoice({ id: 'inv_00000000000000000000000002', status: 'refunded', hasPdf: false }),
      ],
    });
    expect(rowsOf('Payments')).toEqual([
      ['Invoice', 'Date', 'Amount', 'Status', 'Document'],
      ['TEST-7TestPro, one year21 Nov 2026 · Paid', '21 Nov 2026', '$758.40', 'Paid', 'PDF'],
      ['GW-0001Starter, one month21 Nov 2026 · Refunded', '21 Nov 2026', '$24.00', 'Refunded', ''],
    ]);
    expect(
      screen.getByText(
        'What was paid, and the invoices for it. Those marked “Test” say what would have been charged; nothing was.',
      ),
    ).toBeTruthy();
  });

  it('downloads the PDF of an invoice, and says where that fails', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockReturnValue();
    const { id } = sampleInvoice();
    const answers = [() => refusal('billing.payment_unreachable', 503), () => Response.json({ url: '/files/i.pdf' })];
    await open(
      { invoices: [sampleInvoice()] },
      { [`POST /billing/invoices/${id}/download`]: () => answers.shift()!() },
    );
    await userEvent.click(screen.getByRole('button', { name: 'PDF of invoice GW-0001' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The payment service cannot be reached just now.');
    await userEvent.click(screen.getByRole('button', { name: 'PDF of invoice GW-0001' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/files/i.pdf'));
  });

  it('gives the money back once it is confirmed', async () => {
    const subscription = sampleSubscription({ refundableUntil: '2026-12-05T06:33:00.000Z' });
    const { calls } = await open({ mode: 'stripe', plan: 'Starter', subscription });
    await userEvent.click(region('Money back').getByRole('button', { name: 'Request refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request a refund?' }));
    expect(
      dialog.getByText('What was open to you stays readable and can be downloaded. Nothing is deleted.'),
    ).toBeTruthy();
    expect(calls.filter(({ call }) => call === 'POST /billing/refund')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Refund and end Starter' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Money back' })).toBeNull());
    expect(calls.find(({ call }) => call === 'POST /billing/refund')?.attemptKey).toMatch(/^[0-9a-f-]{36}$/);
  });
});
