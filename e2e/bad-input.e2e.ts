import type { Page } from '@playwright/test';
import { completeByApi, newFounder, restoreSession, signUpByApi } from './support/founder.ts';
import { advisorParts } from './support/journey.ts';
import { tickRobotCheck } from './support/robot.ts';
import { expect, test } from './support/test.ts';

const screen = '/platform/business-generation';
const profile = '/platform/profile';
const script = '<script>window.__pwned=1</script><img src=x onerror="window.__pwned=1">';
/** Every kind of hostile text; each is also what somebody may honestly type. */
const hostile = {
  emoji: 'Zuurdesem 🥖👩‍👩‍👧‍👦 for the 🏳️‍🌈 quarter',
  'right to left': 'مخبز في غنت يبيع الخبز بسعر €6.50',
  markup: `Bread ${script} at €6.50`,
  quotes: `"Bread" 'n' \`Co\` \\ {{name}} '; DROP TABLE users; -- at €6.50`,
  'direction overrides': 'Bread \u202Egnp.exe\u202C and \u200Bnothing\u0000 else',
} as const;
const huge = 'Sourdough by bike. '.repeat(5_500);

test('Every answer takes hostile text as text, refuses nothing and 100 KB with words, and loses nothing', {
  tag: '@deep',
}, async ({ page }) => {
  const founder = await signUpByApi();
  await restoreSession(page, founder);
  await page.goto(screen);
  const { input, send, log, typing } = advisorParts(page);
  for (const [index, text] of Object.values(hostile).entries()) {
    await input.fill('');
    await expect(send).toBeDisabled();
    await input.fill(' \n\t ');
    await expect(send).toBeDisabled();
    await input.fill(huge);
    await expect(page.getByRole('alert')).toContainText('An answer can have 10,000 characters.');
    await expect(send).toBeDisabled();
    await expect(input).toHaveValue(huge);
    await input.fill(text);
    await send.click();
    // After the fifth answer the plan opens; that answer is looked for below.
    if (index < 4) await expect(input).toHaveValue('');
    await expect(typing).not.toBeAttached();
    if (index < 4) await expect(log).toContainText(text.replace('\u0000', ''));
    if (index === 0) await expectDirection(page, text, 'ltr');
    if (index === 1) await expectDirection(page, text, 'rtl');
  }
  await expect(page.getByText('Complete', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'AI Chat' }).click();
  for (const text of Object.values(hostile)) await expect(log).toContainText(text.replace('\u0000', ''));
  await expectNothingRan(page);
});

test('Texts of the plan and facts take hostile text as text, and say why a value does not fit', {
  tag: '@deep',
}, async ({ page, complaints }) => {
  complaints.expect(/status of 400 .*facts\/business\.offer/);
  const founder = await signUpByApi();
  await completeByApi(founder);
  await restoreSession(page, founder);
  await page.goto(`${screen}?tab=plan`);
  // What Free opens: each section has words that can be put otherwise.
  const sections = ['Executive Summary', 'Market Analysis', 'Target Audience'].map((name) =>
    page.getByRole('region', { name }),
  );
  const texts = Object.values(hostile).map((text) => text.replace('\u0000', ''));
  for (const [index, section] of sections.entries()) {
    await section
      .getByRole('button', { name: /^Edit:/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    const field = section.getByRole('textbox');
    if (index === 0) {
      await field.fill(huge);
      await expect(section).toContainText('Too long to save: a text can have 5,000 characters.');
      await expect(field).toHaveValue(huge);
    }
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
    await field.fill(texts[index]!);
    await field.press('Escape');
    await saved;
  }
  await page.reload();
  for (const [index, section] of sections.entries()) await expect(section).toContainText(texts[index]!);

  await page.goto(profile);
  await page.getByRole('button', { name: 'Change: What you sell', exact: true }).click();
  const editor = page.getByRole('dialog');
  const field = editor.getByRole('textbox').first();
  for (const wrong of ['', huge]) {
    await field.fill(wrong);
    await editor.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(editor).toContainText(wrong === '' ? 'Fill this in' : /longer than \d+ characters/);
    await expect(field).toHaveValue(wrong);
  }
  await field.fill(hostile.markup);
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('[id="business.offer"]')).toContainText('<script>');

  await page.goto(profile);
  await page.getByRole('button', { name: 'Change: Volume', exact: true }).click();
  const count = editor.getByRole('textbox', { name: 'Volume' });
  for (const wrong of ['', 'many', '🥖', '-5', '1e999', script]) {
    await count.fill(wrong);
    await editor.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(count, wrong).toHaveAttribute('aria-invalid', 'true');
    await expect(count).toHaveValue(wrong);
  }
  await expectNothingRan(page);
});

test('Both forms answer hostile fields with words and keep what was typed', { tag: '@deep' }, async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 4(00|22)/);
  await page.goto('/#signup');
  const name = page.getByLabel('Name', { exact: true });
  const email = page.locator('#sign-up-email, #sign-in-email');
  const password = page.getByLabel('Password', { exact: true });
  const submit = page.getByRole('button', { name: 'Create account' });
  await tickRobotCheck(page, '#sign-up-form');
  await submit.click();
  await expect(page.getByText('Fill in this field.')).toHaveCount(3);
  await name.fill(hostile.markup);
  await password.fill(hostile.emoji);
  for (const wrong of ['no address', script, 'مخبز@', `"quoted" 'address`]) {
    await email.fill(wrong);
    await submit.click();
    await expect(page.locator('#sign-up-email-error'), wrong).toBeVisible();
    await expect(email).toHaveValue(wrong);
    await expect(name).toHaveValue(hostile.markup);
  }
  await email.fill('somebody@example.com');
  for (const [field, value] of [
    [name, huge],
    [password, huge],
  ] as const) {
    const before = await field.inputValue();
    await field.fill(value);
    await submit.click();
    await expect(page.getByText(/^Use at most \d+ characters\.$/)).toBeVisible();
    await expect(field).toHaveValue(value);
    await field.fill(before);
  }
  await email.fill(newFounder().email);
  await submit.click();
  await expect(page).toHaveURL('/platform');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hostile.markup);
  await expectNothingRan(page);

  // Not under a screen that still asks for something.
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/signin');
  await tickRobotCheck(page, '#sign-in-form');
  for (const text of [...Object.values(hostile), huge]) {
    await email.fill('somebody@example.com');
    await password.fill(text);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    // A password that no form takes is refused in the same words everywhere.
    await expect(page.getByRole('alert')).toHaveText(
      text.includes('\u0000') ? 'Something in the form needs your attention.' : 'Invalid login credentials',
    );
    await expect(password).toHaveValue(text);
  }
  await expectNothingRan(page);
});

async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
}

async function expectDirection(page: Page, text: string, direction: 'ltr' | 'rtl'): Promise<void> {
  const paragraph = page.getByRole('log').getByText(text, { exact: true }).first();
  expect(await paragraph.evaluate((element) => getComputedStyle(element).direction)).toBe(direction);
}
