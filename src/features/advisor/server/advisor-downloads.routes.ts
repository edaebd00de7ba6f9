import type { DocumentRenderer } from '#server/documents/renderer.ts';
import type { Downloads } from '#server/http/downloads/downloads.ts';
import type { PlainRoute } from '#server/http/plain-route.ts';
import { fileNameOf, planTicket } from './advisor-downloads.ts';
import { loadPlanDocument } from './plan-document.service.ts';

const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

interface DownloadDependencies {
  readonly downloads: Downloads;
  readonly documents: DocumentRenderer;
}

/** The plan as a file, at the signed addresses that createDownload gives out. */
export function createAdvisorDownloads({ downloads, documents }: DownloadDependencies): readonly PlainRoute[] {
  return [
    downloads.serve({
      ticket: planTicket,
      cost: 'rendering',
      isRecorded: true,
      find: async ({ actor, transact }, { conversationId, format }) => {
        const model = await transact((context) => loadPlanDocument(context, conversationId));
        const render = format === 'pdf' ? documents.renderPdf : documents.renderDocx;
        const make = (signal: AbortSignal) => render(model, { accountId: actor.accountId, signal });
        return {
          mediaType: mediaTypes[format],
          fileName: fileNameOf(model.title, format),
          content: { kind: 'made', make },
        };
      },
    }),
  ];
}
