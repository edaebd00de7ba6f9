import type { Page } from '@playwright/test';
import { makeReadySite } from '../../src/features/sites/testing/make-site.ts';
import { completeByApi, newFounder, restoreSession, setPlan, signUpByApi, worldOf } from './founder.ts';
import type { Hands } from './hands.ts';
import { expect } from './test.ts';

/** The website builder with its templates, or with the site that was begun. */
export const gallery = '/platform/website-builder?tab=website';
export const rail = (page: Page) => page.getByRole('complementary', { name: 'Structure of the website' });
export const inspector = (page: Page) => page.getByRole('complementary', { name: 'Inspector' });
/** What the site asks, also while a phone shows another part. */
export const questions = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Structure of the website', includeHidden: true })
    .getByRole('listitem', { includeHidden: true })
    .getByRole('button', { name: /\?$/, includeHidden: true });
export const canvas = (page: Page) => page.frameLocator('#preview-frame');
export const publishPanel = (page: Page) => page.getByRole('dialog', { name: 'Publish' });
/** The button that opens it. */
export const publishButton = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });
/** An element of the page in the list of layers. */
export const layer = (page: Page, name: string) => rail(page).getByRole('row', { name, exact: true });

/** The editor with the site of somebody on Starter, to which nothing more is asked. */
export async function openReadyEditor(page: Page, name: string): Promise<void> {
  const founder = await signUpByApi(newFounder(name));
  await completeByApi(founder);
  await setPlan(founder, 'Starter');
  const { world, person } = worldOf(founder);
  await makeReadySite(world, person);
  await restoreSession(page, founder);
  await page.goto('/platform/website-builder/site');
  await expect(canvas(page).locator('h1')).toBeVisible();
}

/** Brings one of the three parts of the editor into sight; only a phone shows them one at a time. */
export async function showPart(page: Page, hands: Hands, name: 'Page' | 'Structure' | 'Edit'): Promise<void> {
  const tab = page.getByRole('navigation', { name: 'Parts of the editor' }).getByRole('button', { name, exact: true });
  if (await tab.isVisible()) await hands.press(tab);
}

/**
 * Answers what the site asks, one question after the other: `open` presses the first of them, which leads to its field, and what is typed then
 * goes there. `press` and `write` do what is left: in a list that is empty, and for opening hours.
 */
export async function answerAll(
  page: Page,
  open: () => Promise<void>,
  { press, write }: Pick<Hands, 'press' | 'write'>,
): Promise<void> {
  for (let left = await questions(page).count(); left > 0; left -= 1) {
    await open();
    const field = page.locator('[data-field] :focus, [data-setting] :focus');
    await expect(field).toBeFocused();
    // A list begins with its first entry.
    if ((await field.getAttribute('data-act')) === 'add') {
      await press(inspector(page).locator('[data-act="add"]:focus'));
      await expect(inspector(page).locator('[data-entry] :focus')).toBeFocused();
    }
    const times = inspector(page).locator('[data-entry] input[type="time"]');
    if ((await times.count()) > 0) {
      await write(times.first(), '09:00');
      await write(times.last(), '17:00');
      await expect(questions(page)).toHaveCount(left - 1);
      continue;
    }
    const isMail = (await inspector(page).getByRole('textbox', { name: 'Email' }).count()) > 0;
    await page.keyboard.insertText(isMail ? 'hello@levain.example' : 'As the founder said it');
    await expect(questions(page)).toHaveCount(left - 1);
  }
}

/** By keyboard, from the layer that has the focus to the headline: it is the first text of its element, or one of the next. */
export async function editHeadline(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(canvas(page).locator('[data-editing]')).toBeFocused();
  const headline = canvas(page).getByRole('textbox', { name: 'Headline', exact: true });
  for (let stop = 0; stop < 3 && (await headline.count()) === 0; stop += 1) await page.keyboard.press('Tab');
  await expect(headline).toBeFocused();
}
