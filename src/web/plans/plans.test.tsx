// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { planNames } from '#features/billing/domain/plan-names.ts';
import { upgradeMessages } from '#features/billing/domain/upgrade-messages.ts';
import { renderInApp } from '#web/i18n/test-i18n.tsx';
import { UpgradeBanner } from './upgrade-banner.tsx';
import { upgradeWords } from './upgrade-words.ts';
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

describe('the upgrade banner', () => {
  it("says the message, with 'Dismiss' and 'Upgrade Now' to the pricing screen", async () => {
    const onDismiss = vi.fn();
    renderInApp(<UpgradeBanner message="marketing.monthly-limit" onDismiss={onDismiss} />);
    expect(screen.getByRole('alert').textContent).toContain(
      "You've reached your monthly limit of 50 generations. Upgrade to Pro for unlimited generations.",
    );
    expect(screen.getByRole('link', { name: 'Upgrade Now' }).getAttribute('href')).toBe('/platform/pricing');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('words every message as the table has it, to the character', () => {
    const words = Object.fromEntries(Object.entries(upgradeWords).map(([id, { message }]) => [id, message]));
    expect(words).toEqual(upgradeMessages);
  });
});
