import { createHash } from 'node:crypto';
import { type QueueMail, senderNameOf } from '#server/mail/queue-mail.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import type { Inputs } from '#shared/endpoint.ts';
import { ProblemError, refusal } from '#shared/problem.ts';
import { threadLimits } from '../domain/thread.ts';
import { threadsProblems } from '../domain/threads.problems.ts';
import type { threadsContract, WholeThread } from '../threads.contract.ts';
import { appendMessage, inboxService, lockForWriting } from './inbox.service.ts';
import { answerMail } from './mails/answer-mail.ts';
import { threadsRepository } from './threads.repository.ts';

/** Answers by mail. */
export function createAnswersService({ queueMail }: { readonly queueMail: QueueMail }) {
  /**
   * Counts an answer of today for the account and for the address it goes to. Refuses one beyond what either may have, and then nothing
   * is counted, as the transaction ends.
   */
  const count = async ({ tx, actor, now }: UseCaseContext, address: string): Promise<void> => {
    const day = now.toISOString().slice(0, 10);
    const addressHash = createHash('sha256').update(`${actor.accountId} ${address}`).digest('base64url');
    const { accountId } = actor;
    const { answersPerDay, answersPerAddress } = threadLimits;
    // The account first, everywhere: two answers at once take turns.
    const all = await threadsRepository.countAnswer(tx, accountId, day, '');
    const toAddress = await threadsRepository.countAnswer(tx, accountId, day, addressHash);
    if (all <= answersPerDay && toAddress <= answersPerAddress) return;
    const { code, status } = threadsProblems.answer_limit;
    const limit = all > answersPerDay ? answersPerDay : answersPerAddress;
    throw new ProblemError(status, { code, message: 'As many answers were sent today as may be', limit });
  };

  return {
    /**
     * Writes an answer into a thread and mails it, in one transaction: neither is there without the other. Answers to that mail go to
     * the address of the account.
     */
    async answer(
      context: UseCaseContext,
      { body, ...at }: Inputs<typeof threadsContract>['answerThread'],
    ): Promise<WholeThread> {
      const { tx, actor, now } = context;
      const thread = await lockForWriting(context, at);
      if (thread.state === 'held') throw refusal(threadsProblems.held, 'Say first that this is no spam');
      const [first] = await threadsRepository.listMessages(tx, at);
      const messageId = await appendMessage(context, at, 'answer', body);
      await count(context, thread.personMail);
      const { name, timeZone } = await threadsRepository.getBusiness(tx, at.workspaceId);
      const mail = answerMail({
        language: thread.language,
        timeZone,
        subject: thread.subject,
        body,
        business: name,
        received: { body: first?.body ?? '', fields: first?.fields ?? [], at: thread.createdAt },
      });
      await queueMail(
        tx,
        {
          ...mail,
          to: thread.personMail,
          userId: actor.accountId,
          category: 'essential',
          replyTo: actor.email === '' ? undefined : actor.email,
          senderName: senderNameOf(name),
          dedupeKey: `answer:${messageId}`,
        },
        now,
      );
      return inboxService.get(context, at);
    },
  };
}
