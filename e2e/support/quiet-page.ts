import type { Page } from '@playwright/test';

/** Leads to a file of the product, where nothing runs that would change what is stored in the browser meanwhile; stays where it is there. */
export async function openQuietPage(page: Page): Promise<void> {
  if (!page.url().endsWith('/favicon.svg')) await page.goto('/favicon.svg');
}
