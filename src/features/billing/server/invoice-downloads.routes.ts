import type { Database } from '#server/db/database.ts';
import type { DocumentRenderer } from '#server/documents/renderer.ts';
import type { PlainRoute } from '#server/http/plain-route.ts';
import type { Actor } from '#server/use-case.ts';
import { notFound } from '#shared/problem.ts';
import type { InvoiceService } from './invoice.service.ts';
import { openInvoiceTicket } from './invoice-ticket.ts';

interface InvoiceDownloadDependencies {
  readonly database: Pick<Database, 'withTenant'>;
  readonly documents: Pick<DocumentRenderer, 'renderPdf'>;
  readonly invoices: InvoiceService;
  readonly key: Buffer;
  /** The actor of a session that is still alive. */
  findActorOfSession(sessionId: string, accountId: string): Promise<Actor | undefined>;
}

/** Test invoices as PDF, at the signed addresses that createInvoiceDownload gives out. */
export function createInvoiceDownloads(dependencies: InvoiceDownloadDependencies): readonly PlainRoute[] {
  const { database, documents, invoices, key, findActorOfSession } = dependencies;
  return [
    {
      method: 'GET',
      path: '/downloads/invoice/:token',
      access: 'signed',
      why: 'a browser downloads a file by its address, without a bearer header',
      handle: async (_request, { params, now, requestId }) => {
        const ticket = openInvoiceTicket(params.token ?? '', key, now);
        const actor = ticket && (await findActorOfSession(ticket.sessionId, ticket.accountId));
        const found =
          actor &&
          (await invoices.loadDocument(
            {
              actor,
              transact: (work) => database.withTenant(actor, (tx) => work({ tx, actor, now, requestId })),
            },
            ticket.invoiceId,
          ));
        if (!found) throw notFound('This address is no longer valid');
        return new Response(new Uint8Array(await documents.renderPdf(found.model)), {
          headers: {
            'content-type': 'application/pdf',
            'content-disposition': `attachment; filename="${found.number}.pdf"`,
            'cache-control': 'no-store',
          },
        });
      },
    },
  ];
}
