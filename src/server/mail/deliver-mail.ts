import type { Sql, Tx } from '../db/connect.ts';
import type { JobContext } from '../jobs/define-job.ts';
import type { Logger } from '../logger.ts';
import { mailRepository } from './mail.repository.ts';
import { isFinalRejection, type MailSender } from './smtp-sender.ts';

export interface DeliverDependencies {
  readonly system: Sql;
  readonly sender: Pick<MailSender, 'send'>;
  readonly log: Logger;
}

/**
 * Sends one mail unless it was sent. Throws when it should be tried again. Sending and recording it are two
 * steps: a process that dies in between has it sent twice, under one Message-ID, and `attempts` says so.
 */
export async function deliverMail(
  { system, sender, log }: DeliverDependencies,
  mailId: string,
  { now, complete, isLastAttempt }: Pick<JobContext, 'now' | 'complete' | 'isLastAttempt'>,
): Promise<void> {
  const mail = await mailRepository.find(system, mailId);
  if (!mail || mail.sentAt) return;
  const giveUp = (why: string) => complete((tx: Tx) => mailRepository.recordFailure(tx, mailId, why, true, now()));
  if (mail.voidAt && mail.voidAt <= now()) return giveUp('Its code ended before it could be sent');
  await mailRepository.countAttempt(system, mailId);
  try {
    await sender.send(mail);
  } catch (error) {
    const isFinal = isFinalRejection(error);
    const { message, code, responseCode } = error as Error & { code?: string; responseCode?: number };
    // What the server said may name the recipient; the log does without.
    log.warn({ mailId, code, responseCode, isGivenUp: isFinal || isLastAttempt }, 'a mail was not sent');
    if (isFinal) return giveUp(message);
    await mailRepository.recordFailure(system, mailId, message, false, now());
    throw new Error(`The mail was not sent (${responseCode ?? code ?? 'unknown'})`);
  }
  await complete((tx) => mailRepository.markSent(tx, mailId, now()));
}
