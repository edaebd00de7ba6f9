import {
  answers,
  completeByApi,
  confirmForBrowser,
  newFounder,
  restoreSession,
  setPlanByCommand,
  signUpByApi,
} from './support/founder.ts';
import { advisorParts, downloadBy, signUpByForm, submitSignIn } from './support/journey.ts';
import { expect, test } from './support/test.ts';

const screen = '/platform/business-generation';
const milestones = ['10%', '30%', '50%', '75%'];
const steps = ['Market Analysis', 'Target Audience', 'Revenue Model', 'Competitive Analysis & Final Plan'];

test.use({ isPaced: true });

test('From sign-up over five answers to a plan in two documents; all of it is there after the next sign-in', async ({
  page,
}) => {
  const founder = newFounder('Mei-Lin Verhoeven');
  const parts = advisorParts(page);
  await signUpByForm(page, founder);
  await page.getByRole('link', { name: 'Continue Building' }).click();
  await expect(page).toHaveURL(screen);
  await expect(page.getByRole('heading', { level: 1, name: 'AI Business Generator' })).toBeVisible();

  await test.step('the chat takes five answers', async () => {
    await parts.planTab.click();
    await expect(page.getByText('No Business Plan Yet')).toBeVisible();
    await parts.chatTab.click();
    await expect(parts.send).toBeDisabled();
    await parts.input.fill('   ');
    await expect(parts.send).toBeDisabled();
    // The popover about the plan opens by itself, once, and closes on a click outside.
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    for (const [index, answer] of answers.entries()) {
      const beganMs = Date.now();
      await parts.input.fill(answer);
      await parts.send.click();
      await expect(parts.typing).toBeAttached();
      await expect(parts.input).toBeDisabled();
      await expect(parts.typing).not.toBeAttached();
      expect(Date.now() - beganMs, 'the typing indicator').toBeGreaterThanOrEqual(1500);
      await expect(parts.log).toContainText(answer);
      const milestone = milestones[index];
      if (milestone === undefined) break;
      await expect(parts.planTab).toHaveText(`Business Plan${milestone}`);
      await expect(parts.input).toBeFocused();
      if (index !== 1) continue;
      await page.reload();
      await expect(parts.log).toContainText(answer);
      await parts.planTab.click();
      await expect(page.getByRole('progressbar').locator('..').getByRole('listitem')).toHaveText(steps);
      await expect(page.getByRole('listitem').filter({ hasText: 'Target Audience' })).toHaveAttribute(
        'aria-current',
        'step',
      );
      await parts.chatTab.click();
    }
  });

  await test.step('the plan opens by itself, with score, lock and banner of Free', async () => {
    await expect(parts.planTab).toHaveAttribute('aria-selected', 'true');
    await expect(parts.planTab).toHaveText('Business Plan');
    await expect(page).toHaveURL(`${screen}?tab=plan`);
    await expect(page.getByText('Complete', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Business plan · \d{1,2} \w+ \d{4}$/)).toBeVisible();
    await expect(parts.score.getByRole('img')).toHaveAccessibleName(/^Feasibility score: \d+ of 100, Fair$/);
    // Nothing is confirmed yet: how the answers were read stands open, with the one tap that confirms it.
    await expect(page.getByRole('button', { name: 'All of this is right' })).toBeVisible();
    await page.getByText('How I read you', { exact: true }).click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      'Verdict: Cannot be said yet',
      'Executive Summary',
      'Market Analysis',
      'Target Audience',
      /Revenue Streams/,
    ]);
    await expect(page.locator('#revenue-streams')).toContainText('Opens with Starter, $24.00 a month');
    const dismissed = page.waitForResponse((answer) => answer.url().includes('banner') && answer.ok());
    await page.getByRole('button', { name: 'Not Now' }).click();
    await dismissed;
    await page.reload();
    await expect(page.getByText('Complete', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Not Now' })).toBeHidden();
  });

  await test.step('nothing is used before it is confirmed; what is, earns its points', async () => {
    const market = page.getByRole('region', { name: 'Market Analysis' });
    await expect(market).not.toContainText('9,000');
    await parts.chatTab.click();
    const card = parts.log.getByRole('group', { name: 'How I read this' }).first();
    await card.getByRole('button', { name: "That's right" }).click();
    await expect(card.getByRole('button', { name: /understood/ })).toBeFocused();
    await confirmForBrowser(page, founder);
    await parts.planTab.click();
    await expect(market).toContainText('9,000');
    await expect(parts.score.getByRole('img')).toHaveAccessibleName('Feasibility score: 65 of 100, Good');
  });

  await test.step('a corrected fact changes the figures and is no message', async () => {
    await page.goto('/platform/profile');
    await page.getByRole('button', { name: 'Change: How many there are', exact: true }).click();
    const editor = page.getByRole('dialog', { name: 'How many there are', exact: true });
    await editor.getByRole('textbox', { name: 'How many there are' }).fill('12400');
    await editor.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.locator('[id="audience.size"]')).toContainText('12,400');
    await page.goto(screen);
    await expect(parts.log.getByText('You:')).toHaveCount(5);
    await parts.planTab.click();
    const market = page.getByRole('region', { name: 'Market Analysis' });
    await expect(market).toContainText('12,400');
    await expect(market).not.toContainText('9,000');
  });

  const ownWords = 'We begin with forty loaves a night and count what comes back.';
  await test.step('an edit saves by itself; composing again can be taken back', async () => {
    const market = page.getByRole('region', { name: 'Market Analysis' });
    const again = market.getByRole('button', { name: 'Write this section again' });
    await market
      .getByRole('button', { name: /^Edit:/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
    await market.getByRole('textbox').fill(ownWords);
    await saved;
    await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
    await page.reload();
    await expect(market).toContainText(ownWords);
    await again.click();
    await expect(market).not.toContainText(ownWords);
    await market.getByRole('button', { name: 'Bring back the text before' }).click();
    await expect(market).toContainText(ownWords);
  });

  await test.step('both documents are files with sensible names', async () => {
    const pdf = await downloadBy(page, () => page.getByRole('button', { name: 'Download PDF' }).click());
    expect(pdf.name).toMatch(/^levain-[a-z-]*business-plan\.pdf$/);
    expect(pdf.bytes.subarray(0, 4).toString()).toBe('%PDF');
    const docx = await downloadBy(page, () => page.getByRole('button', { name: 'Download DOCX' }).click());
    expect(docx.name).toMatch(/^levain-[a-z-]*business-plan\.docx$/);
    expect(docx.bytes.subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('after signing out and in again everything is there', async () => {
    await page.getByRole('button', { name: `Account menu of ${founder.name}` }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/signin');
    await submitSignIn(page, founder);
    await page.getByRole('link', { name: 'Go to Platform' }).click();
    await expect(page.getByText('Your plan is complete')).toBeVisible();
    await page.goto(`${screen}?tab=plan`);
    await expect(page.getByRole('region', { name: 'Market Analysis' })).toContainText(ownWords);
    await expect(page.getByRole('region', { name: 'Market Analysis' })).toContainText('12,400');
    await parts.chatTab.click();
    for (const answer of answers) await expect(parts.log).toContainText(answer);
  });
});

test('A plan set by the operator while the product runs opens seven sections, the chart and every origin', {
  tag: '@deep',
}, async ({ page }) => {
  const founder = await signUpByApi(newFounder('Samuel Lindqvist'));
  await completeByApi(founder);
  await restoreSession(page, founder);
  const parts = advisorParts(page);
  await page.goto(`${screen}?tab=plan`);
  await expect(parts.score.getByRole('img')).toHaveAccessibleName('Feasibility score: 65 of 100, Good');
  await setPlanByCommand(founder, 'Pro');
  await page.reload();
  await expect(parts.score.getByRole('img')).toHaveAccessibleName('Feasibility score: 86 of 100, Excellent');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Verdict: It carries itself',
    'Executive Summary',
    'Market Analysis',
    'Target Audience',
    'Revenue Streams',
    'Competitor Analysis',
    'Financial Projections',
    'Trend Analysis',
    'The next four weeks',
  ]);
  await expect(page.getByRole('link', { name: /^Upgrade/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Manage Plan' }).first()).toBeVisible();
  const finance = page.getByRole('region', { name: 'Financial Projections' });
  const sections = page.getByRole('navigation', { name: 'Sections of the plan' });
  await sections.getByRole('link', { name: 'Financial Projections' }).click();
  await expect(finance.getByRole('figure').getByRole('img').first()).toHaveAccessibleName(/base case/);

  const years = finance.getByRole('table', { name: 'Three years, base case' });
  const figure = years.getByRole('button', { name: /where does this come from/ }).first();
  const shown = (await figure.textContent()) ?? '';
  await figure.click();
  await expect(page.getByRole('heading', { name: `Where does “${shown}” come from?` })).toBeFocused();
  await expect(page.getByRole('list', { name: 'What it rests on' }).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: /^See all \d+ numbers/ }).click();
  await expect(page.getByRole('heading', { name: 'All numbers of this plan' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Find a number' }).fill('rent');
  await expect(page.getByText('€850').filter({ visible: true }).first()).toBeVisible();
});
