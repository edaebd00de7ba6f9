import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { leftOutFiles, sampledFiles } from './conformance.ts';
import { listImports } from './import-closure.ts';

const root = join(import.meta.dirname, '../..');

it.each([...sampledFiles, ...leftOutFiles])('%s is there, and rests on what it is about', (path) => {
  expect(existsSync(join(root, path))).toBe(true);
  const closure = listImports(root, [path]);
  expect(closure).toContain(
    path.includes('/auth/')
      ? 'src/features/auth/server/passwords.ts'
      : 'src/features/billing/server/plan-change.service.ts',
  );
});

it.each(sampledFiles)('%s chooses its sample by itself', (path) => {
  expect(listImports(root, [path])).toContain('src/testing/conformance-size.ts');
});
