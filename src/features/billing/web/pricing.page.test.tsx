// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type PlanName, planNames, plans } from '#features/billing/domain/plans.ts';
import { planDescriptions } from './plan-words.ts';
import { PricingView } from './pricing.page.tsx';

afterEach(cleanup);

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function Screen({ currentPlan }: { readonly currentPlan: PlanName }) {
  const [isYearly, setIsYearly] = useState(false);
  return (
    <I18nProvider i18n={i18n}>
      <PricingView currentPlan={currentPlan} isYearly={isYearly} onYearly={setIsYearly} />
    </I18nProvider>
  );
}

const card = (name: PlanName) => within(screen.getByRole('article', { name }));

describe('the pricing screen', () => {
  it('shows monthly prices with two decimals', () => {
    render(<Screen currentPlan="Free" />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Choose Your Plan');
    expect(planNames.map((name) => card(name).getByText(/^\$/).textContent)).toEqual(['$0.00', '$24.00', '$79.00']);
    expect(screen.queryByText('Save 20%')).toBeNull();
  });

  it('shows yearly prices beside twelve months struck through, and the saving', async () => {
    render(<Screen currentPlan="Free" />);
    await userEvent.click(screen.getByRole('tab', { name: /Yearly.*20% off/ }));
    const starter = card('Starter');
    expect(starter.getByText('$230.40')).toBeTruthy();
    expect(starter.getByText('$288.00').tagName).toBe('S');
    expect(starter.getByText('Save 20%')).toBeTruthy();
    expect(card('Pro').getByText('$758.40')).toBeTruthy();
    expect(card('Pro').getByText('$948.00').tagName).toBe('S');
    expect(card('Free').queryByText('Save 20%')).toBeNull();
  });

  it.each(planNames)('marks %s when it is the current plan, and offers no other switch', (name) => {
    render(<Screen currentPlan={name} />);
    expect(screen.getByText(`You are on the ${name} plan.`)).toBeTruthy();
    expect(card(name).getByText('CURRENT PLAN')).toBeTruthy();
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['Current Plan']);
    expect(buttons[0]!.hasAttribute('disabled')).toBe(true);
  });

  it('calls Starter alone the most popular', () => {
    render(<Screen currentPlan="Free" />);
    expect(screen.getAllByText('Most Popular')).toHaveLength(1);
    expect(card('Starter').getByText('Most Popular')).toBeTruthy();
  });

  it('marks every tool that is not built as coming in the comparison', () => {
    render(<Screen currentPlan="Free" />);
    expect(screen.getByText('Detailed Feature Comparison')).toBeTruthy();
    expect(screen.getByText('Frequently Asked Questions')).toBeTruthy();
    const groups = screen.getAllByRole('rowheader').filter((cell) => cell.getAttribute('scope') === 'rowgroup');
    expect(groups.map((group) => group.textContent)).toEqual([
      'AI Business Generator',
      'Brand & Website StudioComing',
      'Marketing StudioComing',
      'Business AnalyticsComing',
      'Legal Document GeneratorComing',
      'Support & ResourcesComing',
    ]);
  });

  it('says of each plan what the plan table says', () => {
    for (const name of planNames) expect(i18n._(planDescriptions[name])).toBe(plans[name].description);
  });
});
