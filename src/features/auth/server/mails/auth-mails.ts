import type { Tx } from '#server/db/connect.ts';
import type { WholeUser } from '../auth-user.ts';
import type { AuthCall } from '../protocol/auth-call.ts';

/** A code and the address of a link, as a mail carries them. */
export interface CodeAndLink {
  readonly code: string;
  readonly link: string;
  /** Where it was asked for, if that is known. */
  readonly origin?: Origin | undefined;
}

/** The device and network a mail was asked for from. */
export type Origin = Pick<AuthCall, 'address' | 'userAgent'>;

/** When and from where something was done that a person is told of. */
export type Circumstances = Origin & Pick<AuthCall, 'now'>;

export type MailedPerson = Pick<WholeUser, 'id' | 'email' | 'userMetadata'>;

/**
 * The mails of the authentication service, each queued in the transaction that makes it true. What a person has to act
 * on, and every notice about password, address, factor and identity, is essential; only `newDevice` follows the
 * person's security alerts.
 */
export interface AuthMails {
  confirmation(tx: Tx, to: string, user: MailedPerson, proof: CodeAndLink, now: Date): Promise<void>;
  invitation(tx: Tx, to: string, user: MailedPerson, proof: CodeAndLink, now: Date): Promise<void>;
  magicLink(tx: Tx, to: string, user: MailedPerson, proof: CodeAndLink, now: Date): Promise<void>;
  recovery(tx: Tx, to: string, user: MailedPerson, proof: CodeAndLink, now: Date): Promise<void>;
  emailChange(
    tx: Tx,
    to: string,
    user: MailedPerson,
    proof: CodeAndLink & { from: string; toNew: string; isNew: boolean },
    now: Date,
  ): Promise<void>;
  reauthentication(tx: Tx, to: string, user: MailedPerson, code: string, now: Date, origin?: Origin): Promise<void>;
  /** Somebody entered an address that has an account for another one. */
  signUpRepeated(tx: Tx, to: string, user: MailedPerson, now: Date): Promise<void>;
  passwordChanged(tx: Tx, user: MailedPerson, call: Circumstances): Promise<void>;
  emailChanged(tx: Tx, user: MailedPerson, change: { from: string; to: string }, call: Circumstances): Promise<void>;
  factorAdded(tx: Tx, user: MailedPerson, factorName: string, call: AuthCall): Promise<void>;
  factorRemoved(tx: Tx, user: MailedPerson, factorName: string, call: AuthCall): Promise<void>;
  recoveryCodesMade(tx: Tx, user: MailedPerson, call: AuthCall): Promise<void>;
  recoveryCodeUsed(tx: Tx, user: MailedPerson, left: number, call: AuthCall): Promise<void>;
  identityLinked(tx: Tx, user: MailedPerson, provider: string, call: AuthCall): Promise<void>;
  identityUnlinked(tx: Tx, user: MailedPerson, provider: string, call: AuthCall): Promise<void>;
  tokenReused(tx: Tx, user: MailedPerson, call: AuthCall): Promise<void>;
  newDevice(tx: Tx, user: MailedPerson, call: AuthCall): Promise<void>;
}
