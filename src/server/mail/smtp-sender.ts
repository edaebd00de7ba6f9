import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config.ts';
import { isLoopback } from '../loopback.ts';
import type { StoredMail } from './mail.repository.ts';

/** Hands mails to the configured server. */
export interface MailSender {
  /** Resolves once the server has accepted the mail; throws what the server or the connection said otherwise. */
  send(
    mail: Pick<StoredMail, 'id' | 'recipient' | 'subject' | 'text' | 'html' | 'createdAt'> & {
      readonly listUnsubscribe?: string | null;
      readonly replyTo?: string | null;
      readonly senderName?: string | null;
    },
  ): Promise<void>;
  close(): void;
}

/** Shorter than a job may take, so that a silent server never has a mail tried twice at once. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Opens a pool to a mail server. Nothing connects before the first mail. */
export function createSmtpSender(config: Extract<MailConfig, { mode: 'smtp' }>, senderName: string): MailSender {
  const transport = createTransport({
    url: config.url,
    pool: true,
    maxConnections: 3,
    disableFileAccess: true,
    disableUrlAccess: true,
    // A repeat of a broken connection is the job's business: it counts attempts and waits.
    maxRequeues: 0,
    ...timeouts,
    ...(mustEncrypt(config.url) && { requireTLS: true }),
  });
  const domain = config.from.slice(config.from.lastIndexOf('@') + 1);
  return {
    send: async (mail) => {
      await transport.sendMail({
        // The same for every attempt: where an answer was lost, the receiving side can tell the repeat.
        messageId: `<${mail.id}@${domain}>`,
        date: mail.createdAt,
        from: { name: mail.senderName ?? senderName, address: config.from },
        ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
        to: { name: '', address: mail.recipient },
        envelope: { from: config.from, to: [mail.recipient] },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // What a person wrote in the name of a business is no notice of a machine (RFC 3834).
        headers: { ...(!mail.senderName && { 'auto-submitted': 'auto-generated' }), ...oneClick(mail.listUnsubscribe) },
      });
    },
    close: () => transport.close(),
  };
}

/** The mail client's own button: a POST there, without anything else, is the whole of it (RFC 8058). */
const oneClick = (url: string | null | undefined): Record<string, string> =>
  url ? { 'list-unsubscribe': `<${url}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' } : {};

/** Codes must not cross a network in the clear: STARTTLS is demanded unless the address itself decides otherwise. */
function mustEncrypt(smtpUrl: string): boolean {
  const url = new URL(smtpUrl);
  const isDecided = url.searchParams.has('requireTLS') || url.searchParams.has('ignoreTLS');
  return url.protocol === 'smtp:' && !isLoopback(url.hostname) && !isDecided;
}

/**
 * Whether no repeat can help: the server refused this recipient or this text for good (5xx). A refused sign-in or sender
 * is the operator's to mend, so the mail waits for that.
 */
export function isFinalRejection(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}
