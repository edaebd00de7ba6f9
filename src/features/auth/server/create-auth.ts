import type { JWK } from 'jose';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { Logger } from '#server/logger.ts';
import type { QueueMail } from '#server/mail/queue-mail.ts';
import { loadSharedSecret, seal, unseal } from '#server/sealed-secrets.ts';
import { deriveSecret } from '#server/secrets.ts';
import { makeSigningKey } from './access-tokens.ts';
import type { AuthContext } from './auth-context.ts';
import { type AuthInstance, type AuthInstanceDependencies, createAuthInstance } from './auth-instance.ts';
import type { AuthSettings } from './auth-settings.ts';
import { announceNotices } from './mails/announce-notices.ts';
import { createAuthMails } from './mails/create-auth-mails.ts';
import type { PlannedDeletions } from './sessions/undo-deletion.ts';

interface AuthDependencies {
  readonly config: Config;
  readonly appSecret: string;
  readonly database: Database;
  readonly disk: AuthContext['disk'];
  readonly log: Logger;
  readonly publicUrl: string;
  readonly queueMail: QueueMail;
  readonly now: Date;
  readonly accounts: AuthContext['accounts'];
  prepareAccount: AuthContext['prepareAccount'];
  readonly deletions?: PlannedDeletions;
  readonly deleteAccount?: AuthContext['deleteAccount'];
  readonly effectivePlan?: AuthInstanceDependencies['effectivePlan'];
}

/** The instance of the authentication service that the configuration describes. */
export async function createAuth(dependencies: AuthDependencies): Promise<AuthInstance> {
  const { config, appSecret, database, disk, log, publicUrl, queueMail, now, accounts, prepareAccount } = dependencies;
  const { deletions, deleteAccount, effectivePlan } = dependencies;
  const settings = settingsOf(config, publicUrl);
  const keyText = async (): Promise<string> =>
    loadSharedSecret(database, appSecret, { name: 'auth signing key', now, make: makeSigningKey });
  return createAuthInstance({
    settings,
    database,
    disk,
    log,
    keys: {
      refresh: deriveSecret(appSecret, 'refresh tokens'),
      code: deriveSecret(appSecret, 'one-time codes'),
      device: deriveSecret(appSecret, 'devices'),
      robot: deriveSecret(appSecret, 'robot check'),
      seal: (name, plain) => seal(appSecret, name, plain),
      unseal: (name, sealed) => unseal(appSecret, name, sealed),
    },
    signingKeys: settings.signingKeys.length > 0 ? settings.signingKeys : [JSON.parse(await keyText()) as JWK],
    mails: announceNotices(createAuthMails({ queueMail, siteUrl: publicUrl, supportEmail: config.supportEmail })),
    accounts,
    prepareAccount,
    ...(deletions && { deletions }),
    ...(deleteAccount && { deleteAccount }),
    ...(effectivePlan && { effectivePlan }),
  });
}

function settingsOf({ auth }: Config, publicUrl: string): AuthSettings {
  return {
    siteUrl: publicUrl,
    basePath: auth.basePath,
    signingKeys: (auth.signingKeys ?? []) as JWK[],
    isSignUpOpen: auth.isSignUpOn,
    isAnonymousOpen: auth.isAnonymousOn,
    confirmsEmail: auth.isConfirmationOn,
    checksRobots: auth.isRobotCheckOn,
    countsLimits: auth.hasLimits,
    minPasswordLength: auth.minPasswordLength,
    providers: auth.google ? [{ name: 'google', ...auth.google, issuer: auth.google.issuer }] : [],
    redirects: auth.redirects,
    serviceKey: auth.serviceKey,
  };
}
