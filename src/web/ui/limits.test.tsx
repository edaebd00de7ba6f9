// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { planNames } from '#shared/plans/plan-names.ts';
import { renderInApp } from '#web/i18n/test-i18n.tsx';
import { LimitBanner } from './limit-banner.tsx';
import { ToolUsageBar, UsageBar } from './usage-bar.tsx';

afterEach(cleanup);

describe('the usage bar', () => {
  it.each([
    [39, null],
    [40, 'Almost at limit.'],
    [49, 'Almost at limit.'],
    [50, 'Limit reached.'],
    [51, 'Limit reached.'],
  ])('of 50 with %i used warns: %s', (used, warning) => {
    renderInApp(<UsageBar label="Generations" used={used} limit={50} />);
    const warnings = ['Almost at limit.', 'Limit reached.'].filter((words) => screen.queryByText(words));
    expect(warnings).toEqual(warning === null ? [] : [warning]);
  });

  it('in the tools is hidden for Free and Pro', () => {
    const shown = planNames.filter((plan) => {
      cleanup();
      renderInApp(<ToolUsageBar plan={plan} label="Generations" used={1} limit={plan === 'Pro' ? null : 5} />);
      return screen.queryByRole('progressbar') !== null;
    });
    expect(shown).toEqual(['Starter']);
  });
});

describe('the banner of a limit', () => {
  it("says the limit, with 'Dismiss' and 'Upgrade Now' to the pricing screen", async () => {
    const onDismiss = vi.fn();
    renderInApp(
      <LimitBanner title="Limit reached." onDismiss={onDismiss}>
        It opens in May.
      </LimitBanner>,
    );
    expect(screen.getByRole('alert').textContent).toContain('Limit reached.It opens in May.');
    expect(screen.getByRole('link', { name: 'Upgrade Now' }).getAttribute('href')).toBe('/platform/pricing');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('offers no upgrade where there is no higher plan', () => {
    renderInApp(
      <LimitBanner title="Limit reached." isHighestPlan onDismiss={() => undefined}>
        It opens in May.
      </LimitBanner>,
    );
    expect(screen.queryByRole('link')).toBeNull();
  });
});
