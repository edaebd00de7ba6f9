import { productTables } from '#app/server/product-tables.ts';
import { announceNotices } from '#features/auth/server/mails/announce-notices.ts';
import { createAuthMails } from '#features/auth/server/mails/create-auth-mails.ts';
import { createWaitlistService } from '#features/waitlist/server/waitlist.service.ts';
import { ConfigurationError, parseConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { isDatabaseAway, openDatabase } from '#server/db/database.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { readDisk } from '#server/disk-space.ts';
import { createLogger } from '#server/logger.ts';
import { createQueueMail } from '#server/mail/queue-mail.ts';
import { createAccountStorage } from '#server/plans/account-storage.ts';
import { deriveSecret, loadSecrets } from '#server/secrets.ts';
import type { AdminCommand, AdminContext } from './admin-command.ts';
import { adminCommands } from './admin-commands.ts';
import { RefusedError, UsageError } from './admin-errors.ts';

/** The outside of the operator commands; tests bring their own. */
export interface AdminOutside {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly now: Date;
  /** Prints one line of the answer. */
  say(line: string): void;
  /** Prints one line for errors. */
  complain(line: string): void;
  readPassword(): Promise<string>;
}

/** Exit codes: done, refused with a sentence, typed wrongly. */
const exitCodes = { done: 0, refused: 1, usage: 2 } as const;

/**
 * Runs one operator command and returns its exit code. While the product runs it joins the same database; otherwise it
 * starts the embedded one, which the last process in it stops again.
 */
export async function runAdmin(words: readonly string[], outside: AdminOutside): Promise<number> {
  const [name] = words;
  if (name === 'help' || name === '--help' || name === '-h') {
    outside.say(helpText());
    return exitCodes.done;
  }
  try {
    const { command, values } = findCommand(words);
    command.check?.(...values);
    await withDatabase(outside, (context) => command.run(context, ...values));
    return exitCodes.done;
  } catch (error) {
    if (error instanceof UsageError) {
      outside.complain(`${error.message}\nnpm run admin -- help lists the commands.`);
      return exitCodes.usage;
    }
    if (error instanceof RefusedError || error instanceof ConfigurationError) outside.complain(error.message);
    else if (isDatabaseAway(error)) outside.complain('The database cannot be reached.');
    else throw error;
    return exitCodes.refused;
  }
}

/** What `help` prints. */
export function helpText(): string {
  const lines = adminCommands.map(({ name, parameters, help }) => ({ call: [name, ...parameters].join(' '), help }));
  const width = Math.max(...lines.map((line) => line.call.length));
  return [
    'Operator commands of Groundwork. They work while it runs and while it does not.',
    '',
    'npm run admin -- COMMAND',
    '',
    ...lines.map((line) => `  ${line.call.padEnd(width)}  ${line.help}`),
    '',
    'Exit codes: 0 done, 1 refused, 2 typed wrongly.',
  ].join('\n');
}

/** The command with the longest name that the words begin with, and what stands behind it. */
function findCommand(words: readonly string[]): { command: AdminCommand; values: readonly string[] } {
  if (words.length === 0) throw new UsageError('Name a command.');
  const command = adminCommands
    .filter(({ name }) => name === words.slice(0, name.split(' ').length).join(' '))
    .sort((one, other) => other.name.length - one.name.length)[0];
  if (!command) throw new UsageError(`There is no command "${words[0]}".`);
  const values = words.slice(command.name.split(' ').length);
  if (values.length !== command.parameters.length)
    throw new UsageError(`Usage: npm run admin -- ${[command.name, ...command.parameters].join(' ')}`);
  return { command, values };
}

async function withDatabase(outside: AdminOutside, work: (context: AdminContext) => Promise<void>): Promise<void> {
  const config = parseConfig(outside.environment);
  const secrets = await loadSecrets(config);
  // Standard output belongs to the command's answer.
  const log = createLogger('silent');
  const prepared = await prepareDatabase(config, secrets, { log, exclusive: false });
  const database = openDatabase(prepared.owner, secrets.appSecret, { app: 1, system: 1 });
  const owner = connect(prepared.owner, { max: 1, name: 'admin' });
  try {
    const { now, say, readPassword } = outside;
    const siteUrl = config.publicUrl ?? `http://localhost:${config.port}`;
    const queueMail = createQueueMail(config.mail.mode);
    const mails = announceNotices(createAuthMails({ queueMail, siteUrl, supportEmail: config.supportEmail }));
    const key = deriveSecret(secrets.appSecret, 'waitlist');
    const waitlist = createWaitlistService({ database, queueMail, siteUrl, key });
    const disk = await readDisk(config.dataDir).catch(() => undefined);
    const accountStorage = createAccountStorage(database, productTables, log);
    await work({ database, owner, disk, mails, waitlist, accountStorage, now, say, readPassword });
  } finally {
    await Promise.all([database.close(), owner.end({ timeout: 5 })]);
    await prepared.release();
  }
}
