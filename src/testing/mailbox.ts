import type { TestProduct } from './test-product.ts';

/** A mail of the local outbox, with what a person would use of it. */
export interface ReadMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The six digits, or "" where there are none. */
  readonly code: string;
  /** The link of the button, or "" where there is none. */
  readonly link: string;
  /** The secret in the link, or "". */
  readonly tokenHash: string;
}

/** The mails to one address, newest first. */
export async function readMails(world: TestProduct, to: string): Promise<readonly ReadMail[]> {
  const { body } = await world.call('GET', '/outbox.json');
  return body
    .filter((mail: ReadMail) => mail.to === to)
    .map((mail: ReadMail) => {
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
export async function readNewestMail(world: TestProduct, to: string): Promise<ReadMail> {
  const [mail] = await readMails(world, to);
  if (!mail) throw new Error(`No mail to ${to}`);
  return mail;
}
