import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashClosure, listImports } from './import-closure.ts';

let root: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'groundwork-closure-'));
  write('package.json', JSON.stringify({ imports: { '#shared/*': './src/shared/*' } }));
  write('package-lock.json', '{}');
  write('migrations/0001-first.sql', 'select 1;');
  write(
    'src/a.test.ts',
    "import { b } from './b.ts';\nimport type { T } from '#shared/t.ts';\nimport { z } from 'zod';\n",
  );
  write('src/b.ts', "export const b = () => import('./c.ts');\n");
  write('src/c.ts', "export * from './d.ts';\n");
  write('src/d.ts', "import './a.test.ts';\nexport const d = new URL('./words.json', import.meta.url);\n");
  write('src/words.json', '{}');
  write('src/shared/t.ts', 'export type T = string;');
  write('src/shared/locales/de.po', 'msgid ""');
  write('src/elsewhere.ts', "import './b.ts';");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const entries = ['src/a.test.ts'];
const patterns = ['migrations/*', 'package-lock.json'];

it('the closure holds what is imported by any way, in circles too, and nothing that only imports', () => {
  expect(listImports(root, entries)).toEqual([
    'src/a.test.ts',
    'src/b.ts',
    'src/c.ts',
    'src/d.ts',
    'src/shared/t.ts',
    'src/words.json',
  ]);
});

describe('the hash', () => {
  it.each([
    ['the file itself', 'src/a.test.ts'],
    ['a file that is imported when asked for', 'src/c.ts'],
    ['a file that is imported for its types', 'src/shared/t.ts'],
    ['a file that is read beside the code', 'src/words.json'],
    ['what is no code beside it', 'src/note.txt'],
    ['a text in a folder without code', 'src/shared/locales/de.po'],
    ['a migration', 'migrations/0001-first.sql'],
    ['a new migration', 'migrations/0002-second.sql'],
    ['the lockfile', 'package-lock.json'],
  ])('changes with %s', (_what, path) => {
    const before = hashClosure(root, entries, patterns);
    write(path, `${path === 'src/a.test.ts' ? "import './b.ts';" : ''} `);
    expect(hashClosure(root, entries, patterns)).not.toBe(before);
  });

  it('stays with a file that nothing of it imports', () => {
    const before = hashClosure(root, entries, patterns);
    write('src/elsewhere.ts', 'export const changed = true;');
    write('docs/new.md', 'words');
    write('src/other/code.ts', '');
    write('src/other/words.json', '{}');
    write('root.json', '{}');
    expect(hashClosure(root, entries, patterns)).toBe(before);
  });
});
