import { searchSources } from '#app/server/features.ts';
import { accountRecords } from '#features/account/server/account-records.service.ts';
import { type OperatedPerson, operatorRepository } from '#features/auth/server/admin/operator.repository.ts';
import { recordAudit } from '#features/auth/server/audit/audit.repository.ts';
import { oneTimeRepository } from '#features/auth/server/one-time/one-time.repository.ts';
import { hashPassword, maxPasswordLength, minPasswordLength } from '#features/auth/server/passwords.ts';
import { sessionsRepository } from '#features/auth/server/sessions/sessions.repository.ts';
import { billingAccountRepository } from '#features/billing/server/billing-account.repository.ts';
import { changePlan } from '#features/billing/server/plan-change.service.ts';
import { indexEverything } from '#features/search/server/search-catch-up.service.ts';
import type { Tx } from '#server/db/connect.ts';
import { readMigrations } from '#server/db/migrate.ts';
import { type DiskFigures, describeDisk, tellingShareOf } from '#server/disk-space.ts';
import { emailAddressSchema } from '#shared/email-address.ts';
import { type PlanName, planNames } from '#shared/plans/plan-names.ts';
import { type AccountDetails, adminRepository } from './admin.repository.ts';
import type { AdminCommand, AdminContext } from './admin-command.ts';
import { RefusedError, UsageError } from './admin-errors.ts';
import { busiestCommand } from './busiest-command.ts';
import { jobsCommands } from './jobs-commands.ts';
import { sitesCommands } from './sites-commands.ts';
import { waitlistCommands } from './waitlist-commands.ts';

/** The operator commands in the order the help lists them. */
export const adminCommands: readonly AdminCommand[] = [
  {
    name: 'status',
    parameters: [],
    help: 'Database version, migrations, accounts, events waiting and room on the disk.',
    run: showStatus,
  },
  busiestCommand,
  {
    name: 'list-accounts',
    parameters: [],
    help: 'Every account with its plan, whether it is paid, and the day it was created.',
    run: listAccounts,
  },
  { name: 'show-account', parameters: ['EMAIL'], help: 'One account in detail.', run: showAccount },
  {
    name: 'set-plan',
    parameters: ['EMAIL', planNames.join('|')],
    help: 'Put an account on a plan. Holds from its next request on.',
    check: (_email, plan) => void readPlan(plan!),
    run: setPlan,
  },
  {
    name: 'set-email',
    parameters: ['OLD', 'NEW'],
    help: 'Change the address an account signs in with.',
    check: (_old, email) => void readEmail(email!),
    run: setEmail,
  },
  {
    name: 'set-password',
    parameters: ['EMAIL'],
    help: 'Set a new password, read from standard input; end all sessions and mailed codes.',
    run: setPassword,
  },
  {
    name: 'rebuild-search',
    parameters: [],
    help: 'Index everything that can be found again, account by account. Not needed after an upgrade.',
    run: rebuildSearch,
  },
  { name: 'end-sessions', parameters: ['EMAIL'], help: 'Sign an account out everywhere.', run: endSessions },
  ...jobsCommands,
  ...waitlistCommands,
  ...sitesCommands,
];

async function showStatus({ database, owner, disk, say }: AdminContext): Promise<void> {
  const { version, migrations } = await adminRepository.readSchema(owner);
  const known = await readMigrations();
  const { accounts, waitingEvents, oldestEventAt } = await database.asSystem((tx) => adminRepository.readCounts(tx));
  const missing = known.filter((migration) => !migrations.includes(migration.name)).length;
  say(`Database    PostgreSQL ${version}`);
  say(`Migrations  ${migrations.length} applied, ${missing} missing; latest ${migrations.at(-1) ?? 'none'}`);
  say(`Accounts    ${accounts}`);
  say(`Events      ${waitingEvents} waiting${oldestEventAt ? `, the oldest since ${formatTime(oldestEventAt)}` : ''}`);
  if (disk) say(`Disk        ${describeDisk(disk)}${diskWarning(disk)}`);
}

/** What follows the figures of a disk that fills up. */
function diskWarning(disk: DiskFigures): string {
  const share = tellingShareOf(disk);
  return share === 0 ? '' : `: MORE THAN ${share * 100} % FULL`;
}

async function listAccounts({ database, say }: AdminContext): Promise<void> {
  const { accounts, paying } = await database.asSystem(async (tx) => ({
    accounts: await adminRepository.listAccounts(tx),
    paying: await billingAccountRepository.listSubscribed(tx),
  }));
  if (accounts.length === 0) return say('There are no accounts yet.');
  const width = Math.max(...accounts.map((account) => account.email.length), 'EMAIL'.length);
  say(`${'EMAIL'.padEnd(width)}  PLAN     PAID  CREATED`);
  for (const { id, email, plan, createdAt } of accounts) {
    const paid = plan === 'Free' ? '-' : paying.has(id) ? 'yes' : 'no';
    say(`${email.padEnd(width)}  ${plan.padEnd(7)}  ${paid.padEnd(4)}  ${formatTime(createdAt)}`);
  }
}

async function showAccount(context: AdminContext, email: string): Promise<void> {
  const account = await getAccount(context, email);
  const { say } = context;
  say(`Email         ${account.email}`);
  say(`Name          ${account.name || '(none)'}`);
  say(`Plan          ${account.plan}`);
  say(`Created       ${formatTime(account.createdAt)}`);
  say(`Last sign-in  ${account.lastSignInAt ? formatTime(account.lastSignInAt) : 'never'}`);
  say(`Sessions      ${account.openSessions} open`);
  say(`Time zone     ${account.timeZone}`);
  say(`Workspaces    ${account.workspaces.join(', ') || '(none)'}`);
  say(`Id            ${account.id}`);
}

async function setPlan(context: AdminContext, email: string, planText: string): Promise<void> {
  const plan = readPlan(planText);
  const account = await getAccount(context, email);
  if (account.plan === plan) return context.say(`${account.email} is on ${plan} already.`);
  await context.database.asSystem(async (tx) => {
    await changePlan(tx, { accountId: account.id, to: plan, madeBy: 'operator', now: context.now });
  });
  context.say(`${account.email} is on ${plan} now (before: ${account.plan}).`);
}

async function setEmail(context: AdminContext, old: string, next: string): Promise<void> {
  const email = readEmail(next);
  const account = await getAccount(context, old);
  if (account.email === email) return context.say(`The account has the address ${email} already.`);
  const isFree = await context.database.asSystem(async (tx) => {
    if (!(await operatorRepository.setEmail(tx, account.id, email, context.now))) return false;
    await accountRecords.setEmail(tx, account.id, email);
    await operatorRepository.ensureEmailIdentity(tx, account.id, context.now);
    // What was mailed went to an address that is no longer theirs.
    await voidProofs(tx, account.id);
    await noteChange(tx, context, account, 'email');
    await context.mails.emailChanged(tx, toPerson(account), { from: account.email, to: email }, callOf(context));
    return true;
  });
  if (!isFree) throw new RefusedError(`Another account has the address ${email}.`);
  context.say(`${account.email} signs in as ${email} now.`);
}

async function setPassword(context: AdminContext, email: string): Promise<void> {
  const account = await getAccount(context, email);
  const password = await context.readPassword();
  if (password.length < minPasswordLength)
    throw new RefusedError(`The password must have at least ${minPasswordLength} characters.`);
  if (password.length > maxPasswordLength)
    throw new RefusedError(`The password must have at most ${maxPasswordLength} characters.`);
  const hash = await hashPassword(password);
  const ended = await context.database.asSystem(async (tx) => {
    await operatorRepository.setPasswordHash(tx, account.id, hash, context.now);
    await operatorRepository.ensureEmailIdentity(tx, account.id, context.now);
    await voidProofs(tx, account.id);
    await operatorRepository.forgetDevices(tx, account.id);
    await noteChange(tx, context, account, 'password');
    await context.mails.passwordChanged(tx, toPerson(account), callOf(context));
    return sessionsRepository.endAll(tx, account.id, { reason: 'operator' }, context.now);
  });
  context.say(`The password of ${account.email} is set. ${sessionsEnded(ended)}`);
}

async function rebuildSearch({ database, now, say }: AdminContext): Promise<void> {
  const accounts = await indexEverything(database, searchSources, now);
  say(`Accounts indexed: ${accounts}.`);
}

async function endSessions(context: AdminContext, email: string): Promise<void> {
  const account = await getAccount(context, email);
  const ended = await context.database.asSystem(async (tx) => {
    const count = await sessionsRepository.endAll(tx, account.id, { reason: 'operator' }, context.now);
    await noteChange(tx, context, account, 'sessions');
    return count;
  });
  context.say(sessionsEnded(ended));
}

/** Voids every code and link that was mailed or waits to be exchanged, and a change of address under way. */
async function voidProofs(tx: Tx, accountId: string): Promise<void> {
  await oneTimeRepository.deleteAll(tx, accountId);
  await operatorRepository.forgetEmailChange(tx, accountId);
}

/** What an operator does is in the account's audit trail too. */
async function noteChange(tx: Tx, context: AdminContext, { id }: AccountDetails, changed: string): Promise<void> {
  await recordAudit(tx, callOf(context), { userId: id, event: 'changed_by_administrator', detail: { changed } });
}

type OperatedAccount = AccountDetails & OperatedPerson;

const toPerson = ({ id, email }: AccountDetails) => ({ id, email, userMetadata: {} });

/** Stands where other changes name the network they came from. */
const callOf = ({ now }: AdminContext) => ({ now, address: 'operator console', userAgent: '' });

async function getAccount({ database }: AdminContext, email: string): Promise<OperatedAccount> {
  const account = await database.asSystem(async (tx) => {
    const person = await operatorRepository.findPerson(tx, email.trim().toLowerCase());
    const found = person && (await adminRepository.findAccount(tx, person.id));
    return person && found && { ...person, ...found };
  });
  if (!account) throw new RefusedError(`There is no account with the address ${email}.`);
  return account;
}

function readPlan(text: string): PlanName {
  const plan = planNames.find((name) => name.toLowerCase() === text.toLowerCase());
  if (!plan) throw new UsageError(`"${text}" is no plan. Plans are ${planNames.join(', ')}.`);
  return plan;
}

function readEmail(text: string): string {
  const email = emailAddressSchema.safeParse(text);
  if (!email.success) throw new UsageError(`"${text}" is no email address.`);
  return email.data;
}

const sessionsEnded = (count: number): string => `Sessions ended: ${count}.`;

const formatTime = (time: Date): string => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
