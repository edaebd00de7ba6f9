// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { QuotaUse, StorageUse } from '#features/billing/billing.contract.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { refusal, renderBilling } from './testing/billing-stand.tsx';
import { UsagePage } from './usage.page.tsx';

afterEach(async () => {
  // What is still on its way arrives before the window goes.
  await act(async () => undefined);
  cleanup();
  document.head.innerHTML = '';
  vi.restoreAllMocks();
});

const fewBytes: StorageUse = { used: 1_400_000, limit: 100_000_000, opensWith: null };

async function openStorage(storage: StorageUse) {
  renderBilling(<UsagePage />, { 'GET /billing/usage': () => Response.json({ plan: 'Free', quotas: [], storage }) });
  return within(await screen.findByRole('region', { name: 'Storage' }));
}

async function open(plan: PlanName, use: Partial<QuotaUse>) {
  const quota: QuotaUse = {
    quota: 'advisor.ideas',
    tool: 'advisor',
    period: 'month',
    limit: 5,
    used: 3,
    reset: '2026-12-01T00:00:00.000Z',
    opensWith: null,
    ...use,
  };
  renderBilling(<UsagePage />, {
    'GET /billing/usage': () => Response.json({ plan, quotas: [quota], storage: fewBytes }),
  });
  return within(await screen.findByRole('region', { name: 'AI Business Generator' }));
}

describe('the usage screen', () => {
  it('says of each quota what is counted, the period, how much is used and when it starts again', async () => {
    const tool = await open('Starter', {});
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Usage');
    expect(screen.getByText('You are on the Starter plan.')).toBeTruthy();
    expect(tool.getByRole('heading', { level: 3 }).textContent).toBe('Business ideas');
    expect(tool.getByText('per calendar month')).toBeTruthy();
    expect(tool.getByText('3 of 5 used')).toBeTruthy();
    expect(tool.getByText(/^The count starts again on 1 December 2026/)).toBeTruthy();
    expect(tool.getByRole('progressbar', { name: 'Business ideas' }).getAttribute('aria-valuenow')).toBe('3');
    expect(tool.queryByText('Almost at limit.')).toBeNull();
  });

  it("warns from 80 percent on with 'Almost at limit.'", async () => {
    const tool = await open('Starter', { used: 4 });
    expect(tool.getByText('Almost at limit.')).toBeTruthy();
  });

  it("says 'Limit reached.' at 100 percent, with the plan that opens it and its price", async () => {
    const tool = await open('Free', { used: 1, limit: 1, opensWith: 'Starter' });
    expect(tool.getByText('Limit reached.')).toBeTruthy();
    expect(tool.getByText(/^Opens again on 1 December 2026/)).toBeTruthy();
    const link = tool.getByRole('link', { name: 'Go on now with Starter, $24.00 a month' });
    expect(link.getAttribute('href')).toBe('/platform/pricing');
  });

  it('shows what is over the limit after a downgrade as such', async () => {
    const tool = await open('Free', { used: 7, limit: 1 });
    expect(tool.getByText('7 used, 1 included')).toBeTruthy();
    expect(tool.getByText(/^More than your plan includes\. Everything stays;/)).toBeTruthy();
  });

  it('shows numbers where there is no limit', async () => {
    const tool = await open('Pro', { used: 12, limit: null });
    expect(tool.getByText('12 used, unlimited')).toBeTruthy();
    expect(tool.queryByRole('progressbar')).toBeNull();
  });

  it('without plans says that everything is included, and offers none', async () => {
    document.head.innerHTML = '<meta name="plans" content="none">';
    const tool = await open('Pro', { used: 12, limit: null });
    expect(screen.getByText('Everything is included here, and nothing is charged.')).toBeTruthy();
    expect(tool.getByText('12 used, unlimited')).toBeTruthy();
    expect(screen.queryByText(/\bplan/)).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says what went wrong, with a way on', async () => {
    renderBilling(<UsagePage />, { 'GET /billing/usage': () => refusal('server.database_away', 400) });
    expect((await screen.findByRole('alert')).textContent).toContain('Groundwork is not available just now.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('what the account stores', () => {
  it('is said as sizes, with what counts', async () => {
    const storage = await openStorage(fewBytes);
    expect(storage.getByText('1.4 MB of 100 MB used')).toBeTruthy();
    expect(storage.getByRole('heading', { level: 3 }).textContent).toBe('Texts, pictures and archives');
    expect(storage.getByText('of all your businesses')).toBeTruthy();
    expect(storage.getByText('Texts take little of it; pictures and archives take most.')).toBeTruthy();
    expect(storage.queryByRole('link')).toBeNull();
  });

  it('names the plan with more room once it is full', async () => {
    const storage = await openStorage({ used: 101_000_000, limit: 100_000_000, opensWith: 'Starter' });
    expect(storage.getByText('101 MB used, 100 MB included')).toBeTruthy();
    expect(storage.getByText('Limit reached.')).toBeTruthy();
    expect(storage.getByText(/^Everything stays and can be read and taken along/)).toBeTruthy();
    const link = storage.getByRole('link', { name: 'Go on now with Starter, $24.00 a month' });
    expect(link.getAttribute('href')).toBe('/platform/pricing');
  });
});
