import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settle } from './screens.ts';

/** The address of one tab of the settings. */
export const addressOf = (tab: string): string => `/platform/account?tab=${tab}`;

/** The settings, in English. */
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Account Settings' });

/** Expects a tab of the settings to fit into 390 and 320 px, and axe to find nothing in either theme. */
export async function checkSettingsTab(page: Page, tab: string): Promise<void> {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(addressOf(tab));
    const dialog = dialogOf(page);
    await expect(dialog.locator('section').first()).toBeVisible();
    await settle(page);
    await expect(dialog.getByRole('tab', { selected: true })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settle(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
}
