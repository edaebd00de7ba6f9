import { billingWords, planByApi } from './support/billing-words.ts';
import { restoreSession, signUpByApi } from './support/founder.ts';
import { switchLanguage } from './support/language.ts';
import { chooseLess, expect, payFor, test } from './support/paid-product.ts';

// Banners stay as long as they do for people.
test.use({ isPaced: true });

const pricing = '/platform/pricing';

for (const [language, words] of billingWords)
  test(`paid, Free → Starter → Pro → less and back → cancelled → money back (${language})`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(120_000);
    complaints.expect(/favicon/);
    const founder = await signUpByApi();
    await switchLanguage(page, language);
    await restoreSession(page, founder);
    await page.goto(pricing);
    await expect(page.getByRole('button', { name: words.choose('Pro') })).toBeVisible();
    await expect(page.getByRole('switch')).toHaveCount(0);

    // Going to the payment service and coming back without paying changes nothing.
    await page.getByRole('button', { name: words.choose('Starter') }).click();
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByText(words.broken)).toBeVisible();
    expect(await planByApi(founder)).toBe('Free');

    await payFor(page, words, 'Starter');
    expect(await planByApi(founder)).toBe('Starter');

    // More comes at once.
    await page.goto(pricing);
    await page.getByRole('button', { name: words.choose('Pro') }).click();
    await expect(page.getByText(words.upgraded('Pro'))).toBeVisible();
    expect(await planByApi(founder)).toBe('Pro');

    // Less comes later and can be taken back.
    await chooseLess(page, words, 'Starter');
    await page.getByRole('button', { name: words.keep('Pro') }).click();
    await expect(page.getByText(words.begins('Starter'))).toHaveCount(0);
    await chooseLess(page, words, 'Free');
    expect(await planByApi(founder)).toBe('Pro');

    await page.goto('/platform/account?tab=billing');
    await page.getByRole('button', { name: words.portal }).click();
    await expect(page.getByRole('heading', { name: 'Billing portal' })).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/platform\//);

    await page.goto('/platform/account?tab=billing');
    await expect(page.getByRole('button', { name: words.pdf }).first()).toBeVisible();
    await page.getByRole('button', { name: words.refund }).click();
    await page.getByRole('button', { name: words.refundAndEnd('Pro') }).click();
    await expect(page.getByText(words.refunded, { exact: true }).first()).toBeVisible();
    expect(await planByApi(founder)).toBe('Free');
  });

for (const [language, words] of billingWords)
  test(`paid, a higher plan whose payment the bank wants confirmed (${language})`, async ({
    page,
    paid,
    complaints,
  }) => {
    test.setTimeout(120_000);
    complaints.expect(/favicon/);
    const founder = await signUpByApi();
    await switchLanguage(page, language);
    await restoreSession(page, founder);
    await payFor(page, words, 'Starter');
    paid.stripe.confirmCards(paid.customerOf(founder), true);

    await page.goto(pricing);
    await page.getByRole('button', { name: words.choose('Pro') }).click();
    const dialog = page.getByRole('dialog', { name: words.confirmPayment });
    const link = dialog.getByRole('link', { name: words.paymentPage });
    await expect(link).toBeVisible();
    expect(await planByApi(founder)).toBe('Starter');

    const opening = page.context().waitForEvent('page');
    // By the keyboard, as far as it reaches.
    await link.press('Enter');
    const payment = await opening;
    await payment.getByRole('button', { name: 'Confirm and pay' }).click();
    await expect(payment.getByText('Paid.')).toBeVisible();

    // The first tab knows without being touched.
    await expect(page.getByText(words.upgraded('Pro'))).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(words.planIs('Pro'))).toBeVisible();
    expect(await planByApi(founder)).toBe('Pro');
  });
