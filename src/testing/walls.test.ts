/** Each kind of violation is planted in a copy of the real tree and run through the very commands `npm test` uses. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
let copy: string;
let types: string;
let lint: string;

/** File → what is planted in it. Each stands alone, so one run of each command judges them all. */
const plants = {
  'src/features/billing/domain/planted-process.ts': 'export const secret = process.env.HOME;',
  'src/features/billing/domain/planted-fetch.ts': "export const answer = fetch('http://localhost');",
  'src/features/billing/domain/planted-document.ts': 'export const title = document.title;',
  'src/features/billing/domain/planted-server.ts':
    "import type { Config } from '#server/config.ts';\nexport type Port = Config['port'];",
  'src/features/billing/web/planted-service.ts':
    "import type { BillingService } from '#features/billing/server/billing.service.ts';\nexport type Service = BillingService;",
  'src/features/billing/server/planted-screen.ts':
    "import type { PricingPage } from '#features/billing/web/pricing.page.tsx';\nexport type Page = typeof PricingPage;",
  'src/shared/planted-any.ts': 'export const anything = (value: any): unknown => value;',
  'src/features/billing/domain/planted-clock.ts': 'export const now = (): Date => new Date();',
  'src/features/billing/domain/planted-chance.ts': 'export const chance = (): number => Math.random();',
  'src/features/billing/server/planted-environment.ts': 'export const port = process.env.PORT;',
} as const;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'groundwork-walls-'));
  for (const name of [
    'src',
    'tsconfig.json',
    'tsconfig.base.json',
    'tsconfig.core.json',
    'tsconfig.server.json',
    'tsconfig.web.json',
    'tsconfig.tests.json',
    'biome.json',
    '.gitignore',
    'package.json',
    'lint',
  ])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const [path, text] of Object.entries(plants)) writeFileSync(join(copy, path), `${text}\n`);
  const run = (command: string, args: readonly string[]): string => {
    const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', command), args, {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    return stdout + stderr;
  };
  types =
    run('tsc', ['-p', 'tsconfig.core.json']) +
    run('tsc', ['-b', 'tsconfig.web.json', '--force']) +
    run('tsc', ['-b', 'tsconfig.server.json']);
  lint = run('biome', ['lint', '--vcs-enabled=false', '--max-diagnostics=200', '--colors=off', ...Object.keys(plants)]);
  // Three compilers over the whole tree, one after the other: the limit ends a hang.
}, 300_000);
// A copy of the whole tree: on a busy disk it takes longer than a hook is given.
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

describe('the compiler refuses', () => {
  it.each([
    ['the process in a domain', 'planted-process.ts', 'process'],
    ['the network in a domain', 'planted-fetch.ts', 'fetch'],
    ['the page in a domain', 'planted-document.ts', 'document'],
    ['the server in a domain, even for a type', 'planted-server.ts', 'TS6307'],
    ['the server in a screen, even for a type', 'planted-service.ts', 'TS6307'],
    ['a screen in the server, even for a type', 'planted-screen.ts', 'TS6307'],
  ])('%s', (_what, file, sign) => {
    const lines = types.split('\n').filter((line) => line.includes(file) || (sign === 'TS6307' && line.includes(sign)));
    expect(lines.join('\n')).toContain(sign);
    expect(lines.join('\n')).toContain(file);
  });
});

describe('the linter refuses', () => {
  it.each([
    ['any', 'planted-any.ts'],
    ['a clock in a domain', 'planted-clock.ts'],
    ['chance in a domain', 'planted-chance.ts'],
    ['the environment outside the configuration', 'planted-environment.ts'],
  ])('%s', (_what, file) => {
    expect(lint).toContain(file);
  });
});
