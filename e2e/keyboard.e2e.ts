import { answers, confirmForBrowser, newFounder } from './support/founder.ts';
import { advisorParts, downloadBy, expectVisibleFocus, tabTo } from './support/journey.ts';
import { expect, test } from './support/test.ts';

// Where the focus is can only be seen once the page has stopped scrolling to it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('The whole journey works by keyboard alone, and every stop shows the focus', { tag: '@deep' }, async ({
  page,
}) => {
  const founder = newFounder('Tariq Haddad');
  const parts = advisorParts(page);
  const type = (text: string) => page.keyboard.insertText(text);
  const press = (key: string) => page.keyboard.press(key);

  await page.goto('/');
  await press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expectVisibleFocus(page);
  await tabTo(page, page.locator('#signup').getByLabel('Name', { exact: true }));
  await type(founder.name);
  await tabTo(page, page.locator('#signup').getByLabel('Email', { exact: true }));
  await type(founder.email);
  await tabTo(page, page.locator('#signup').getByLabel('Password', { exact: true }));
  await type(founder.password);
  const robot = page.locator('#signup').getByRole('checkbox', { name: "I'm not a robot" });
  await tabTo(page, robot);
  await press('Space');
  await expect(robot).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Create account' }));
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(founder.name);

  await press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Continue Building' }), 'Tab', 5);
  await press('Enter');
  await expect(page).toHaveURL('/platform/business-generation');
  await tabTo(page, parts.chatTab);
  await press('ArrowRight');
  await expect(parts.planTab).toBeFocused();
  await expect(parts.planTab).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, page.getByRole('tabpanel').getByRole('button').first(), 'Tab', 4);
  await press('Enter');
  await expect(parts.chatTab).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, parts.input);

  for (const [index, answer] of answers.entries()) {
    await type(answer);
    await press('Enter');
    await expect(parts.log).toContainText(answer);
    await expect(parts.typing).not.toBeAttached();
    if (index === answers.length - 1) break;
    await expect(parts.input).toBeFocused();
    await expectVisibleFocus(page);
  }
  await expect(parts.planTab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Complete', { exact: true })).toBeVisible();
  await confirmForBrowser(page, founder);
  await expect(parts.score.getByRole('img')).toHaveAccessibleName('Feasibility score: 65 of 100, Good');

  const pdf = page.getByRole('button', { name: 'Download PDF' });
  await tabTo(page, pdf);
  const file = await downloadBy(page, () => press('Enter'));
  expect(file.bytes.subarray(0, 4).toString()).toBe('%PDF');

  const summary = page.getByRole('region', { name: 'Executive Summary' });
  const figure = summary.getByRole('button', { name: /where does this come from/ }).first();
  await tabTo(page, figure);
  await press('Enter');
  await expect(page.getByRole('heading', { name: /^Where does “/ })).toBeFocused();
  await press('Escape');
  await expect(figure).toBeFocused();
  const edit = summary.getByRole('button', { name: /^Edit:/ }).first();
  await tabTo(page, edit);
  await press('Enter');
  await expect(summary.getByRole('textbox')).toBeFocused();
  await expectVisibleFocus(page);
  await press('Control+End');
  await type(' Written by keyboard.');
  await press('Escape');
  await expect(summary).toContainText('Written by keyboard.');
  await expect(edit).toBeFocused();

  const account = page.getByRole('button', { name: `Account menu of ${founder.name}` });
  await tabTo(page, account, 'Shift+Tab');
  await press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await expectVisibleFocus(page);
  await press('ArrowDown');
  await press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeFocused();
  await press('Enter');
  await expect(page).toHaveURL('/');
  await tabTo(page, page.getByRole('link', { name: 'Sign in', exact: true }).first());
  await press('Enter');
  await expect(page).toHaveURL('/signin');
  await tabTo(page, page.getByLabel('Email', { exact: true }));
  await type(founder.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await type(founder.password);
  const secondRobot = page.getByRole('checkbox', { name: "I'm not a robot" });
  await tabTo(page, secondRobot);
  await press('Space');
  await expect(secondRobot).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Sign In', exact: true }));
  await press('Enter');
  await expect(page.getByRole('link', { name: 'Go to Platform' })).toBeFocused();
  await press('Enter');
  await expect(page.getByText('Your plan is complete')).toBeVisible();
});
