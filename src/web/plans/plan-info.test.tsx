// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { planTable } from '#app/plan-table.ts';
import { getTool } from '#shared/plans/plan-table.ts';
import { renderInApp } from '#web/i18n/test-i18n.tsx';
import { PlanInfo } from './plan-info.tsx';
import type { PlanInfoProps } from './plan-popover.tsx';
import { loadPlanTable } from './testing/load-plan-table.ts';

beforeEach(async () => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  await loadPlanTable();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const popover = () => screen.queryByRole('dialog', { name: 'Your plan' });

/** Draws the badge on a screen, and waits until it is there. */
async function visit(tools: PlanInfoProps['tools'], plan: PlanInfoProps['plan'] = 'Free') {
  const root = createRootRoute({
    component: () => <PlanInfo tools={tools} plan={plan} use={undefined} isNarrow={false} />,
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) });
  await router.load();
  // The application's own router is registered as a type.
  renderInApp(<RouterProvider router={router as never} />);
  return screen.findByRole('button', { name: /show what it includes/ });
}

const tool = (id: string) => getTool(planTable, id);

describe.each(planTable.tools)('the popover of $id', (own) => {
  const { name, tiers, features } = own;

  it('opens by itself 3 seconds after the first visit of its screen, later on click, and closes on a click outside', async () => {
    await visit([own]);
    await act(() => vi.advanceTimersByTimeAsync(2900));
    expect(popover()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(popover()).not.toBeNull();
    fireEvent.pointerDown(document.body);
    expect(popover()).toBeNull();
    cleanup();
    const badge = await visit([own]);
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(popover()).toBeNull();
    fireEvent.click(badge);
    expect(popover()).not.toBeNull();
  });

  it.each(['Free', 'Starter', 'Pro'] as const)(
    'says on %s what the plan is called, its limit and every feature',
    async (plan) => {
      fireEvent.click(await visit([own], plan));
      const shown = within(popover()!);
      expect(shown.getByText((tiers[plan].name ?? name).message)).toBeTruthy();
      expect(shown.getByText(tiers[plan].limitLabel.message)).toBeTruthy();
      const listed = Object.values(features).filter(({ isListed }) => isListed);
      expect(listed.length).toBeGreaterThan(2);
      expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
        listed.map(({ name: { message }, cells, isComing }) => {
          const plain = cells[plan].kind === 'missing' ? `${message} (not in this plan)` : message;
          return isComing ? `${plain} Coming` : plain;
        }),
      );
      expect(shown.queryByRole('link', { name: 'Upgrade Plan' }) !== null).toBe(plan !== 'Pro');
    },
  );
});

describe('the popover of a screen', () => {
  it('opens by itself on each screen once', async () => {
    await visit([tool('marketing')]);
    await act(() => vi.advanceTimersByTimeAsync(3100));
    expect(popover()).not.toBeNull();
    cleanup();
    await visit([tool('legal')]);
    await act(() => vi.advanceTimersByTimeAsync(3100));
    expect(popover()).not.toBeNull();
  });

  it('that two tools share lists the features of both, under the name and limit of the first', async () => {
    fireEvent.click(await visit([tool('sites'), tool('brand')]));
    const shown = within(popover()!);
    expect(shown.getByText('Website Builder Basic')).toBeTruthy();
    expect(shown.getByText('Custom domain')).toBeTruthy();
    expect(shown.getByText('Font pairs')).toBeTruthy();
  });
});
