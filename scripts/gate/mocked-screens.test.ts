import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listImports } from './import-closure.ts';

const root = join(import.meta.dirname, '../..');

it('no screen is shown with answers of `page.route`, which turns the cache of the browser off for all that follow', () => {
  const paths = listImports(root, ['e2e/support/screens.ts']);
  expect(paths).toContain('e2e/support/inbox-answers.ts');
  expect(paths.filter((path) => readFileSync(join(root, path), 'utf8').includes('page.route('))).toEqual([]);
});
