import type { Page } from '@playwright/test';
import {
  answerByApi,
  answers,
  createWorkspaceByApi,
  firstWorkspaceByApi,
  newFounder,
  restoreSession,
  type SignedUpFounder,
  setPlan,
  signUpByApi,
} from './support/founder.ts';
import { advisorParts, expectVisibleFocus, giveAnswer } from './support/journey.ts';
import { expect, test } from './support/test.ts';

const chat = '/platform/business-generation';
const bookshop = 'A second-hand bookshop in Ghent that also repairs spines.';

const switcher = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Workspace: / });
const toast = (page: Page, text: string | RegExp) => page.getByRole('alertdialog').filter({ hasText: text });

async function chooseIn(page: Page, entry: string | RegExp): Promise<void> {
  await switcher(page).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function expectWorkspace(page: Page, name: string): Promise<void> {
  await expect(switcher(page)).toHaveAccessibleName(`Workspace: ${name}`);
}

/** A founder who may have as many ideas as they like. */
async function proFounder(name: string): Promise<SignedUpFounder> {
  const founder = await signUpByApi(newFounder(name));
  await setPlan(founder, 'Pro');
  return founder;
}

test('A second business is made, named, put away and brought back; the two never mix', async ({ page }) => {
  const founder = await proFounder('Marieke Kessler');
  await restoreSession(page, founder);
  const { log } = advisorParts(page);

  await test.step('the first business has an answer, and its name follows what was said', async () => {
    await page.goto(chat);
    await expectWorkspace(page, 'My business');
    await giveAnswer(page, answers[0]);
    await expect(log).toContainText(answers[0]);
  });

  await test.step('a new workspace begins with an empty conversation', async () => {
    await chooseIn(page, 'New workspace');
    const dialog = page.getByRole('dialog', { name: 'New workspace' });
    await dialog.getByRole('button', { name: 'Create workspace' }).click();
    await expect(dialog.getByText('Give the business a name. You can change it later.')).toBeVisible();
    await dialog.getByLabel('Name of the business').fill('Blue Door Books');
    await dialog.getByRole('button', { name: 'Create workspace' }).click();
    await expect(dialog).toBeHidden();
    await expectWorkspace(page, 'Blue Door Books');
    await expect(log).not.toContainText(answers[0]);
    // What was said about it covers nothing that is needed next.
    const { input, send } = advisorParts(page);
    await expect(page.getByText('You are now in “Blue Door Books”.')).toBeVisible();
    await input.fill(bookshop);
    await send.click({ trial: true, timeout: 1000 });
    await giveAnswer(page, bookshop);
    await expect(log).toContainText(bookshop);
  });

  await test.step('switching shows the one or the other, and a reload stays', async () => {
    await chooseIn(page, /^(My business|Levain & Rye)$/);
    await expect(log).toContainText(answers[0]);
    await expect(log).not.toContainText(bookshop);
    await page.reload();
    await expect(log).toContainText(answers[0]);
    await chooseIn(page, 'Blue Door Books');
    await expect(log).toContainText(bookshop);
    await expect(log).not.toContainText(answers[0]);
  });

  await test.step('renaming shows everywhere at once', async () => {
    await chooseIn(page, 'Rename this workspace');
    const dialog = page.getByRole('dialog', { name: 'Rename workspace' });
    await expect(dialog.getByLabel('Name of the business')).toHaveValue('Blue Door Books');
    await dialog.getByLabel('Name of the business').fill('Blue Door Bookshop');
    await dialog.getByRole('button', { name: 'Save name' }).click();
    await expect(dialog).toBeHidden();
    await expectWorkspace(page, 'Blue Door Bookshop');
  });

  await test.step('archiving goes to the other business, and Undo comes back', async () => {
    await chooseIn(page, 'Archive this workspace');
    await expect(log).toContainText(answers[0]);
    const said = toast(page, '“Blue Door Bookshop” is archived.');
    await said.getByRole('button', { name: 'Undo' }).click();
    await expectWorkspace(page, 'Blue Door Bookshop');
    await expect(log).toContainText(bookshop);
  });

  await test.step('an archived one can be read, not changed, and restored', async () => {
    await chooseIn(page, 'Archive this workspace');
    await expect(log).toContainText(answers[0]);
    await switcher(page).click();
    await expect(page.getByRole('menuitem', { name: /Blue Door/ })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Archived workspaces (1)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Archived' });
    await dialog.getByRole('button', { name: 'Open “Blue Door Bookshop”' }).click();
    await expect(page.getByText('This workspace is archived', { exact: true })).toBeVisible();
    await expect(log).toContainText(bookshop);
    await expect(advisorParts(page).input).toBeDisabled();
    await page.getByRole('main').getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('This workspace is archived', { exact: true })).toBeHidden();
    await expect(advisorParts(page).input).toBeEnabled();
  });
});

test('The only open workspace cannot be archived, and it says why', async ({ page, complaints }) => {
  complaints.expect(/status of 409/);
  await restoreSession(page, await signUpByApi());
  await page.goto('/platform');
  await chooseIn(page, 'Archive this workspace');
  await expect(toast(page, 'This is your only open workspace. Make another one before you archive it.')).toBeVisible();
  await expectWorkspace(page, 'My business');
});

test('Two tabs work on two businesses without disturbing each other', { tag: '@deep' }, async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  const founder = await proFounder('Two Tabs');
  const firstId = await firstWorkspaceByApi(founder);
  await answerByApi(founder, answers.slice(0, 1), firstId);
  const secondId = await createWorkspaceByApi(founder, 'Second Business');
  await answerByApi(founder, [bookshop], secondId);
  await restoreSession(page, founder);
  await page.goto(`${chat}?workspace=${firstId}`);
  await expect(advisorParts(page).log).toContainText(answers[0]);
  await expect(page).toHaveURL(chat);

  const other = await context.newPage();
  await other.goto(`${chat}?workspace=${secondId}`);
  await expectWorkspace(other, 'Second Business');
  for (const tab of [page, other]) await tab.reload();
  await expect(advisorParts(page).log).toContainText(answers[0]);
  await expect(advisorParts(other).log).toContainText(bookshop);

  await giveAnswer(page, answers[1]);
  await giveAnswer(other, 'A bookshop with a repair bench.');
  await expect(advisorParts(page).log).not.toContainText('repair bench');
  await expect(advisorParts(other).log).not.toContainText('artisan bakery');

  await test.step('a name that was changed in the other tab meanwhile is shown before it is replaced', async () => {
    await chooseIn(page, 'Second Business');
    await chooseIn(page, 'Rename this workspace');
    await chooseIn(other, 'Rename this workspace');
    const [mine, theirs] = [page, other].map((tab) => tab.getByRole('dialog', { name: 'Rename workspace' }));
    await theirs!.getByLabel('Name of the business').fill('Their name');
    await theirs!.getByRole('button', { name: 'Save name' }).click();
    await expect(theirs!).toBeHidden();
    await mine!.getByLabel('Name of the business').fill('My name');
    await mine!.getByRole('button', { name: 'Save name' }).click();
    await expect(mine!.getByRole('alert')).toHaveText('This workspace was changed somewhere else in the meantime.');
    await expect(mine!).toContainText('It is called “Their name” now. Save again to use your name instead.');
    await mine!.getByRole('button', { name: 'Save name' }).click();
    await expectWorkspace(page, 'My name');
  });
});

test('The address of a conversation about another business takes the tab there, visibly', { tag: '@deep' }, async ({
  page,
}) => {
  const founder = await proFounder('By Address');
  const firstId = await firstWorkspaceByApi(founder);
  const conversation = await answerByApi(founder, answers.slice(0, 1), firstId);
  await createWorkspaceByApi(founder, 'Second Business');
  await restoreSession(page, founder);
  await page.goto(chat);
  await expectWorkspace(page, 'Second Business');
  await page.goto(`${chat}?conversation=${conversation}`);
  await expect(advisorParts(page).log).toContainText(answers[0]);
  await expect(switcher(page)).not.toHaveAccessibleName(/Second Business/);
  await expect(toast(page, /^You are now in “.*”\. What you opened belongs there\./)).toBeVisible();
  await chooseIn(page, 'Second Business');
  await expect(page).toHaveURL(chat);
  await expect(advisorParts(page).log).not.toContainText(answers[0]);

  await page.goto('/platform?workspace=ws_00000000000000000000000000');
  await expect(toast(page, 'This workspace is not here any more, or it belongs to another account.')).toBeVisible();
  await expectWorkspace(page, 'Second Business');
});

test('Starting another conversation asks whether it is about this business or a new workspace', {
  tag: '@deep',
}, async ({ page }) => {
  const founder = await proFounder('Another Idea');
  await answerByApi(founder);
  await restoreSession(page, founder);
  await page.goto(chat);
  const { log } = advisorParts(page);
  const start = page.getByRole('button', { name: 'Start another conversation' });
  const dialog = page.getByRole('dialog', { name: 'What is it about?' });

  await start.click();
  await dialog.getByRole('button', { name: 'Start conversation' }).click();
  await expect(page).toHaveURL(`${chat}?conversation=new`);
  await expect(page.getByText('Another conversation about this business')).toBeVisible();

  await page.goto(chat);
  await start.click();
  await dialog.getByText(/^Another business/).click();
  await expect(dialog.getByLabel('Name of the other business')).toBeFocused();
  await dialog.getByLabel('Name of the other business').fill('Blue Door Books');
  await dialog.getByRole('button', { name: 'Start conversation' }).click();
  await expectWorkspace(page, 'Blue Door Books');
  await expect(page).toHaveURL(chat);
  await expect(log).not.toContainText(answers[0]);
  await giveAnswer(page, bookshop);
  await expect(log).toContainText(bookshop);
});

test('Workspaces are made, switched, renamed, archived and restored by keyboard alone', { tag: '@deep' }, async ({
  page,
}) => {
  await restoreSession(page, await signUpByApi(newFounder('Keys Only')));
  await page.goto('/platform');
  await expectWorkspace(page, 'My business');
  const press = (key: string) => page.keyboard.press(key);
  const open = async (entry: string) => {
    await switcher(page).focus();
    await press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await expectVisibleFocus(page);
    const wanted = page.getByRole('menuitem', { name: entry });
    for (let presses = 0; presses < 9; presses++) {
      if (await wanted.evaluate((item) => item === document.activeElement)) break;
      await press('ArrowDown');
    }
    await expect(wanted).toBeFocused();
    await press('Enter');
  };
  const name = page.getByLabel('Name of the business');

  await open('New workspace');
  await expect(name).toBeFocused();
  await press('Escape');
  await expect(switcher(page)).toBeFocused();
  await open('New workspace');
  await expect(name).toBeFocused();
  await page.keyboard.type('By Keyboard');
  await press('Enter');
  await expectWorkspace(page, 'By Keyboard');
  await expect(switcher(page)).toBeFocused();

  await open('Rename this workspace');
  await expect(name).toBeFocused();
  await press('Control+A');
  await page.keyboard.type('Renamed');
  await press('Enter');
  await expectWorkspace(page, 'Renamed');

  await open('Archive this workspace');
  await expectWorkspace(page, 'My business');
  await press('F6');
  await expect(toast(page, '“Renamed” is archived.')).toBeVisible();
  await open('Archived workspaces (1)');
  const restore = page.getByRole('button', { name: 'Restore “Renamed”' });
  for (let presses = 0; presses < 6; presses++) {
    if (await restore.evaluate((button) => button === document.activeElement)) break;
    await press('Tab');
  }
  await expect(restore).toBeFocused();
  await expectVisibleFocus(page);
  await press('Enter');
  await expect(page.getByText('No workspace is archived.')).toBeVisible();
  // Its button is gone, and the focus with it to what the dialog says now.
  await expect(page.getByRole('dialog', { name: 'Archived' }).locator(':focus')).toContainText(
    'No workspace is archived.',
  );
  await press('Escape');
  await expect(switcher(page)).toBeFocused();
  await open('Renamed');
  await expectWorkspace(page, 'Renamed');
});

test('A menu opened before the workspaces have come stays open when they do', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/account', async (route) => {
    await held;
    await route.continue();
  });
  await restoreSession(page, await signUpByApi());
  await page.goto('/platform');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  letThrough();
  await expect(menu.getByRole('button', { name: /^Workspace: / })).toBeVisible();
  await expect(menu).toBeVisible();
});
