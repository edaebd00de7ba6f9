import type { z } from 'zod';
import type { EventType, StoredEvent } from './events/outbox.ts';
import type { MailToggle } from './mail/mail.ts';
import type { MailTexts, MailVoice } from './mail/mail-voice.ts';

/** What a notification says, beside its kind. */
type Said = Readonly<Record<string, unknown>>;

/** The mail about a notification: its words, and the setting that switches it off. */
export interface NotificationMail<Params extends Said = Said> {
  readonly toggle: MailToggle;
  write(voice: MailVoice, params: Params): MailTexts;
}

/** A kind of notification that a feature adds: the event that writes it, and what its words need. */
export interface NotificationDeclaration<Type extends EventType = EventType, Params extends Said = Said> {
  /** `feature.happened`; it is stored with each notification, and the browser has its texts. */
  readonly kind: `${string}.${string}`;
  /** What is stored and answered. A stored row that no longer fits is left out of the list. */
  readonly params: z.ZodType<Params>;
  readonly event: Type;
  /** What the notification says of one event. */
  paramsOf(event: StoredEvent<Type>): Params;
  /** Sent with it, unless the account has switched such mails off. Left out: it is not mailed. */
  readonly mail?: NotificationMail<Params>;
}

/** Declares a kind with the payload type of its event. */
export function defineNotification<Type extends EventType, Params extends Said>(
  declaration: NotificationDeclaration<Type, Params>,
): NotificationDeclaration {
  return declaration as unknown as NotificationDeclaration;
}
