import type { AuthMails } from '#features/auth/server/mails/auth-mails.ts';
import type { WaitlistService } from '#features/waitlist/server/waitlist.service.ts';
import type { Sql } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import type { DiskFigures } from '#server/disk-space.ts';
import type { AccountStorage } from '#server/plans/account-storage.ts';

/** What a command works with. */
export interface AdminContext {
  readonly database: Database;
  /** The owner of the tables, for the state of the migrations. */
  readonly owner: Sql;
  /** The disk of DATA_DIR; undefined where there is no such folder, as beside a database elsewhere. */
  readonly disk: DiskFigures | undefined;
  /** Notices about password and address are always mailed. */
  readonly mails: AuthMails;
  readonly waitlist: Pick<WaitlistService, 'list'>;
  readonly accountStorage: Pick<AccountStorage, 'measure'>;
  readonly now: Date;
  /** Prints one line. */
  say(line: string): void;
  /** Reads the new password: typed unseen at a terminal, else the whole standard input. */
  readPassword(): Promise<string>;
}

export interface AdminCommand {
  /** One word, or two where an object has several commands: `jobs retry`. */
  readonly name: string;
  /** The names of the arguments, all of them required. */
  readonly parameters: readonly string[];
  readonly help: string;
  /** Throws UsageError for an argument that cannot be, before anything is opened. */
  check?(...values: string[]): void;
  run(context: AdminContext, ...values: string[]): Promise<void>;
}
