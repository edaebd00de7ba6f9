import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { productTables } from '#app/server/product-tables.ts';

const root = join(import.meta.dirname, '../..');

/** Ids of no table. */
const others: Readonly<Record<string, string>> = { req: 'A request, while it is answered and in the log.' };

const declared = productTables.flatMap(({ idPrefix }) => (idPrefix === undefined ? [] : [idPrefix]));

/** Every prefix by which the source makes an id or a schema of one. */
const used = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|testing\//.test(path))
  .flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/\b(?:idSchema|buildId)\(\s*'([^']*)'/g)].map(
      ([, prefix]) => prefix!,
    ),
  );

describe('the prefixes of ids', () => {
  it('are each declared by one table, or named here with the reason why they are of none', () => {
    expect(used.length).toBeGreaterThan(20);
    expect([...new Set(used)].filter((prefix) => !declared.includes(prefix) && !(prefix in others))).toEqual([]);
    expect(new Set(declared).size).toBe(declared.length);
  });

  it('are all in use, and short lower-case words', () => {
    expect([...declared, ...Object.keys(others)].filter((prefix) => !used.includes(prefix))).toEqual([]);
    for (const prefix of declared) expect(prefix).toMatch(/^[a-z]{2,8}$/);
  });
});
