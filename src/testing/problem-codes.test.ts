import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ProblemDeclaration, problemCodes } from '#shared/problem-codes.ts';

const root = join(import.meta.dirname, '..');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => !/\.test\.|testing\//.test(path),
);

/** What the features declare, by code. */
const declared = new Map<string, { readonly feature: string; readonly status: number }>();
for (const path of files.filter((one) => one.endsWith('.problems.ts'))) {
  const module: Readonly<Record<string, Readonly<Record<string, ProblemDeclaration>>>> = await import(join(root, path));
  for (const { code, status } of Object.values(module).flatMap((one) => Object.values(one)))
    declared.set(code, { feature: path.split('/')[1]!, status });
}

/** Every refusal written in the server's code, with the status next to it. */
const thrown = files
  .filter((path) => /(?:server|domain)\/.*\.ts$/.test(path))
  .flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/new ProblemError\((\d+), \{\s*code: '([^']+)'/g)].map(
      ([, status, code]) => ({ path, code: code!, status: Number(status) }),
    ),
  );

describe('problem codes', () => {
  it('begin with the feature that declares them, and none is one of the plumbing’s', () => {
    expect(declared.size).toBeGreaterThan(10);
    for (const [code, { feature }] of declared) expect([code, code.split('.')[0]]).toEqual([code, feature]);
    expect(Object.keys(problemCodes).filter((code) => declared.has(code))).toEqual([]);
  });

  it('are declared with the status they are thrown with', () => {
    expect(thrown.length).toBeGreaterThan(20);
    const statusOf = (code: string) => declared.get(code)?.status ?? (problemCodes as Record<string, number>)[code];
    expect(thrown.filter(({ code, status }) => statusOf(code) !== status)).toEqual([]);
  });
});
