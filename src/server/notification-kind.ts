import type { z } from 'zod';
import type { Tx } from './db/connect.ts';
import type { EventType, StoredEvent } from './events/outbox.ts';
import type { MailToggle } from './mail/mail.ts';
import type { MailTexts, MailVoice } from './mail/mail-voice.ts';

/** What a notification says, beside its kind. */
type Said = Readonly<Record<string, unknown>>;

/** What a mail says beyond its notification, which is kept longer than what it is about. */
export interface MailMatter<Matter> {
  readonly matter: Matter;
  /** Where an answer to the mail goes. Left out: to the address it comes from. */
  readonly replyTo?: string;
}

/** The mail about a notification: its words, and the setting that switches it off. */
export interface NotificationMail<Params extends Said = Said, Matter = unknown> {
  readonly toggle: MailToggle;
  /** Read in the transaction that mails it; undefined where there is nothing to tell any more. Left out: the params are all. */
  read?(tx: Tx, params: Params): Promise<MailMatter<Matter> | undefined>;
  write(voice: MailVoice, params: Params, matter: Matter): MailTexts;
}

/** A kind of notification that a feature adds: the event that writes it, and what its words need. */
export interface NotificationDeclaration<
  Type extends EventType = EventType,
  Params extends Said = Said,
  Matter = unknown,
> {
  /** `feature.happened`; it is stored with each notification, and the browser has its texts. */
  readonly kind: `${string}.${string}`;
  /** What is stored and answered. A stored row that no longer fits is left out of the list. */
  readonly params: z.ZodType<Params>;
  readonly event: Type;
  /** What the notification says of one event. */
  paramsOf(event: StoredEvent<Type>): Params;
  /** Sent with it, unless the account has switched such mails off. Left out: it is not mailed. */
  readonly mail?: NotificationMail<Params, Matter>;
}

/** Declares a kind with the payload type of its event. */
export function defineNotification<Type extends EventType, Params extends Said, Matter = unknown>(
  declaration: NotificationDeclaration<Type, Params, Matter>,
): NotificationDeclaration {
  return declaration as unknown as NotificationDeclaration;
}
