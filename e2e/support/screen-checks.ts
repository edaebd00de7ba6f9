import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { brandPlan } from '#features/brand/domain/brand.plan.ts';
import { faces } from '#features/brand/domain/fonts/faces.ts';
import { socialSizes } from '#features/brand/domain/social/sizes.ts';
import { switchLanguage } from './language.ts';
import { probeLayout } from './layout-probe.ts';
import { collectContent, plainPieces, plainTexts } from './pseudo.ts';
import { type Screen, settle } from './screens.ts';
import type { SharedFounders } from './test.ts';

/** What a check found, by screen; empty where all is well. */
export type Findings = Readonly<Record<string, readonly string[]>>;

/** One look at every screen it is given. */
export type ScreenCheck = (page: Page, founders: SharedFounders, screens: readonly Screen[]) => Promise<Findings>;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe, in light; in dark only the colours are looked at again, for nothing else changes with the theme. */
const checkAccess: ScreenCheck = (page, founders, screens) => checkAccessAnd(page, founders, screens, async () => []);

/** The same, with another look at each screen while it stands open in light. */
async function checkAccessAnd(
  page: Page,
  founders: SharedFounders,
  screens: readonly Screen[],
  lookAgain: () => Promise<readonly string[]>,
): Promise<Findings> {
  const findings: Record<string, readonly string[]> = {};
  const keep = (where: string, found: readonly string[]) => {
    if (found.length > 0) findings[where] = found;
  };
  for (const screen of screens) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await screen.open(page, founders);
    keep(screen.id, await findingsOf(page));
    keep(`${screen.id}, looked at again`, await lookAgain());
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await settle(page);
    keep(`${screen.id}, dark`, await findingsOf(page, 'color-contrast'));
  }
  return findings;
}

async function findingsOf(page: Page, onlyRule?: string): Promise<readonly string[]> {
  // What was said aloud of a busy button stays behind for some seconds, after the words it was named by have gone.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude('[data-live-announcer]');
  // A page of a site is looked at where it is published; within the editor its landmarks have namesakes, and it leads nowhere.
  axe.exclude('#preview-frame');
  // The gallery shows each component twice, side by side, so its landmarks have namesakes.
  if (page.url().endsWith('/_ui')) axe.disableRules('landmark-unique');
  // A row that is scrolled half under the bar is no small target: whoever wants it scrolls on.
  await page.evaluate(() => window.scrollTo(0, 0));
  const { violations } = await (onlyRule === undefined ? axe.withTags(tags) : axe.withRules(onlyRule)).analyze();
  return violations.flatMap((rule) =>
    rule.nodes
      // React Aria puts an unseen button to close beside each popover's dialog, at the end of the body.
      .filter(({ html }) => !(rule.id === 'region' && html.startsWith('<div style="display: contents;">')))
      .map((node) => `${rule.id}: ${node.target.join(' ')} ${node.html.slice(0, 120)}`),
  );
}

/** At 320 px nothing is wider than the window. */
const checkNarrow: ScreenCheck = async (page, founders, screens) => {
  const findings: Record<string, readonly string[]> = {};
  await page.setViewportSize({ width: 320, height: 640 });
  for (const screen of screens) {
    await screen.open(page, founders);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) findings[screen.id] = [`${width} px wide`];
  }
  return findings;
};

/** 1280 x 900 px at 200 % zoom, in CSS pixels. */
const zoomed = { width: 640, height: 450 };

/** Where little room is left, by a small window or by zoom, axe finds nothing either and the layout stays sound. */
const checkAccessInLittleRoom: ScreenCheck = async (page, founders, screens) => {
  const findings: Record<string, readonly string[]> = {};
  const findFaults = async () => (await probeLayout(page)).map((fault) => JSON.stringify(fault));
  for (const size of [{ width: 320, height: 640 }, zoomed]) {
    await page.setViewportSize(size);
    const lookAgain = size === zoomed ? findFaults : async () => [];
    for (const [id, found] of Object.entries(await checkAccessAnd(page, founders, screens, lookAgain)))
      findings[`${id}, ${size.width} px`] = found;
  }
  return findings;
};

/**
 * Names, units, currencies and what is searched for are never translated; times, countries and 'US' before a dollar come from the browser,
 * 'Dismiss' and the words of dragging from React Aria, each in languages of their own; and the languages call themselves by their own names.
 * What dnd-kit notes about dragging is neither shown nor spoken: the canvas takes away what leads there (quiet-canvas.ts).
 */
const untranslated =
  /\b(Groundwork|Free|Starter|Pro|PDF|DOCX|English|Español|Français|Deutsch|[A-Z]{3}|US Dollar|US|km|[kMG]B|Ada Okafor|AO|Samuel Lindqvist|SL|Firefox|Chrome|Safari|Edge|Windows|Android|iPhone|Linux|[\w.-]+@[\w.-]+|gw-\w+|groundwork(_(locale|look))?|sb-…-auth-token|isAuthenticated|user(Name|Plan|ProfileImage)|password_reset_last_attempt|Dismiss|Click to start dragging|Drag|To pick up a draggable item.*cancel|Belgium|Euro|xylophone|(January|February|March|April|May|June|July|August|September|October|November|December)( \d{4} at)?|this minute|yesterday|(minute|hour|day)s? ago)\b/g;

/** Fonts and the formats of networks are called by their own names. */
const givenNames = [
  ...faces.map(({ name }) => name),
  ...brandPlan.gives.Pro.fontPairs.flatMap(({ heading, body }) => [heading, body]),
  ...socialSizes.map(({ name }) => name),
].sort((one, other) => other.length - one.length);
const named = new RegExp(`\\b(${givenNames.join('|')})\\b`, 'g');

/** The day somebody's words were said, as the browser writes it after them. */
const daySaid = /”, \d{1,2} [A-Z]\w+ \d{4}/g;

/** In a made-up language no text of the interface is left English, shown or spoken. */
const checkTranslated: ScreenCheck = async (page, founders, screens) => {
  const content = collectContent(page);
  await switchLanguage(page, 'pseudo');
  const findings: Record<string, readonly string[]> = {};
  for (const screen of screens) {
    await screen.open(page, founders);
    await content.ready();
    const texts = await page.evaluate(plainTexts);
    const left = texts
      .flatMap((text) => plainPieces(text))
      .filter((piece) => !content.has(piece))
      .filter((piece) =>
        plainPieces(piece.replaceAll(daySaid, ' ').replaceAll(named, ' ').replaceAll(untranslated, ' ')).some(
          (rest) => !content.has(rest),
        ),
      );
    if (left.length > 0) findings[screen.id] = [...new Set(left)];
  }
  return findings;
};

/** The gallery draws every component in every state, light and dark beside each other. */
const gallery: Screen = {
  id: 'gallery of components',
  open: async (page) => {
    await page.goto('/_ui');
    await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
    await settle(page);
  },
};

/** What is checked on every screen, with the screens each is made on. */
export const screenChecks = (screens: readonly Screen[]) =>
  [
    { name: 'axe finds nothing, in any state, light or dark', check: checkAccess, screens: [...screens, gallery] },
    { name: 'at 320 px nothing scrolls sideways', check: checkNarrow, screens },
    { name: 'in a made-up language no text of the interface is English', check: checkTranslated, screens },
  ] as const;

/** Those that take too long for every change; the longest begins, so that no worker waits for it at the end. */
export const deepScreenChecks = (screens: readonly Screen[]) =>
  [
    // In halves: a sign-in lives for fifteen minutes, and all screens took longer than that on a slow machine.
    ...halvesOf(screens).map((half, index) => ({
      name: `axe and the layout are sound at 320 px and 200 % zoom, half ${index + 1}`,
      check: checkAccessInLittleRoom,
      screens: half,
    })),
    ...screenChecks(screens),
  ] as const;

function halvesOf(screens: readonly Screen[]): readonly (readonly Screen[])[] {
  const middle = Math.ceil(screens.length / 2);
  return [screens.slice(0, middle), screens.slice(middle)];
}
