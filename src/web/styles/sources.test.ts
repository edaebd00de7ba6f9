import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** The files a stylesheet takes class names from, as patterns from the root. */
function sourcesOf(sheet: string): string[] {
  const text = readFileSync(join(root, 'src/web/styles', sheet), 'utf8');
  return [...text.matchAll(/@source "(.+)";/g)].map(([, path]) => join('src/web/styles', path!));
}

it.each([
  ['platform.css', 'src/{app/web,web,features/*/web}/**/*.{ts,tsx}'],
  ['pages.css', 'src/{web/pages,features/{auth,landing,waitlist}/web}/**/*.tsx'],
])('%s takes class names from every file that may have some', (sheet, files) => {
  const sources = sourcesOf(sheet);
  const all = globSync(files, { cwd: root }).filter((path) => !/\.test\./.test(path));
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter((path) => !sources.some((source) => matchesGlob(path, source)))).toEqual([]);
  // A pattern that no file matches any more is a folder that has moved.
  expect(sources.filter((source) => globSync(source, { cwd: root }).length === 0)).toEqual([]);
});
