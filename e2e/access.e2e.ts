import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Screen, screens, settle } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 300_000 });

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The gallery draws every component in every state, light and dark beside each other. */
const gallery: Screen = {
  id: 'gallery of components',
  open: async (page) => {
    await page.goto('/_ui');
    await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
    await settle(page);
  },
};

test('axe finds nothing on any screen, in any state, light or dark', async ({ page, cast, complaints }) => {
  complaints.expect(/status of 404/);
  const findings: Record<string, readonly string[]> = {};
  const keep = (where: string, found: readonly string[]) => {
    if (found.length > 0) findings[where] = found;
  };
  for (const screen of [...screens, gallery]) {
    await page.emulateMedia({ colorScheme: 'light' });
    await screen.open(page, cast);
    keep(screen.id, await findingsOf(page));
    // Only colours change with the theme, so only they are looked at again.
    await page.emulateMedia({ colorScheme: 'dark' });
    await settle(page);
    keep(`${screen.id}, dark`, await findingsOf(page, 'color-contrast'));
  }
  expect(findings).toEqual({});
});

async function findingsOf(page: Page, onlyRule?: string): Promise<readonly string[]> {
  // What was said aloud of a busy button stays behind for some seconds, after the words it was named by have gone.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude('[data-live-announcer]');
  // The gallery shows each component twice, side by side, so its landmarks have namesakes.
  if (page.url().endsWith('/_ui')) axe.disableRules('landmark-unique');
  const { violations } = await (onlyRule === undefined ? axe.withTags(tags) : axe.withRules(onlyRule)).analyze();
  return violations.flatMap((rule) =>
    rule.nodes
      // React Aria puts an unseen button to close beside each popover's dialog, at the end of the body.
      .filter(({ html }) => !(rule.id === 'region' && html.startsWith('<div style="display: contents;">')))
      .map((node) => `${rule.id}: ${node.target.join(' ')} ${node.html.slice(0, 120)}`),
  );
}
