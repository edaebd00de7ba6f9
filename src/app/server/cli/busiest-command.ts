import { requestBudgetsRepository } from '#server/http/request-budgets.repository.ts';
import { budgetKeyOf } from '#server/http/request-budgets.ts';
import { dayMs } from '#shared/periods.ts';
import { storageAllowance } from '#shared/plans/storage-allowance.ts';
import { type AccountOwner, adminRepository } from './admin.repository.ts';
import type { AdminCommand, AdminContext } from './admin-command.ts';

const listedAtMost = 10;

/** Who stores most, and who asked most of the product in the last day. */
export const busiestCommand: AdminCommand = {
  name: 'busiest',
  parameters: [],
  help: `The ${listedAtMost} accounts that store most, and the ${listedAtMost} that asked most in the last 24 hours.`,
  run: showBusiest,
};

async function showBusiest(context: AdminContext): Promise<void> {
  const { database, say } = context;
  const accounts = await database.asSystem((tx) => adminRepository.listOwners(tx));
  if (accounts.length === 0) return say('There are no accounts yet.');
  const width = Math.max(...accounts.map(({ email }) => email.length), 'EMAIL'.length);
  await showStorage(context, accounts, width);
  say('');
  await showRequests(context, accounts, width);
}

async function showStorage({ accountStorage, say }: AdminContext, accounts: readonly AccountOwner[], width: number) {
  const stored: { account: AccountOwner; bytes: number }[] = [];
  for (const account of accounts) stored.push({ account, bytes: await accountStorage.measure(account) });
  say(`${'EMAIL'.padEnd(width)}  PLAN     ${'STORES'.padStart(10)}  OF ITS ALLOWANCE`);
  for (const { account, bytes } of largest(stored, ({ bytes: size }) => size)) {
    const share = Math.round((bytes / storageAllowance[account.plan]) * 100);
    say(`${account.email.padEnd(width)}  ${account.plan.padEnd(7)}  ${megabytes(bytes).padStart(10)}  ${share} %`);
  }
}

async function showRequests({ database, now, say }: AdminContext, accounts: readonly AccountOwner[], width: number) {
  const spent = await requestBudgetsRepository.listSpent(database.system, new Date(now.getTime() - dayMs));
  const byKey = new Map(spent.map(({ key, points, mostInAMinute }) => [key, { points, mostInAMinute }]));
  const asked = accounts.flatMap((account) => {
    const points = byKey.get(budgetKeyOf(`account ${account.accountId}`));
    return points ? [{ account, ...points }] : [];
  });
  if (asked.length === 0) return say('No account asked for anything in the last 24 hours, or API_LIMITS is off.');
  say(`${'EMAIL'.padEnd(width)}  PLAN     ${'POINTS'.padStart(10)}  MOST IN A MINUTE`);
  for (const { account, points, mostInAMinute } of largest(asked, (one) => one.points))
    say(`${account.email.padEnd(width)}  ${account.plan.padEnd(7)}  ${`${points}`.padStart(10)}  ${mostInAMinute}`);
}

const largest = <T>(all: readonly T[], sizeOf: (one: T) => number): readonly T[] =>
  all.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, listedAtMost);

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;
