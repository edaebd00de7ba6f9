import type { Page } from '@playwright/test';
import { completeByApi, newFounder, restoreSession, setPlan, signUpByApi } from './support/founder.ts';
import { keys, mouse } from './support/hands.ts';
import { expectVisibleFocus, tabTo } from './support/journey.ts';
import { settle } from './support/screens.ts';
import {
  answerAll,
  canvas,
  editHeadline,
  gallery,
  inspector,
  publishPanel,
  questions,
  rail,
} from './support/site-editor.ts';
import { seenByStranger } from './support/stranger.ts';
import { expect, test } from './support/test.ts';

/** Somebody on Starter of whose bakery everything is known that is asked. */
async function openGallery(page: Page, name: string): Promise<void> {
  const founder = await signUpByApi(newFounder(name));
  await completeByApi(founder);
  await setPlan(founder, 'Starter');
  await restoreSession(page, founder);
  await page.goto(gallery);
  await expect(page.getByRole('heading', { name: 'Choose Your Canvas' })).toBeVisible();
}

test('A site is begun with a template, its questions answered, published, changed and rolled back', async ({
  page,
  browser,
}) => {
  await openGallery(page, 'Site Maker');
  await test.step('the chips filter, and a template is looked at in three windows', async () => {
    await page.getByRole('button', { name: 'E-commerce' }).click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Market']);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.getByRole('button', { name: 'Look at Counter' }).click();
    const dialog = page.getByRole('dialog', { name: 'Counter' });
    await dialog.getByRole('radio', { name: 'Mobile' }).click();
    await expect(dialog.locator('iframe')).toHaveCSS('width', '375px');
    await dialog.getByRole('button', { name: 'Start with this template' }).click();
  });
  await expect(page).toHaveURL('/platform/website-builder/site');
  await expect(canvas(page).locator('h1')).toBeVisible();

  await test.step('without answers nothing goes online; a question in the page is answered where it stands', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(publishPanel(page).getByRole('heading', { name: 'Before it can go online' })).toBeVisible();
    await page.keyboard.press('Escape');
    const open = await questions(page).count();
    await canvas(page).locator('button.gap[data-text]').first().click();
    await expect(canvas(page).getByRole('textbox')).toBeFocused();
    await page.keyboard.insertText('hello@levain.example');
    await page.keyboard.press('Escape');
    await expect(canvas(page).getByRole('textbox')).toHaveCount(0);
    await expect(questions(page)).toHaveCount(open - 1);
    await answerAll(page, () => questions(page).first().click(), mouse);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    // The history of undo joins what is done within a quarter of a second: what follows begins with an empty one.
    await page.reload();
    await expect(canvas(page).locator('h1')).toBeVisible();
    await expect(questions(page)).toHaveCount(0);
  });

  await test.step('an element is dragged to another place, and that is undone', async () => {
    const line = (name: string) => rail(page).getByRole('row', { name });
    const before = await rail(page).getByRole('row').allInnerTexts();
    await line('Contact').dragTo(line('Hero Section'), { targetPosition: { x: 40, y: 2 } });
    await expect.poll(() => rail(page).getByRole('row').allInnerTexts()).not.toEqual(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => rail(page).getByRole('row').allInnerTexts()).toEqual(before);
  });

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await publishPanel(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(publishPanel(page).getByText('The draft is as it is online.')).toBeVisible();
  const address = (await publishPanel(page).getByRole('link', { name: /\/s\// }).getAttribute('href')) ?? '';
  await page.keyboard.press('Escape');
  const headline = await canvas(page).locator('h1').textContent();
  expect(await seenByStranger(browser, address)).toBe(headline);

  await test.step('a change is online once it is published, and an earlier release comes back at one press', async () => {
    await canvas(page).locator('.b-hero').click();
    await inspector(page).getByRole('textbox', { name: 'Headline', exact: true }).fill('Bread since dawn');
    await expect(canvas(page).locator('h1')).toHaveText('Bread since dawn');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(publishPanel(page).getByText('The draft has changes that are not online.')).toBeVisible();
    const changes = publishPanel(page).getByRole('region', { name: 'What changes' });
    await expect(changes.getByRole('listitem')).toHaveCount(1);
    await expect(changes.getByText('Hero Section · Headline')).toBeVisible();
    await expect(changes.getByRole('deletion')).toHaveText(headline ?? '');
    await expect(changes.getByRole('insertion')).toHaveText('Bread since dawn');
    expect(await seenByStranger(browser, address)).toBe(headline);
    await publishPanel(page).getByRole('button', { name: 'Publish the changes' }).click();
    await expect(publishPanel(page).getByText('The draft is as it is online.')).toBeVisible();
    await expect(changes).toHaveCount(0);
    expect(await seenByStranger(browser, address)).toBe('Bread since dawn');
    await publishPanel(page).getByRole('button', { name: 'Put online again: release 1' }).click();
    await expect(publishPanel(page).getByText(/^Release 1 of/)).toBeVisible();
    expect(await seenByStranger(browser, address)).toBe(headline);
  });

  await publishPanel(page).getByRole('button', { name: 'Take it offline' }).click();
  await expect(publishPanel(page).getByText('Not online', { exact: true })).toBeVisible();
  expect(await seenByStranger(browser, address)).toBe('404');
  await page.getByRole('button', { name: 'Put it online again' }).click();
  await expect(publishPanel(page).getByText('Online', { exact: true }).first()).toBeVisible();
  expect(await seenByStranger(browser, address)).toBe(headline);
});

test('By keyboard alone a template is chosen, questions are answered, and an element is moved', {
  tag: '@deep',
}, async ({ page }) => {
  await openGallery(page, 'Site by Keyboard');
  await page.goto('/platform/website-builder');
  await settle(page);
  await tabTo(page, page.getByRole('tab', { name: 'Branding Kit' }));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(gallery);
  await tabTo(page, page.getByRole('button', { name: 'Look at Ledger' }));
  await page.keyboard.press('Enter');
  const start = page.getByRole('button', { name: 'Start with this template' });
  await expect(start).toBeVisible();
  await tabTo(page, start);
  await page.keyboard.press('Enter');
  await expect(canvas(page).locator('h1')).toBeVisible();

  await tabTo(page, questions(page).first());
  const open = async (): Promise<void> => {
    await questions(page).first().focus();
    await page.keyboard.press('Enter');
  };
  await answerAll(page, open, keys);
  await rail(page).getByRole('row', { name: 'Contact' }).focus();
  await expectVisibleFocus(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Move up: Contact' })).toBeFocused();
  const before = await rail(page).getByRole('row').allInnerTexts();
  await page.keyboard.press('Enter');
  await expect.poll(() => rail(page).getByRole('row').allInnerTexts()).not.toEqual(before);
  // A key that Puck means for the canvas does nothing to it here.
  await page.getByRole('button', { name: 'Preview' }).focus();
  await page.keyboard.press('Backspace');
  await expect(rail(page).getByRole('row', { name: 'Contact' })).toBeVisible();
});

test('On a phone a site is edited one part at a time, and nothing stands beside the window', { tag: '@deep' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  await openGallery(page, 'Site on a Phone');
  expect(await isTooWide()).toBe(false);
  await page.getByRole('button', { name: 'Look at Counter' }).click();
  await page.getByRole('button', { name: 'Start with this template' }).click();
  await expect(canvas(page).locator('h1')).toBeVisible();
  expect(await isTooWide()).toBe(false);
  const tabs = page.getByRole('navigation', { name: 'Parts of the editor' });
  await tabs.getByRole('button', { name: 'Structure' }).click();
  await expect(rail(page)).toBeVisible();
  await questions(page).first().click();
  await expect(inspector(page)).toBeVisible();
  await expect(rail(page)).toBeHidden();
  await tabs.getByRole('button', { name: 'Page', exact: true }).click();
  await expect(canvas(page).locator('h1')).toBeVisible();
  expect(await isTooWide()).toBe(false);
});

test('On Free the templates are shown with what Starter gives, to look at only', async ({ page }) => {
  const founder = await signUpByApi(newFounder('Free Site'));
  await restoreSession(page, founder);
  await page.goto(gallery);
  await expect(page.getByRole('link', { name: 'Upgrade to Starter' })).toBeVisible();
  await page.getByRole('button', { name: 'Look at Counter' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Counter' }).getByText('This template opens with Starter.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start with this template' })).toHaveCount(0);
});

test('By keyboard alone words are edited on the page, found, copied to another page, kept and restored', {
  tag: '@deep',
}, async ({ page }) => {
  const founder = await signUpByApi(newFounder('Words by Keyboard'));
  await completeByApi(founder);
  await setPlan(founder, 'Pro');
  await restoreSession(page, founder);
  await page.goto(gallery);
  await page.getByRole('button', { name: 'Look at Counter' }).click();
  await page.getByRole('button', { name: 'Start with this template' }).click();
  await expect(canvas(page).locator('h1')).toBeVisible();
  const row = (name: string) => rail(page).getByRole('row', { name });
  const edited = canvas(page).getByRole('textbox');

  const headline = canvas(page).getByRole('textbox', { name: 'Headline', exact: true });
  await test.step('Enter on a layer edits its first text, Tab goes on, Escape comes back', async () => {
    await row('Hero Section').focus();
    await editHeadline(page);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Bread since dawn', { delay: 10 });
    await page.keyboard.press('Escape');
    await expect(edited).toHaveCount(0);
    await expect(row('Hero Section')).toBeFocused();
    await expect(canvas(page).locator('h1')).toHaveText('Bread since dawn');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  await test.step('what is pasted is plain words, and no longer than the field takes', async () => {
    // A change is a step of the history a quarter of a second after it was made; nobody pastes sooner.
    await page.waitForTimeout(400);
    await editHeadline(page);
    await headline.evaluate((element) => {
      const data = new DataTransfer();
      data.setData('text/html', '<img src=x onerror=alert(1)><b>bold</b>');
      data.setData('text/plain', ` and\n${'long '.repeat(60)}`);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    });
    const text = (await headline.textContent()) ?? '';
    expect(text).toContain('Bread since dawn and long');
    expect([text.length <= 160, text.includes('\n')]).toEqual([true, false]);
    expect(await headline.locator('b, img').count()).toBe(0);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(headline).toHaveText('Bread since dawn');
    await page.keyboard.press('Escape');
  });

  await test.step('a version is kept by its name', async () => {
    await page.getByRole('button', { name: 'Versions' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Versions' });
    await expect(dialog.getByRole('textbox', { name: 'Name of this version' })).toBeFocused();
    await page.keyboard.insertText('Before the copy');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('The version “Before the copy” is kept.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('an element is copied to another page', async () => {
    await row('Hero Section').focus();
    await page.keyboard.press('ControlOrMeta+c');
    await rail(page).getByRole('region', { name: 'Pages' }).getByRole('button', { name: 'About' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/page=about/);
    await expect(canvas(page).locator('h1')).toHaveCount(1);
    await row('Footer').focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(canvas(page).locator('h1').last()).toHaveText('Bread since dawn');
    await expect(canvas(page).locator('h1')).toHaveCount(2);
  });

  await test.step('words are found on another page, and marked there', async () => {
    await page.keyboard.press('ControlOrMeta+Shift+f');
    const dialog = page.getByRole('dialog', { name: 'Find text' });
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await page.keyboard.insertText('SINCE dawn');
    await expect(dialog.getByRole('option')).toHaveCount(2);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/page=home/);
    await expect(canvas(page).locator('h1 [data-found]')).toHaveText('Bread since dawn');
    // From there Enter edits it.
    await expect(canvas(page).locator('.b-hero')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(edited).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await test.step('the version is restored, and that is taken back', async () => {
    await page.getByRole('button', { name: 'Versions' }).focus();
    await page.keyboard.press('Enter');
    const restore = page.getByRole('button', { name: 'Restore: Before the copy' });
    await tabTo(page, restore);
    await page.keyboard.press('Enter');
    const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Restore it' });
    await tabTo(page, yes);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your draft is the version “Before the copy” now')).toBeVisible();
    await rail(page).getByRole('region', { name: 'Pages' }).getByRole('button', { name: 'About' }).focus();
    await page.keyboard.press('Enter');
    await expect(canvas(page).locator('h1')).toHaveCount(1);
  });
});
