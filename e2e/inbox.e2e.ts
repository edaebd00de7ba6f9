import type { Page } from '@playwright/test';
import type { Site } from '../src/features/sites/sites.contract.ts';
import { askToSave, assertDone, makeReadySite, publish } from '../src/features/sites/testing/make-site.ts';
import { withForms } from '../src/features/sites/testing/with-forms.ts';
import {
  newFounder,
  productOrigin,
  restoreSession,
  type SignedUpFounder,
  setPlan,
  signUpByApi,
  worldOf,
} from './support/founder.ts';
import { expectVisibleFocus, tabTo } from './support/journey.ts';
import { receiveMail } from './support/mailbox.ts';
import { expect, test } from './support/test.ts';

/** Somebody on Starter whose site is online with a form of each kind. */
async function goLive(name: string): Promise<{ founder: SignedUpFounder; site: Site }> {
  const founder = await signUpByApi(newFounder(name));
  await setPlan(founder, 'Starter');
  const { world, person } = worldOf(founder);
  const ready = await makeReadySite(world, person, { title: 'Levain & Rye' });
  const saved: Site = assertDone(await askToSave(world, person, ready, withForms(ready.document)));
  return { founder, site: await publish(world, person, saved) };
}

const form = (page: Page) => page.locator('#write');
const message = (page: Page) => page.getByRole('region', { name: 'Message' });

test('A stranger writes by a form without a script, the business finds it in its inbox and answers by mail', async ({
  page,
  browser,
}) => {
  const { founder, site } = await goLive('Form Owner');
  const strangers = await browser.newContext({ javaScriptEnabled: false });
  try {
    const stranger = await strangers.newPage();
    await stranger.goto(`/s/${site.address}/`);
    await form(stranger).getByLabel('Name').fill('Mara Visitor');
    await form(stranger).getByLabel('Email').fill('mara@visitor.example');
    await form(stranger).getByLabel('Message').fill('Do you bake on Sundays?');
    await form(stranger).getByRole('button', { name: 'Send' }).click();
    await expect(stranger.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    await stranger.getByRole('main').getByRole('link').click();
    await expect(stranger).toHaveURL(new RegExp(`/s/${site.address}/$`));
  } finally {
    await strangers.close();
  }
  await restoreSession(page, founder);
  await page.goto('/platform/inbox');
  await page.getByRole('link', { name: /Mara Visitor/ }).click();
  await expect(message(page).getByText('Do you bake on Sundays?')).toBeVisible();
  await message(page).getByLabel('Your answer').fill('We do, until noon.');
  await message(page).getByRole('button', { name: 'Send the answer' }).click();
  await expect(message(page).getByText('Your answer by mail')).toBeVisible();
  const mail = await receiveMail('mara@visitor.example', 'Re: Your message to Levain & Rye');
  expect(mail.text).toContain('We do, until noon.');
  expect(mail.text).toContain('> Do you bake on Sundays?');
  const told = await receiveMail(founder.email, 'Mara Visitor wrote to My business');
  expect(told.text).toContain('Do you bake on Sundays?');
});

test('What is wrong with a form is said beside it, and what was typed is still there', async ({ browser }) => {
  const { site } = await goLive('Form With Faults');
  const strangers = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await strangers.newPage();
    await page.goto(`/s/${site.address}/_forms/write`);
    await page.getByLabel('Name').fill('Mara & "Co" <b>');
    // An address that browsers take and that is none.
    await page.getByLabel('Email').fill('mara@visitor');
    await page.getByLabel('Message').fill('Two\nlines');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('This is not an email address.')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Mara & "Co" <b>');
    await expect(page.getByLabel('Message')).toHaveValue('Two\nlines');
    await page.getByLabel('Email').fill('mara@visitor.example');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  } finally {
    await strangers.close();
  }
});

test('The inbox works by keyboard alone, and one part at a time on a phone', { tag: '@deep' }, async ({ page }) => {
  const { founder, site } = await goLive('Inbox by Keyboard');
  const answer = await fetch(`${productOrigin()}/s/${site.address}/_forms/write`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Mara', mail: 'mara@visitor.example', message: 'By keyboard?' }),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  await restoreSession(page, founder);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/platform/inbox');
  const line = page.getByRole('link', { name: /Mara/ });
  await tabTo(page, line);
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(message(page).getByText('By keyboard?')).toBeVisible();
  await expect(line).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  const field = message(page).getByLabel('Your answer');
  await tabTo(page, field);
  await page.keyboard.type('Yes.');
  const send = message(page).getByRole('button', { name: 'Send the answer' });
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expect(message(page).getByText('Your answer by mail')).toBeVisible();
  await message(page).getByRole('button', { name: 'Back to the list' }).click();
  await expect(line).toBeVisible();
});
