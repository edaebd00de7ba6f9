import { answers, confirmForBrowser, newFounder } from './support/founder.ts';
import { advisorParts, downloadBy, expectNoSidewaysScrolling, giveAnswer, signUpByForm } from './support/journey.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const longNames = [
  'Dashboard',
  'AI Business Generator',
  'Brand & Website Studio',
  'Marketing Studio',
  'Business Analytics',
  'Legal Document Generator',
  'Support & Resources',
];

test('At 390 px the journey goes through the mobile menu to both documents, without sideways scrolling', async ({
  page,
}) => {
  const founder = newFounder('Yusuf Demir');
  const parts = advisorParts(page);
  await signUpByForm(page, founder);
  await expectNoSidewaysScrolling(page);
  const openMenu = page.getByRole('button', { name: 'Open menu' });
  await openMenu.tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('navigation').getByRole('link')).toHaveText(longNames);
  await expect(menu.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/platform/pricing');
  await menu.getByRole('link', { name: 'AI Business Generator' }).tap();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/platform/business-generation');
  for (const answer of answers) {
    await giveAnswer(page, answer);
    await expectNoSidewaysScrolling(page);
  }
  await expect(parts.planTab).toHaveAttribute('aria-selected', 'true');
  await confirmForBrowser(page, founder);
  await expect(parts.score.getByRole('img')).toHaveAccessibleName('Feasibility score: 65 of 100, Good');
  await expectNoSidewaysScrolling(page);
  await page
    .getByRole('button', { name: /where does this come from/ })
    .first()
    .tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: /^Where does “/ })).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(sheet).toBeHidden();
  const docx = await downloadBy(page, () => page.getByRole('button', { name: 'Download DOCX' }).tap());
  expect(docx.bytes.subarray(0, 2).toString()).toBe('PK');
});
