import type { Page } from '@playwright/test';
import { makeLiveSite } from '../src/features/sites/testing/make-site.ts';
import { completeByApi, newFounder, restoreSession, setPlan, signUpByApi, worldOf } from './support/founder.ts';
import { rail } from './support/site-editor.ts';
import { expect, test } from './support/test.ts';

const blog = (page: Page) => rail(page).getByRole('region', { name: 'Blog' });
const questions = (page: Page) => page.getByRole('region', { name: 'Before it can be published' }).getByRole('button');

test('A draft is generated, its questions answered, published, read by a stranger and taken offline', async ({
  page,
  browser,
}) => {
  const founder = await signUpByApi(newFounder('Blog Writer'));
  await completeByApi(founder);
  await setPlan(founder, 'Pro');
  const { world, person } = worldOf(founder);
  const { url } = await makeLiveSite(world, person);
  await restoreSession(page, founder);
  await page.goto('/platform/website-builder/site?page=blog');

  await test.step('Topics shows what each subject rests on', async () => {
    await blog(page).getByRole('button', { name: 'Topics', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Topics' });
    await expect(dialog.getByText('Rests on:').first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await blog(page).getByRole('button', { name: 'Generate Content', exact: true }).click();
  await expect(page).toHaveURL(/\/website-builder\/site\/posts\/post_/);
  await test.step('each question leads to its paragraph and is answered by keyboard', async () => {
    await expect(questions(page).first()).toBeVisible();
    for (let left = await questions(page).count(); left > 0; left -= 1) {
      await questions(page).first().focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-post-part] :focus')).toBeFocused();
      await page.keyboard.insertText('As the founder said it');
      await expect(questions(page)).toHaveCount(left - 1);
    }
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('It is as it is online.')).toBeVisible();
  const address = (await page.getByRole('link', { name: /^Read it/ }).getAttribute('href')) ?? '';
  const title = await page.getByRole('textbox', { name: 'Title' }).inputValue();

  await test.step('a stranger finds it from the first page, and a program reads the feed', async () => {
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.goto(url);
    await visitor.getByRole('navigation').getByRole('link', { name: 'Blog' }).click();
    await visitor.getByRole('link', { name: title }).click();
    await expect(visitor).toHaveURL(address);
    await expect(visitor.locator('h1')).toHaveText(title);
    await expect(visitor.getByText('As the founder said it').first()).toBeVisible();
    const feed = await (await visitor.request.get(`${url}blog/feed.xml`)).text();
    await context.close();
    // The browser's own parser of XML reports what is not well formed.
    const faults = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      return [parsed.querySelectorAll('parsererror').length, parsed.querySelectorAll('entry').length];
    }, feed);
    expect(faults).toEqual([0, 1]);
  });

  await page.getByRole('button', { name: 'Take it offline' }).click();
  await expect(page.getByText('Nobody else can read it yet.')).toBeVisible();
  const gone = await page.request.get(address);
  expect(gone.status()).toBe(404);
  await page.getByRole('link', { name: 'Back to the blog' }).click();
  await expect(blog(page).getByRole('row').getByText('Draft', { exact: true })).toBeVisible();
});
