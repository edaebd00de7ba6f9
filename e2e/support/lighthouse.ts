import { chromium } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import playwright from '../../playwright.config.ts';
import { findFreePort } from '../../src/testing/running-product.ts';

const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What Lighthouse says of a page. */
export interface Report {
  /** 0 to 100 by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** What cost points, in Lighthouse's own words. */
  readonly faults: readonly string[];
}

export const perfect = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };

/** One run in a browser of its own, with Lighthouse's default settings: a phone on a slow network. */
export async function runLighthouse(url: string): Promise<Report> {
  const { categories, audits } = await run(url, { onlyCategories });
  const scores = Object.fromEntries(
    Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
  );
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const faults = weighed
    .map(({ id }) => audits[id])
    .filter((audit) => audit?.score !== null && (audit?.score ?? 1) < 1)
    .map((audit) => `${audit?.id}: ${audit?.title} (${audit?.displayValue ?? audit?.score})`);
  return { scores, faults };
}

/** Lighthouse waits for what scripts may still do, a second each after the paint, the load and the last work of the page. */
const withoutScripts: Flags = {
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  cpuQuietThresholdMs: 0,
  networkQuietThresholdMs: 500,
  disableFullPageScreenshot: true,
};

/**
 * When the largest thing on a page is painted, in milliseconds, by Lighthouse's model of a phone on a slow network. For pages
 * without scripts: once everything has loaded, they change no more.
 */
export async function measureLargestPaint(url: string): Promise<number> {
  const { audits } = await run(url, { onlyAudits: ['largest-contentful-paint'], ...withoutScripts });
  return audits['largest-contentful-paint']?.numericValue ?? Number.NaN;
}

async function run(url: string, what: Flags) {
  const port = await findFreePort();
  const { args = [], ...options } = playwright.use?.launchOptions ?? {};
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    const result = await lighthouse(url, { port, logLevel: 'silent', ...what });
    if (result === undefined) throw new Error('Lighthouse answered nothing');
    return result.lhr;
  } finally {
    await browser.close();
  }
}
