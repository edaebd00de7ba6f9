/** The toggle that governs a mail. `essential` has none: it is always sent. */
export type MailCategory = 'essential' | 'security_alerts' | 'email_updates' | 'marketing_emails' | 'product_tips';

/** A toggle of the account settings. */
export type MailToggle = Exclude<MailCategory, 'essential'>;

/** A finished mail to one person. Whether its toggle allows it is asked before it is queued. */
export interface Mail {
  /** One plain address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly category: MailCategory;
  /** Whose it is: it is deleted with the account. Left out for addresses without one. */
  readonly userId?: string | undefined;
  /** When the code or link in it ends. It is not sent later than that, and its text is deleted a day after. */
  readonly voidAt?: Date | undefined;
  /** Of all mails with one key only the first is written. */
  readonly dedupeKey?: string | undefined;
  /** Where an answer to it goes: one plain address. Left out: to the address it comes from. */
  readonly replyTo?: string | undefined;
  /**
   * Whose name stands beside the address it comes from, where a person wrote it in the name of a business; at most 80 characters (see
   * senderNameOf). Left out: the product's.
   */
  readonly senderName?: string | undefined;
  /** Where a POST stops mails of this kind at once, for the mail client's own button (RFC 8058). */
  readonly listUnsubscribe?: string | undefined;
}
