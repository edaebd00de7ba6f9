import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import playwright from '../../playwright.config.ts';
import { findFreePort } from '../../src/testing/running-product.ts';

const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What Lighthouse says of a page. */
export interface Report {
  /** 0 to 100 by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** When the largest thing on the page was painted, by its model of a phone on a slow network. */
  readonly largestPaintMs: number;
  /** What cost points, in Lighthouse's own words. */
  readonly faults: readonly string[];
}

export const perfect = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };

/** One run in a browser of its own, with Lighthouse's default settings: a phone on a slow network. */
export async function runLighthouse(url: string): Promise<Report> {
  const port = await findFreePort();
  const { args = [], ...options } = playwright.use?.launchOptions ?? {};
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories });
    if (result === undefined) throw new Error('Lighthouse answered nothing');
    const { categories, audits } = result.lhr;
    const scores = Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    );
    const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
    const faults = weighed
      .map(({ id }) => audits[id])
      .filter((audit) => audit?.score !== null && (audit?.score ?? 1) < 1)
      .map((audit) => `${audit?.id}: ${audit?.title} (${audit?.displayValue ?? audit?.score})`);
    return { scores, faults, largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN };
  } finally {
    await browser.close();
  }
}
