import type { AccountRecords } from '#server/account-records.ts';
import type { Database } from '#server/db/database.ts';
import type { DiskSpace } from '#server/disk-space.ts';
import type { Logger } from '#server/logger.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { AuthSettings } from './auth-settings.ts';
import type { AuthLimits } from './limits/limits.ts';
import type { AuthMails } from './mails/auth-mails.ts';
import type { OneTimeService } from './one-time/one-time.service.ts';
import type { DeviceValues } from './protocol/device-values.ts';
import type { RobotCheck } from './robot-check.service.ts';
import type { SessionsService } from './sessions/sessions.service.ts';
import type { PrepareAccount, UsersService } from './users/users.service.ts';

/** Keys of one purpose each, derived from APP_SECRET. */
export interface AuthKeys {
  readonly refresh: Buffer;
  readonly code: Buffer;
  readonly device: Buffer;
  /** Seals what has to be read again: factor secrets, verifiers and tokens of other providers. */
  seal(name: string, plain: string): Buffer;
  unseal(name: string, sealed: Buffer): string;
}

/** Everything the routes of one instance of the service work with. */
export interface AuthContext {
  /** The account's record, which belongs to its own feature. */
  readonly accounts: AccountRecords;
  readonly settings: AuthSettings;
  readonly database: Database;
  readonly log: Logger;
  readonly keys: AuthKeys;
  readonly tokens: AccessTokens;
  readonly limits: AuthLimits;
  readonly robots: RobotCheck;
  readonly mails: AuthMails;
  readonly devices: DeviceValues;
  readonly sessions: SessionsService;
  readonly oneTime: OneTimeService;
  readonly users: UsersService;
  readonly prepareAccount: PrepareAccount;
  /** Nobody new is taken in while the disk is full; whoever is there signs in. */
  readonly disk: Pick<DiskSpace, 'hasRoom'>;
  /** Deletes an account with everything that is its, after its sessions ended; it goes on by itself where this fails. */
  deleteAccount?(accountId: string, now: Date): Promise<void>;
}
