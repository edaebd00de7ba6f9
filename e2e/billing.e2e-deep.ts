import { billingWords } from './support/billing-words.ts';
import { answerByApi, answers, restoreSession, signUpByApi } from './support/founder.ts';
import { expect, test } from './support/test.ts';
import { choosePlan } from './support/test-mode-walk.ts';

// Banners stay as long as they do for people.
test.use({ isPaced: true });

const [[, words]] = billingWords;

test('a downgrade shows what is over the limit, and takes nothing', async ({ page }) => {
  const founder = await signUpByApi();
  await restoreSession(page, founder);
  await page.goto('/platform/pricing');
  await page.getByText('Test Mode', { exact: true }).click();
  await choosePlan(page, words, 'Starter');
  for (let ideas = 0; ideas < 2; ideas += 1) await answerByApi(founder, answers.slice(0, 1));
  await choosePlan(page, words, 'Free', true);
  await page.goto('/platform/usage');
  await expect(page.getByText('2 used, 1 included')).toBeVisible();
  await expect(page.getByText(/^More than your plan includes\. Everything stays;/)).toBeVisible();
});
