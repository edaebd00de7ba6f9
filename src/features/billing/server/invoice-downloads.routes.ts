import type { DocumentRenderer } from '#server/documents/renderer.ts';
import type { Downloads } from '#server/http/downloads/downloads.ts';
import type { PlainRoute } from '#server/http/plain-route.ts';
import type { InvoiceService } from './invoice.service.ts';
import { invoiceTicket } from './invoice-ticket.ts';

interface InvoiceDownloadDependencies {
  readonly downloads: Downloads;
  readonly documents: Pick<DocumentRenderer, 'renderPdf'>;
  readonly invoices: InvoiceService;
}

/** Test invoices as PDF, at the signed addresses that createInvoiceDownload gives out. */
export function createInvoiceDownloads(dependencies: InvoiceDownloadDependencies): readonly PlainRoute[] {
  const { downloads, documents, invoices } = dependencies;
  return [
    downloads.serve({
      ticket: invoiceTicket,
      isRecorded: true,
      find: async (context, { invoiceId }) => {
        const found = await invoices.loadDocument(context, invoiceId);
        if (!found) return undefined;
        const { accountId } = context.actor;
        const make = (signal: AbortSignal) => documents.renderPdf(found.model, { accountId, signal });
        return { mediaType: 'application/pdf', fileName: `${found.number}.pdf`, content: { kind: 'made', make } };
      },
    }),
  ];
}
