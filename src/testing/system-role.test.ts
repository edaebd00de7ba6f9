/** The system role passes row-level security. Files that are named with a reason may use it, and no others. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { declaredFeatures } from '#app/server/features.ts';

const root = join(import.meta.dirname, '../..');

/** A file, or a folder with everything below it, and why it needs the role. Features declare theirs beside their tables. */
const users: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    declaredFeatures.flatMap(({ id, systemRole = {} }) =>
      Object.entries(systemRole).map(([path, why]) => [`src/features/${id}/${path}`, why]),
    ),
  ),
  'src/app/server/cli/admin-commands.ts': 'the operator acts on every account',
  'src/app/server/cli/busiest-command.ts': 'the operator sees what every account stores and asks for',
  'src/app/server/cli/jobs-commands.ts': 'the operator sees the jobs of every account',
  'src/app/server/product.ts': 'hands the role to mail and to the clean-up of live messages',
  'src/server/db/database.ts': 'opens the role',
  'src/server/http/metrics.ts': 'counts over all accounts',
  'src/server/http/operations.routes.ts': 'the readiness probe',
  'src/server/jobs/': 'finds due jobs of all accounts',
  'src/server/mail/': 'mails go to people without an account as well',
  'src/server/plans/account-storage.ts': 'measures tables that the role of the application cannot read',
  'src/server/sealed-secrets.ts': 'secrets of the installation belong to no account',
  'src/server/storage/': 'a stored file may belong to several accounts',
};

const used = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path}`)
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path))
  .filter((path) => /\bsystem`|asSystem\(|database\.system\b/.test(readFileSync(join(root, path), 'utf8')));

const covers = (user: string, path: string): boolean => (user.endsWith('/') ? path.startsWith(user) : path === user);

describe('the system role', () => {
  it('is used only by files that are listed here or declared by their feature', () => {
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((path) => !Object.keys(users).some((user) => covers(user, path)))).toEqual([]);
  });

  it('is used by every file and folder that is listed or declared', () => {
    expect(Object.keys(users).filter((user) => !used.some((path) => covers(user, path)))).toEqual([]);
  });
});
