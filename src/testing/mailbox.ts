import type { TestProduct } from './test-product.ts';

/** A mail of the local outbox, with what a person would use of it. */
export interface ReadMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where its header has the mail cancelled; null in a mail that has no such header. */
  readonly listUnsubscribe: string | null;
  /** The six digits, or "" where there are none. */
  readonly code: string;
  /** The link of the button, or "" where there is none. */
  readonly link: string;
  /** The secret in the link, or "". */
  readonly tokenHash: string;
}

/**
 * The mails to one address, newest first, with those that were asked for already. They are read from the table: the outbox
 * answers with the newest 200 of everybody, about 2 MB to write and to parse again.
 */
export async function readMails(
  { product }: { readonly product: Pick<TestProduct['product'], 'database' | 'sendAskedMails'> },
  to: string,
): Promise<readonly ReadMail[]> {
  await product.sendAskedMails();
  const mails = await product.database.system<Omit<ReadMail, 'code' | 'link' | 'tokenHash'>[]>`
    select recipient as "to", subject, text, html, list_unsubscribe as "listUnsubscribe"
    from mail where recipient = ${to} order by created_at desc, position desc`;
  return mails.map((mail) => {
    const link = /^https?:\/\/\S+token_hash=\S+$/m.exec(mail.text)?.[0] ?? '';
    return {
      ...mail,
      link,
      code: /^ {4}(\d{6})$/m.exec(mail.text)?.[1] ?? '',
      tokenHash: link && (new URL(link).searchParams.get('token_hash') ?? ''),
    };
  });
}

/** The newest mail to an address. Throws where there is none. */
export async function readNewestMail(world: Parameters<typeof readMails>[0], to: string): Promise<ReadMail> {
  const [mail] = await readMails(world, to);
  if (!mail) throw new Error(`No mail to ${to}`);
  return mail;
}
