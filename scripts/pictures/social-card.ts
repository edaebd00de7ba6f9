import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';

const root = join(import.meta.dirname, '../..');
const size = { width: 1200, height: 630 } as const;

/**
 * The picture of the product where somebody shares an address: mark, name and a real plan, and no words that would have to
 * be translated. `plan` is a PNG of that screen.
 */
export async function drawSocialCard(browser: Browser, plan: Buffer): Promise<Buffer> {
  const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;
  const font = dataUrl('font/woff2', await readFile(join(root, 'src/web/styles/fonts/fraunces-latin.woff2')));
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: 1 });
  await page.setContent(`<!doctype html><style>
    @font-face { font-family: Fraunces; src: url(${font}); font-weight: 100 900; }
    body { margin: 0; width: ${size.width}px; height: ${size.height}px; overflow: hidden; background: #fbfaf7; position: relative; }
    .name { position: absolute; left: 64px; top: 54px; display: flex; align-items: center; gap: 22px;
      font: 420 64px/1 Fraunces; letter-spacing: -0.02em; color: #1a1c1e; }
    img { position: absolute; left: 64px; top: 168px; width: 1072px; border: 1px solid #e7e3da; border-radius: 16px;
      box-shadow: 0 1px 2px rgb(26 28 30 / .05), 0 24px 60px -12px rgb(26 28 30 / .22); }
  </style>
  <div class="name"><svg width="76" height="76" viewBox="0 0 32 32">
    <rect x="11" y="5" width="10" height="6.5" rx="1.6" fill="#a34729"/>
    <rect x="6.5" y="13" width="19" height="6.5" rx="1.6" fill="#609286"/>
    <rect x="2" y="21" width="28" height="6.5" rx="1.6" fill="#0e5a47"/></svg>Groundwork</div>
  <img src="${dataUrl('image/png', plan)}">`);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => document.querySelector('img')?.complete);
  const picture = await page.screenshot({ type: 'png' });
  await page.close();
  return sharp(picture).png({ palette: true, quality: 92, effort: 10 }).toBuffer();
}
