import { billingWords } from './support/billing-words.ts';
import { test } from './support/test.ts';
import { walkTestMode } from './support/test-mode-walk.ts';

// Banners stay as long as they do for people.
test.use({ isPaced: true });

for (const [language, words] of billingWords)
  test(`in test mode, Free → Starter → Pro → Starter → Free, in ${language}`, async ({ page, complaints }) => {
    await walkTestMode(page, complaints, language, words);
  });
