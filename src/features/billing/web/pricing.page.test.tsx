// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { planTable } from '#app/plan-table.ts';
import type { Billing } from '#features/billing/billing.contract.ts';
import { offers } from '#features/billing/domain/offers.plan.ts';
import { planComparison } from '#features/billing/domain/plan-comparison.ts';
import { type PlanName, planNames } from '#shared/plans/plan-names.ts';
import { pacingMs } from '#web/pacing.ts';
import { useBilling } from './billing.queries.ts';
import { PricingPage } from './pricing.page.tsx';
import { PricingView, type PricingViewProps } from './pricing-view.tsx';
import { refusal, renderBilling, sampleBilling, sampleSubscription } from './testing/billing-stand.tsx';

const leave = vi.fn();
/** What the server knows; a call may change it. */
let stored: Billing;
beforeEach(() => {
  document.head.innerHTML = '<meta name="support-email" content="help@example.com">';
});
afterEach(async () => {
  // What is still on its way arrives before the window goes.
  await act(async () => undefined);
  cleanup();
  vi.restoreAllMocks();
  leave.mockReset();
});

function Screen(own: Pick<PricingViewProps, 'checkout'>) {
  const [isYearly, setIsYearly] = useState(false);
  const { data } = useBilling();
  return data ? <PricingView billing={data} isYearly={isYearly} onYearly={setIsYearly} leave={leave} {...own} /> : null;
}

/** Shows the screen; `choice` answers the choosing of a plan. */
async function open(
  own: Partial<Billing> = {},
  choice: () => Response = () => refusal('billing.payment_not_set_up'),
  screenProps: Pick<PricingViewProps, 'checkout'> = {},
) {
  stored = sampleBilling(own);
  const change = (more: Partial<Billing>) => () => {
    stored = { ...stored, ...more };
    return Response.json(stored);
  };
  const stand = renderBilling(<Screen {...screenProps} />, {
    'GET /billing': () => Response.json(stored),
    'POST /billing/plan': choice,
    'PUT /billing/test-mode': change({ isTestModeOn: true }),
    'POST /billing/plan/keep': change({ subscription: sampleSubscription() }),
    'POST /billing/refresh': change({ plan: 'Pro' }),
  });
  await screen.findByRole('heading', { level: 1 });
  return stand;
}

const card = (name: PlanName) => within(screen.getByRole('article', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const switched = (plan: PlanName) => () => {
  stored = { ...stored, plan, subscription: sampleSubscription(stored.isTestModeOn ? { periodEndsAt: null } : {}) };
  return Response.json({ outcome: 'switched', billing: stored });
};

describe('the pricing screen', () => {
  it('shows monthly prices with two decimals', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Choose Your Plan');
    expect(planNames.map((name) => card(name).getByText(/^\$/).textContent)).toEqual(['$0.00', '$24.00', '$79.00']);
    expect(screen.queryByText('Save 20%')).toBeNull();
  });

  it('shows yearly prices beside twelve months struck through, and the saving', async () => {
    await open();
    await userEvent.click(screen.getByRole('tab', { name: /Yearly.*20% off/ }));
    const starter = card('Starter');
    expect(starter.getByText('$230.40')).toBeTruthy();
    expect(starter.getByText('$288.00').tagName).toBe('S');
    expect(starter.getByText('Save 20%')).toBeTruthy();
    expect(card('Pro').getByText('$758.40')).toBeTruthy();
    expect(card('Pro').getByText('$948.00').tagName).toBe('S');
    expect(card('Free').queryByText('Save 20%')).toBeNull();
  });

  it.each(planNames)("marks %s when it is the current plan; the others have the table's button", async (name) => {
    await open({ plan: name });
    expect(screen.getByText(`You are on the ${name} plan.`)).toBeTruthy();
    expect(card(name).getByText('CURRENT PLAN')).toBeTruthy();
    for (const plan of planNames) {
      const [button, ...more] = card(plan).getAllByRole('button');
      expect(more).toEqual([]);
      expect(button!.textContent).toBe(plan === name ? 'Current Plan' : `Choose ${plan}`);
      expect(button!.hasAttribute('disabled')).toBe(plan === name);
    }
  });

  it('calls Starter alone the most popular', async () => {
    await open();
    expect(screen.getAllByText('Most Popular')).toHaveLength(1);
    expect(card('Starter').getByText('Most Popular')).toBeTruthy();
  });

  it('marks every tool that is not built as coming in the comparison', async () => {
    await open();
    expect(screen.getByText('Detailed Feature Comparison')).toBeTruthy();
    expect(screen.getByText('Frequently Asked Questions')).toBeTruthy();
    const groups = screen.getAllByRole('rowheader').filter((cell) => cell.getAttribute('scope') === 'rowgroup');
    expect(groups.map((group) => group.textContent)).toEqual([
      'AI Business Generator',
      'Brand & Website Studio',
      'Marketing StudioComing',
      'Business AnalyticsComing',
      'Legal Document GeneratorComing',
      'Support & ResourcesComing',
      'In every tool',
    ]);
  });

  it('says of each plan what the plan table says', async () => {
    await open();
    for (const name of planNames) expect(card(name).getByText(offers[name].description.message)).toBeTruthy();
  });

  it('answers the questions about payment (docs/billing.md)', async () => {
    await open();
    for (const claim of [
      /^A higher plan begins at once,.* A lower one begins when the paid period ends;/,
      /^Yes, within 14 days of your first payment,/,
      /^Yes, by a mail three days before each one\.$/,
    ])
      expect(screen.getByText(claim)).toBeTruthy();
  });

  it("'Need Help Choosing a Plan?' writes to the support address", async () => {
    await open();
    const box = within(screen.getByRole('region', { name: 'Need Help Choosing a Plan?' }));
    const hrefs = ['Contact Support', 'Request Demo'].map((name) =>
      box.getByRole('link', { name }).getAttribute('href'),
    );
    expect(hrefs).toEqual([
      'mailto:help@example.com?subject=Question%20about%20plans',
      'mailto:help@example.com?subject=Request%20for%20a%20demo',
    ]);
  });
});

describe('test mode', () => {
  it('is enabled with its words and the amber note', async () => {
    const { calls } = await open();
    expect(screen.queryByText('Test Mode Instructions')).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'Test Mode' }));
    expect(
      await screen.findByText('Test mode enabled. You can now switch between plans without payment processing.'),
    ).toBeTruthy();
    expect(screen.getByText('Test Mode Instructions')).toBeTruthy();
    expect(screen.getByText(/^Plans can be switched without payment.*would require payment\.$/)).toBeTruthy();
    expect(calls.find(({ call }) => call === 'PUT /billing/test-mode')?.body).toEqual({ isOn: true });
  });

  it('is absent where the operator does not offer it', async () => {
    await open({ mode: 'stripe', isTestModeOffered: false });
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it("says 'Successfully switched to {plan} plan for testing!' for three seconds", async () => {
    expect(pacingMs.planSwitched).toBe(3000);
    const { calls } = await open({ isTestModeOn: true }, switched('Starter'));
    await press('Choose Starter');
    expect(await screen.findByText('Successfully switched to Starter plan for testing!')).toBeTruthy();
    expect(card('Starter').getByText('CURRENT PLAN')).toBeTruthy();
    const asked = calls.find(({ call }) => call === 'POST /billing/plan');
    expect(asked?.body).toEqual({ plan: 'Starter', interval: 'month' });
    expect(asked?.attemptKey).toMatch(/^[0-9a-f-]{36}$/);
    await waitFor(() => expect(screen.queryByText(/^Successfully switched/)).toBeNull(), { timeout: 4000 });
  });

  it('is switched before a plan that is chosen at once', async () => {
    stored = sampleBilling({ plan: 'Pro' });
    const switched = Promise.withResolvers<Response>();
    const { calls } = renderBilling(<Screen />, {
      'GET /billing': () => Response.json(stored),
      'PUT /billing/test-mode': () => switched.promise,
      'POST /billing/plan': () => {
        stored = { ...stored, plan: 'Starter', isTestModeOn: true };
        return Response.json({ outcome: 'switched', billing: stored });
      },
    });
    await userEvent.click(await screen.findByRole('switch', { name: 'Test Mode' }));
    await press('Choose Starter');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Change to Starter' }));
    expect(calls.map(({ call }) => call)).not.toContain('POST /billing/plan');
    stored = { ...stored, isTestModeOn: true };
    switched.resolve(Response.json(stored));
    expect(await screen.findByText('Successfully switched to Starter plan for testing!')).toBeTruthy();
  });

  it('switched off, choosing a plan says that payment is not set up here, and changes nothing', async () => {
    await open();
    await press('Choose Pro');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'Payment is not set up here. Nothing has changed, and nothing was charged. With Test Mode switched on, plans can be changed without payment.',
    );
    expect(card('Free').getByText('CURRENT PLAN')).toBeTruthy();
  });
});

describe('choosing a plan', () => {
  it('asks before a smaller one: what stays, what becomes less, and when', async () => {
    const { calls } = await open({ plan: 'Pro', isTestModeOn: true }, switched('Free'));
    await press('Choose Free');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change to Free?' }));
    expect(dialog.getByText('Free begins at once.')).toBeTruthy();
    expect(
      dialog.getByText(
        'Everything. What was open to you stays readable and can be downloaded, nothing is deleted, and what is over the new limit stays and is shown as such.',
      ),
    ).toBeTruthy();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Business ideas1 per month instead of Unlimited',
      'Sections in the feasibility score3 instead of 7',
      'Revenue streamsNot in new plans',
      'Competitor analysisNot in new plans',
      'Three-year projections in three casesNot in new plans',
      'Trend analysisNot in new plans',
      'Logos1 instead of 5',
      'Color palettes1 instead of 8',
      'Font pairsNot in new plans',
      'Social media assetsNot in new plans',
      'Download of brand assetsNot in new plans',
      'Website templatesNot in new plans',
      'Live websitesNot in new plans',
      'Custom domainNot in new plans',
      'Code editorNot in new plans',
      'Storage for texts, pictures and archives100 MB instead of 10 GB',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Stay on Pro' }));
    expect(calls.filter(({ call }) => call === 'POST /billing/plan')).toEqual([]);
    await press('Choose Free');
    await press('Change to Free');
    expect(await screen.findByText('Successfully switched to Free plan for testing!')).toBeTruthy();
  });

  it('names the day on which a smaller one begins where the present one is paid, and the way back', async () => {
    const next = { plan: 'Free', interval: null } as const;
    await open({ mode: 'stripe', plan: 'Starter', subscription: sampleSubscription() }, () => {
      stored = { ...stored, subscription: sampleSubscription({ next }) };
      return Response.json({ outcome: 'scheduled', billing: stored });
    });
    await press('Choose Free');
    expect(
      await screen.findByText(
        'You have Starter until 21 December 2026, the end of what is paid. Free begins then. Until then you can take it back.',
      ),
    ).toBeTruthy();
    await press('Change to Free');
    expect(await screen.findByText('It ends on 21 December 2026; Free begins then.')).toBeTruthy();
    await press('Keep Starter');
    expect(await screen.findByText('It is charged next on 21 December 2026.')).toBeTruthy();
  });

  it('says what is paid, and when less begins, though test mode is on beside it', async () => {
    await open({ mode: 'stripe', plan: 'Pro', isTestModeOn: true, subscription: sampleSubscription() });
    expect(screen.getByText('It is charged next on 21 December 2026.')).toBeTruthy();
    expect(screen.queryByText('Test mode is on: nothing is charged.')).toBeNull();
    expect(screen.queryByText('Test Mode Instructions')).toBeNull();
    await press('Choose Free');
    expect(await screen.findByText(/^You have Pro until 21 December 2026, the end of what is paid\./)).toBeTruthy();
  });

  it('leads to the payment service and stays busy on the way', async () => {
    const url = 'https://checkout.stripe.example/c/1';
    await open({ mode: 'stripe', isTestModeOffered: false }, () => Response.json({ outcome: 'checkout', url }));
    await press('Choose Pro');
    await waitFor(() => expect(leave).toHaveBeenCalledWith(url));
    expect(card('Pro').getByRole('button').textContent).toBe('One moment…');
    expect(card('Starter').getByRole('button').hasAttribute('disabled')).toBe(true);
  });

  it('a repeat after a lost answer is the same attempt, after a refused card another', async () => {
    const answers = [
      () => refusal('server.database_away', 503),
      () => refusal('billing.payment_failed', 402),
      () => refusal('billing.payment_failed', 402),
    ];
    const { calls } = await open({ mode: 'stripe' }, () => answers.shift()!());
    const keys = () => calls.filter(({ call }) => call === 'POST /billing/plan').map(({ attemptKey }) => attemptKey);
    for (let tries = 1; tries <= 3; tries += 1) {
      await press('Choose Pro');
      await waitFor(() => expect(keys()).toHaveLength(tries));
      await screen.findByRole('alert');
    }
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(second);
    expect(screen.getByRole('alert').textContent).toContain('The payment was refused. Your plan is as it was');
  });

  it('offers the other interval on the current plan where one is paid', async () => {
    const subscription = sampleSubscription({ periodEndsAt: null });
    const { calls } = await open({ plan: 'Starter', isTestModeOn: true, subscription });
    expect(screen.queryByRole('button', { name: 'Pay yearly instead' })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: /Yearly/ }));
    await press('Pay yearly instead');
    expect(calls.find(({ call }) => call === 'POST /billing/plan')?.body).toEqual({
      plan: 'Starter',
      interval: 'year',
    });
  });
});

describe('what else the screen says', () => {
  it('without plans that everything is included, and what that is; there is nothing to press', async () => {
    document.head.innerHTML = '<meta name="plans" content="none">';
    renderBilling(<PricingPage />);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Plans and prices');
    expect(screen.getByText('Everything is included here, and nothing is charged.')).toBeTruthy();
    const included = within(screen.getByRole('table', { name: 'What is included' }));
    expect(included.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Feature',
      'Included',
    ]);
    const groups = planComparison(planTable);
    const rows = groups.flatMap((group) => group.rows);
    expect(included.getAllByRole('rowheader')).toHaveLength(rows.length + groups.length);
    expect(included.getByRole('row', { name: 'Business ideas Unlimited' })).toBeTruthy();
    expect(included.queryByText('Popular')).toBeNull();
    for (const role of ['button', 'switch', 'article', 'tab']) expect(screen.queryByRole(role)).toBeNull();
  });

  it('until when a plan stays whose payment failed', async () => {
    const subscription = sampleSubscription({ graceEndsAt: '2026-11-28T06:33:00.000Z' });
    await open({ mode: 'stripe', plan: 'Pro', subscription });
    expect(
      screen.getByText(
        'The last payment failed. The plan stays until 28 November 2026, and goes on if it is paid by then.',
      ),
    ).toBeTruthy();
  });

  it('that a payment is open, and leads to the portal where it is paid', async () => {
    const { calls } = await open({ mode: 'stripe', hasPortal: true, hasDebt: true });
    expect(
      screen.getByText('A payment is still open. Once it is paid in the payment portal, your plan comes back.'),
    ).toBeTruthy();
    expect(screen.queryByText('Nothing is charged.')).toBeNull();
    await press('Open payment portal');
    await waitFor(() => expect(calls.map(({ call }) => call)).toContain('POST /billing/portal'));
  });

  it('a failed payment and a planned change, where there are both', async () => {
    const next = { plan: 'Starter', interval: 'month' } as const;
    const subscription = sampleSubscription({ graceEndsAt: '2026-11-28T06:33:00.000Z', next });
    await open({ mode: 'stripe', plan: 'Pro', subscription });
    expect(screen.getByText(/^The last payment failed\./)).toBeTruthy();
    expect(screen.getByText('A change is planned')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Keep Pro' })).toBeTruthy();
  });

  it('asks for the state after a payment, and says so', async () => {
    const { calls } = await open({ mode: 'stripe' }, undefined, { checkout: 'done' });
    expect(await screen.findByText('Thank you. The payment has arrived: you are on the Pro plan.')).toBeTruthy();
    expect(calls.filter(({ call }) => call === 'POST /billing/refresh')).toHaveLength(1);
  });

  it('that nothing was charged after a payment that was broken off', async () => {
    const { calls } = await open({ mode: 'stripe' }, undefined, { checkout: 'cancelled' });
    expect(
      screen.getByText('You came back without paying. Nothing was charged, and your plan is as it was.'),
    ).toBeTruthy();
    expect(calls.filter(({ call }) => call === 'POST /billing/refresh')).toEqual([]);
  });
});
