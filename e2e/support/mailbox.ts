import { expect } from '@playwright/test';
import { productOrigin } from './founder.ts';

/** A mail of the local outbox with what a person would use of it. */
export interface ReceivedMail {
  readonly subject: string;
  /** All it says, in one line. */
  readonly text: string;
  /** The six digits; '' where there are none. */
  readonly code: string;
  /** The link of the button; '' where there is none. */
  readonly link: string;
}

/** Waits for the newest mail to an address whose subject is this one. */
export async function receiveMail(to: string, subject: string): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined;
  await expect(async () => {
    const answer = await fetch(`${productOrigin()}/outbox.json`);
    const mails = (await answer.json()) as readonly { to: string; subject: string; text: string }[];
    const mail = mails.find((one) => one.to === to && one.subject === subject);
    expect(mail, `a mail "${subject}" to ${to}`).toBeDefined();
    const text = mail?.text ?? '';
    found = {
      subject,
      text: text.replaceAll(/\s+/g, ' '),
      code: /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? '',
      link: /https?:\/\/\S+token_hash=\S+/.exec(text)?.[0] ?? '',
    };
  }).toPass({ timeout: 10_000 });
  return found!;
}
