import type { Locator, Page } from '@playwright/test';
import { auditEvents } from '#features/auth/server/audit/audit.repository.ts';
import { type AccountAnswers, eventsOf, securityWith, sessionsOf, withTwoFactors } from './account-answers.ts';
import { expect } from './test.ts';

/** Account Settings in one state: what the server says, and what is done until the state is there. */
interface AccountScreen {
  readonly id: string;
  readonly answers: AccountAnswers;
  readonly act: (parts: AccountParts) => Promise<void>;
}

/** The sections in their order, whatever the language, and what is asked over them. */
interface AccountParts {
  readonly page: Page;
  readonly dialog: Locator;
  readonly password: Locator;
  readonly factors: Locator;
  readonly sessions: Locator;
  readonly events: Locator;
  /** Opened over the settings. */
  readonly question: Locator;
}

/** The settings as they stand on the page. */
export function accountParts(page: Page): AccountParts {
  const dialog = page.locator('[role="dialog"]:has([role="tabpanel"])');
  const section = (n: number) => dialog.getByRole('tabpanel').locator('section').nth(n);
  return {
    page,
    dialog,
    password: section(0),
    factors: section(1),
    sessions: section(2),
    events: section(3),
    question: page.locator('[role="dialog"]:not(:has([role="tabpanel"])), [role="alertdialog"]'),
  };
}

const nothing = async (): Promise<void> => undefined;
const submit = (part: Locator) => part.locator('[type="submit"]').click();
const beginSetup = ({ factors }: AccountParts) => factors.locator('button').last().click();
const showSetup = async (parts: AccountParts) => {
  await beginSetup(parts);
  await submit(parts.factors);
  await expect(parts.factors.locator('img')).toBeVisible();
};

/** Account Settings in every state that a person can see. */
export const accountScreens: readonly AccountScreen[] = [
  { id: 'plain', answers: {}, act: nothing },
  {
    id: 'a field left out',
    answers: {},
    act: async ({ password }) => {
      await submit(password);
      await password.locator('button[aria-controls]').first().click();
    },
  },
  {
    id: 'passwords that differ',
    answers: {},
    act: async ({ password }) => {
      for (const [index, text] of ['one', 'two', 'three'].entries())
        await password.locator('input:visible').nth(index).fill(text);
      await submit(password);
      await expect(password.getByRole('alert')).toBeVisible();
    },
  },
  {
    id: 'a first password',
    answers: { security: securityWith({ hasPassword: false, providers: ['google'] }) },
    act: async ({ password }) => {
      await password.locator('button').click();
      await submit(password);
    },
  },
  {
    id: 'two-factor on, three lists',
    answers: { security: withTwoFactors, sessions: sessionsOf(9), events: eventsOf(['signed_in']) },
    act: async ({ factors }) => factors.scrollIntoViewIfNeeded(),
  },
  {
    id: 'a name for the app',
    answers: {},
    act: async (parts) => {
      await beginSetup(parts);
      await parts.factors.locator('input').fill('');
      await submit(parts.factors);
    },
  },
  {
    id: 'the app being set up',
    answers: {},
    act: async (parts) => {
      await showSetup(parts);
      await submit(parts.factors);
    },
  },
  {
    id: 'recovery codes shown',
    answers: { security: { ...withTwoFactors, recoveryCodesLeft: 0 } },
    act: async ({ factors }) => {
      await factors.locator('div.border-t button').click();
      await expect(factors.locator('h4')).toBeVisible();
    },
  },
  {
    id: 'removing an app',
    answers: { security: withTwoFactors },
    act: async ({ factors, question }) => {
      await factors.locator('li').last().locator('button').click();
      await submit(question);
    },
  },
  {
    id: 'every session shown',
    answers: { sessions: sessionsOf(40) },
    act: async ({ sessions }) => {
      await sessions.locator('ul ~ div button').first().click();
      await sessions.locator('li').last().scrollIntoViewIfNeeded();
    },
  },
  {
    id: 'ending all other sessions',
    answers: { sessions: sessionsOf(40) },
    act: async ({ sessions, question }) => {
      await sessions.locator('ul ~ div button').last().click();
      await expect(question).toBeVisible();
    },
  },
  {
    id: 'a long audit trail',
    answers: { events: eventsOf([...auditEvents, 'not known yet']) },
    act: async ({ events }) => events.locator('button').last().scrollIntoViewIfNeeded(),
  },
  { id: 'no session and no event', answers: { sessions: sessionsOf(1), events: [] }, act: nothing },
  {
    id: 'nothing could be loaded',
    answers: { security: 'missing', sessions: 'missing', events: 'missing' },
    act: async ({ dialog }) => expect(dialog.getByRole('alert')).toHaveCount(3),
  },
  {
    id: 'leaving what is half done',
    answers: {},
    act: async ({ page, password, question }) => {
      await password.locator('input:visible').first().fill('half a password');
      await page.keyboard.press('Escape');
      await expect(question).toBeVisible();
    },
  },
];
