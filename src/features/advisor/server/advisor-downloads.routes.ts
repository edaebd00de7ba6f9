import type { Database } from '#server/db/database.ts';
import type { DocumentRenderer } from '#server/documents/renderer.ts';
import type { PlainRoute } from '#server/http/plain-route.ts';
import type { Actor } from '#server/use-case.ts';
import { notFound } from '#shared/problem.ts';
import { type DownloadSigning, fileNameOf, openDownloadTicket } from './advisor-downloads.ts';
import { loadPlanDocument } from './plan-document.service.ts';

const contentTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

interface DownloadDependencies extends DownloadSigning {
  readonly database: Database;
  readonly documents: DocumentRenderer;
  /** The actor of a session that is still alive. */
  findActorOfSession(sessionId: string, accountId: string): Promise<Actor | undefined>;
}

/** The plan as a file, at the signed addresses that createDownload gives out. */
export function createAdvisorDownloads({
  database,
  documents,
  findActorOfSession,
  key,
}: DownloadDependencies): readonly PlainRoute[] {
  return [
    {
      method: 'GET',
      path: '/downloads/plan/:token',
      access: 'signed',
      why: 'a browser downloads a file by its address, without a bearer header',
      handle: async (_request, info) => {
        const ticket = openDownloadTicket(info.params.token ?? '', key, info.now);
        if (!ticket) throw notFound('This address is no longer valid');
        const actor = await findActorOfSession(ticket.sessionId, ticket.accountId);
        if (!actor) throw notFound('This address is no longer valid');
        const model = await database.withTenant(actor, (tx) =>
          loadPlanDocument({ tx, actor, now: info.now, requestId: info.requestId }, ticket.conversationId),
        );
        const file = await (ticket.format === 'pdf' ? documents.renderPdf(model) : documents.renderDocx(model));
        return new Response(new Uint8Array(file), {
          headers: {
            'content-type': contentTypes[ticket.format],
            'content-disposition': `attachment; filename="${fileNameOf(model.title, ticket.format)}"`,
            'cache-control': 'no-store',
          },
        });
      },
    },
  ];
}
