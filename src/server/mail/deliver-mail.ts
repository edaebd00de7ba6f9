import type { Sql } from '../db/connect.ts';
import type { Logger } from '../logger.ts';
import { mailRepository } from './mail.repository.ts';
import { isFinalRejection, type MailSender } from './smtp-sender.ts';

export interface DeliverDependencies {
  readonly system: Sql;
  readonly sender: Pick<MailSender, 'send'>;
  readonly log: Logger;
  now(): Date;
}

/**
 * Sends one mail unless it was sent or given up. Throws when it should be tried again. Sending and recording it are two
 * steps: dying in between sends it twice, under one Message-ID.
 */
export async function deliverMail(
  { system, sender, log, now }: DeliverDependencies,
  mailId: string,
  isLastAttempt: boolean,
): Promise<void> {
  const mail = await mailRepository.find(system, mailId);
  if (!mail || mail.sentAt || mail.failedAt) return;
  if (mail.voidAt && mail.voidAt <= now()) {
    await mailRepository.recordFailure(system, mailId, 'Its code ended before it could be sent', true, now());
    return;
  }
  await mailRepository.countAttempt(system, mailId);
  try {
    await sender.send(mail);
  } catch (error) {
    const isFinal = isFinalRejection(error);
    const { message, code, responseCode } = error as Error & { code?: string; responseCode?: number };
    await mailRepository.recordFailure(system, mailId, message, isFinal || isLastAttempt, now());
    // What the server said may name the recipient; the log does without.
    log.warn({ mailId, code, responseCode, isGivenUp: isFinal || isLastAttempt }, 'a mail was not sent');
    if (isFinal) return;
    throw new Error(`The mail was not sent (${responseCode ?? code ?? 'unknown'})`);
  }
  await mailRepository.markSent(system, mailId, now());
}
