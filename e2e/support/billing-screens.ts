import type { Page } from '@playwright/test';
import {
  fullUsage,
  inTestMode,
  payingForStarter,
  type standInForBilling,
  unconfirmed,
  withEverything,
} from './billing-answers.ts';
import { expect } from './test.ts';

/** Pricing, usage and the Billing tab in one state: what the server says, the address, and what is done there. */
interface BillingScreen {
  readonly id: string;
  readonly path: string;
  readonly answers: Parameters<typeof standInForBilling>[1];
  readonly act: (page: Page) => Promise<void>;
}

const nothing = async (): Promise<void> => undefined;

/** Every state beyond what accounts of the founders are in by themselves. */
export const billingScreens: readonly BillingScreen[] = [
  { id: 'pricing, test mode', path: '/platform/pricing', answers: { billing: inTestMode }, act: nothing },
  {
    id: 'pricing, asking before a smaller plan',
    path: '/platform/pricing',
    answers: { billing: inTestMode },
    act: async (page) => {
      await page.getByRole('article').first().getByRole('button').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    id: 'pricing, a payment to confirm',
    path: '/platform/pricing',
    answers: { billing: payingForStarter, choice: unconfirmed },
    act: async (page) => {
      await page.getByRole('article').last().getByRole('button').click();
      await expect(page.getByRole('dialog').getByRole('link')).toBeVisible();
    },
  },
  {
    id: 'pricing, a change is planned, after a payment was broken off',
    path: '/platform/pricing?checkout=cancelled',
    answers: { billing: withEverything },
    act: nothing,
  },
  {
    id: 'pricing, a payment is open',
    path: '/platform/pricing',
    answers: { billing: { ...withEverything, plan: 'Free', subscription: null, hasDebt: true } },
    act: nothing,
  },
  { id: 'usage', path: '/platform/usage', answers: { usage: fullUsage }, act: nothing },
  {
    id: 'account settings, billing with invoices',
    path: '/platform/account?tab=billing',
    answers: { billing: withEverything },
    act: async (page) => await expect(page.getByRole('tabpanel').locator('section')).toHaveCount(4),
  },
  {
    id: 'account settings, asking for a refund',
    path: '/platform/account?tab=billing',
    answers: { billing: withEverything },
    act: async (page) => {
      await page.getByRole('tabpanel').locator('section').nth(2).getByRole('button').click();
      await expect(page.getByRole('dialog')).toHaveCount(2);
    },
  },
];
