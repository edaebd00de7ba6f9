import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('no screen is shown with answers of `page.route`, which turns the cache of the browser off for all that follow', () => {
  const supporting = globSync('e2e/support/*.ts', { cwd: root });
  const routing = supporting.filter((path) => readFileSync(join(root, path), 'utf8').includes('page.route('));
  expect(supporting.length).toBeGreaterThan(30);
  expect(routing).toEqual([]);
});
