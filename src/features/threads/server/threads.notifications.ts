import { z } from 'zod';
import { defineNotification } from '#server/notification-kind.ts';
import { idSchema } from '#shared/ids.ts';
import { threadForms } from '../domain/thread.ts';
import { type ReceivedLetter, receivedMailTexts, waitingMailTexts } from './mails/owner-mails.ts';
import { threadsRepository } from './threads.repository.ts';

const receivedParams = z.object({ workspaceId: idSchema('ws'), threadId: idSchema('thr'), form: z.enum(threadForms) });
type ReceivedParams = z.infer<typeof receivedParams>;

/** Somebody wrote. What they wrote is in the mail alone, which is kept for thirty days, and only while the thread is there. */
export const threadReceived = defineNotification<'threads.received', ReceivedParams, ReceivedLetter>({
  kind: 'threads.received',
  params: receivedParams,
  event: 'threads.received',
  paramsOf: ({ workspaceId, payload }) => ({ workspaceId, ...payload }) as ReceivedParams,
  mail: {
    toggle: 'email_updates',
    read: async (tx, at) => {
      const thread = await threadsRepository.find(tx, at);
      const [first] = thread?.state === 'open' ? await threadsRepository.listMessages(tx, at) : [];
      if (!thread || !first) return undefined;
      const { personName, personMail, form } = thread;
      const { body, fields } = first;
      return { matter: { personName, personMail, form, body, fields }, replyTo: personMail };
    },
    write: receivedMailTexts,
  },
});

/** More came in than is told one by one. */
export const threadsWaiting = defineNotification({
  kind: 'threads.more_waiting',
  params: z.object({ count: z.number().int().min(1) }),
  event: 'threads.more_waiting',
  paramsOf: ({ payload }) => payload,
  mail: { toggle: 'email_updates', write: waitingMailTexts },
});
