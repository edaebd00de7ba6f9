/** The system role passes row-level security. These files may use it, and no others. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** A file, or a folder with everything below it, and why it needs the role. */
const users: Readonly<Record<string, string>> = {
  'src/app/server/cli/admin-commands.ts': 'the operator acts on every account',
  'src/app/server/cli/jobs-commands.ts': 'the operator sees the jobs of every account',
  'src/app/server/product.ts': 'hands the role to mail and to the clean-up of live messages',
  'src/features/auth/server/': 'nobody is signed in yet, and its tables belong to the role alone',
  'src/features/account/server/picture.service.ts': 'nightly clean-up of all accounts',
  'src/features/billing/server/billing.service.ts': 'plans change by payment, without a request of the account',
  'src/features/billing/server/create-billing.ts': 'nightly clean-up of all accounts',
  'src/features/billing/server/leave-billing.ts': 'an account that is being deleted has no session',
  'src/features/billing/server/stripe/': 'messages of the payment service come without a session',
  'src/features/notifications/server/tips.job.ts': 'a daily job over all accounts',
  'src/features/privacy/server/': 'archives and deletions are jobs, and outlive the session that asked',
  'src/features/search/server/search-catch-up.service.ts': 'finds accounts whose index is behind',
  'src/features/waitlist/server/waitlist.service.ts': 'people on the waiting list have no account',
  'src/server/db/database.ts': 'opens the role',
  'src/server/http/metrics.ts': 'counts over all accounts',
  'src/server/http/operations.routes.ts': 'the readiness probe',
  'src/server/jobs/': 'finds due jobs of all accounts',
  'src/server/mail/': 'mails go to people without an account as well',
  'src/server/sealed-secrets.ts': 'secrets of the installation belong to no account',
  'src/server/storage/': 'a stored file may belong to several accounts',
};

const used = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path}`)
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path))
  .filter((path) => /\bsystem`|asSystem\(|database\.system\b/.test(readFileSync(join(root, path), 'utf8')));

const covers = (user: string, path: string): boolean => (user.endsWith('/') ? path.startsWith(user) : path === user);

describe('the system role', () => {
  it('is used only by the files listed here', () => {
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((path) => !Object.keys(users).some((user) => covers(user, path)))).toEqual([]);
  });

  it('is used by every file and folder listed here', () => {
    expect(Object.keys(users).filter((user) => !used.some((path) => covers(user, path)))).toEqual([]);
  });
});
