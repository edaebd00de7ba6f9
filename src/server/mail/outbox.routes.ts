import type { Sql } from '../db/connect.ts';
import { isFromThisMachine } from '../http/from-this-machine.ts';
import type { PlainRoute } from '../http/plain-route.ts';
import { mailRepository, type StoredMail } from './mail.repository.ts';
import { renderOutbox } from './outbox-page.ts';

const shownMails = 200;

/**
 * The local outbox, for people and for scripts. It holds codes and links of everybody, so it answers to this machine
 * alone. `beforeReading` sends what was asked for already: whoever asked for a mail and then looks finds it.
 */
export function createOutboxRoutes(
  system: Sql,
  {
    notFoundPage,
    beforeReading,
  }: { notFoundPage(request: Request): Response | Promise<Response>; beforeReading(): Promise<void> },
): readonly PlainRoute[] {
  const route = (path: string, answer: (mails: readonly StoredMail[], url: URL) => Response): PlainRoute => ({
    method: 'GET',
    path,
    access: 'public',
    why: 'the local outbox: mail that no server takes, for the person at this computer',
    handle: async (request, info) => {
      if (!isFromThisMachine(request, info)) return notFoundPage(request);
      await beforeReading();
      return answer(await mailRepository.listNewest(system, shownMails), new URL(request.url));
    },
  });
  return [
    route('/outbox', (mails, { searchParams }) =>
      answerAs(
        'text/html; charset=utf-8',
        renderOutbox({
          mails,
          selectedId: searchParams.get('mail') ?? undefined,
          form: searchParams.get('form') === 'text' ? 'text' : 'html',
        }),
      ),
    ),
    route('/outbox.json', (mails) => answerAs('application/json', JSON.stringify(mails.map(toJson)))),
  ];
}

const answerAs = (type: string, body: string): Response =>
  new Response(body, { headers: { 'content-type': type, 'cache-control': 'no-store' } });

const toJson = (mail: StoredMail) => ({
  to: mail.recipient,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  sentAt: mail.sentAt ?? mail.createdAt,
  ...(mail.senderName && { from: mail.senderName }),
  ...(mail.replyTo && { replyTo: mail.replyTo }),
  ...(mail.listUnsubscribe && { listUnsubscribe: mail.listUnsubscribe }),
});
