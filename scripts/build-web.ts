import { createHash } from 'node:crypto';
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { findHeavyPages } from '#app/web/page-assets.ts';

const root = join(import.meta.dirname, '..');

export interface WebBuild {
  /** Hash of what the browser gets. */
  readonly buildId: string;
  readonly durationMs: number;
}

/**
 * Builds the browser side into `dist/web` (hashed files and `manifest.json`), then the page renderer, which contains that
 * manifest, into `dist/pages/pages.server.js`. The renderer is written last, so that the files it names exist.
 */
export async function buildWeb(): Promise<WebBuild> {
  const startedMs = performance.now();
  const common = { root, logLevel: 'warn' as const, mode: 'production' };
  await build(common);
  const manifest = await readFile(join(root, 'dist/web/manifest.json'), 'utf8');
  const heavy = findHeavyPages(JSON.parse(manifest));
  if (heavy.length > 0) throw new Error(`Rendered pages must stay light (vite.config.ts): ${heavy.join('; ')}`);
  await build({ ...common, build: { ssr: true }, define: { __WEB_MANIFEST__: manifest } });
  return {
    buildId: createHash('sha256').update(manifest).digest('hex').slice(0, 12),
    durationMs: Math.round(performance.now() - startedMs),
  };
}

async function buildAndReport(): Promise<void> {
  const { buildId, durationMs } = await buildWeb();
  console.log(`Built the browser side ${buildId} in ${(durationMs / 1000).toFixed(1)} s`);
}

/** Builds again after changes below `src`, once they have settled; a fault is printed and the next change tried. */
function buildOnChange(): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  watch(join(root, 'src'), { recursive: true }, (_event, file) => {
    if (file === null || !/\.(?:tsx?|css|svg|po)$/.test(file) || /\.test\.|\/server\//.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(() => buildAndReport()).catch((error: unknown) => console.error(error));
    }, 120);
  });
}

if (import.meta.main) {
  if (process.argv.includes('--watch')) buildOnChange();
  else await buildAndReport();
}
