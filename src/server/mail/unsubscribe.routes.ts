import type { Sql } from '../db/connect.ts';
import type { PlainRoute } from '../http/plain-route.ts';
import { createMailI18n } from './mail-text.ts';
import { unsubscribeRepository } from './unsubscribe.repository.ts';
import { openUnsubscribeToken, unsubscribePath } from './unsubscribe.ts';
import { renderUnsubscribePage } from './unsubscribe-page.ts';

/**
 * The way out of mails that a toggle governs, without signing in. Looking changes nothing; a POST, by the button of the
 * page or by a mail client's own (RFC 8058), switches the toggle off.
 */
export function createUnsubscribeRoutes(system: Sql, key: Buffer): readonly PlainRoute[] {
  const route = (method: 'GET' | 'POST'): PlainRoute => ({
    method,
    path: unsubscribePath,
    access: 'signed',
    why: 'a mail client and a reader of mails have no session; the token of the mail says whose toggle it is',
    handle: async (request) => {
      const ticket = openUnsubscribeToken(new URL(request.url).searchParams.get('token') ?? '', key);
      const language = ticket && (await unsubscribeRepository.findLanguage(system, ticket.userId));
      const i18n = createMailI18n(language ?? 'en');
      // A deleted account gets no mail, so there is nothing to switch off.
      if (!ticket || language === undefined) return page(404, renderUnsubscribePage(i18n, 'unknown'));
      if (method === 'GET') return page(200, renderUnsubscribePage(i18n, 'ask', ticket.toggle));
      await unsubscribeRepository.switchOff(system, ticket.userId, ticket.toggle);
      return page(200, renderUnsubscribePage(i18n, 'done', ticket.toggle));
    },
  });
  return [route('GET'), route('POST')];
}

const page = (status: number, html: string): Response =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });
