import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import playwrightConfig from '../../../playwright.config.ts';
import type { Founder, PlantedProduct } from './planted-product.ts';

const shown = { state: 'visible', timeout: 60_000 } as const;

/** What the sample brings to the browser, each used once by somebody of their own. */
export function useInBrowser(getPlanted: () => PlantedProduct): void {
  describe('in the browser', () => {
    let browser: Browser;
    let page: Page;
    let person: Founder;
    const faults: string[] = [];
    const write = (text: string) =>
      getPlanted().call('POST', `/api/sample/${person.workspaceId}/notes`, person, { text });

    /** A browser in which the person is signed in. */
    const open = async (locale: string): Promise<Page> => {
      const context = await browser.newContext({ baseURL: getPlanted().product.origin, locale });
      const opened = await context.newPage();
      opened.on('pageerror', (error) => faults.push(String(error)));
      await opened.goto('/favicon.svg');
      await opened.evaluate((session) => {
        localStorage.setItem('sb-localhost-auth-token', session);
        localStorage.setItem('isAuthenticated', 'true');
      }, JSON.stringify(person.session));
      return opened;
    };

    beforeAll(async () => {
      browser = await chromium.launch(playwrightConfig.use?.launchOptions);
      person = await getPlanted().signUp('browser@example.com');
      page = await open('en-GB');
      await page.goto('/platform');
    }, 120_000);
    afterAll(async () => {
      await browser?.close();
      expect(faults).toEqual([]);
    });

    it('stands in the navigation, which leads to its screen', async () => {
      await page.getByRole('navigation').getByRole('link', { name: 'Sample', exact: true }).first().click();
      await page.getByRole('heading', { name: 'Your sample notes' }).waitFor(shown);
      expect(new URL(page.url()).pathname).toBe('/platform/sample');
    });

    it('has the popover of its plan rows', async () => {
      await page.getByText('3 notes per day').first().waitFor(shown);
    });

    it('has a form that says its problem in its words and keeps what was typed', async () => {
      await page.getByLabel('New sample note').fill('  ');
      await page.getByRole('button', { name: 'Write the sample note' }).click();
      await page.getByText('A sample note needs words.').waitFor(shown);
      expect(await page.getByLabel('New sample note').inputValue()).toBe('  ');
      await page.getByLabel('New sample note').fill('Quokka prints for the door');
      await page.getByRole('button', { name: 'Write the sample note' }).click();
      await page.getByRole('link', { name: 'Quokka prints for the door' }).waitFor(shown);
    });

    it('has a screen below its own, at an address that can be opened by itself', async () => {
      await page.getByRole('link', { name: 'Quokka prints for the door' }).click();
      const note = page.getByRole('region', { name: 'One sample note' });
      await note.getByRole('heading', { name: 'Quokka prints for the door' }).waitFor(shown);
      expect(new URL(page.url()).pathname).toMatch(/^\/platform\/sample\/smp_[0-9a-z]{26}$/);
      await page.reload();
      await note.getByRole('heading', { name: 'Quokka prints for the door' }).waitFor(shown);
    });

    it('shows at once what is written elsewhere', async () => {
      await write('Written in another tab');
      await page.getByRole('link', { name: 'Written in another tab' }).waitFor(shown);
    });

    it('is worded in the list of notifications', async () => {
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await page.getByText('The sample note was heard of').first().waitFor(shown);
      await page.keyboard.press('Escape');
    });

    it('has an action of the palette, and its hits open', async () => {
      await page.goto('/platform');
      const palette = page.getByRole('dialog', { name: 'Search and actions' });
      const field = palette.getByRole('combobox', { name: 'Search or do something' });
      const search = page.getByRole('button', { name: 'Search' }).first();
      await search.click();
      await field.fill('open the sample');
      await palette.getByRole('option', { name: /Open the sample notes/ }).click();
      await page.getByRole('heading', { name: 'Your sample notes' }).waitFor(shown);
      await search.click();
      await field.fill('quokka');
      await palette.getByText(/^Sample notes · 1$/).waitFor(shown);
      await palette.getByRole('option', { name: /Quokka prints/ }).click();
      await page.getByRole('region', { name: 'One sample note' }).waitFor(shown);
    });

    it('is where work can go on, on the dashboard', async () => {
      await page.goto('/platform');
      await page.getByText('Read the sample note').first().waitFor(shown);
    });

    it('has a line among the next steps, in the words of its progress', async () => {
      const steps = page.getByRole('region', { name: 'Next steps' });
      await steps.getByText('The first sample note is written.').waitFor(shown);
      expect(await steps.getByRole('link', { name: 'Open sample' }).getAttribute('href')).toBe('/platform/sample');
    });

    it('has a tab of the account settings', async () => {
      await page.goto('/platform/account?tab=sample');
      await page.getByRole('tab', { name: 'Sample settings', selected: true }).waitFor(shown);
      await page.getByText('Sample notes have nothing to set.').waitFor(shown);
    });

    it('says that its quota is used up in its own words', async () => {
      expect((await write('The third')).status).toBe(200);
      await page.goto('/platform/sample');
      await page.getByLabel('New sample note').fill('One too many');
      await page.getByRole('button', { name: 'Write the sample note' }).click();
      await page.getByText('Three sample notes a day are all Free has.').waitFor(shown);
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await page.getByText('All 3 sample notes of today are written').first().waitFor(shown);
    });

    it('is translated by catalogues of its own', async () => {
      const german = await open('de-DE');
      await german.goto('/platform/sample');
      await german.getByRole('navigation').getByRole('link', { name: 'Muster', exact: true }).first().waitFor(shown);
      await german.getByText('3 am Tag').first().waitFor(shown);
    });
  });
}
