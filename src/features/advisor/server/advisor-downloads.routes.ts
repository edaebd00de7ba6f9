import { buildPlanDocument } from '#features/advisor/domain/document/plan-document.ts';
import { sectionIds, sectionTitles } from '#features/advisor/domain/plan.ts';
import type { Database } from '#server/db/database.ts';
import type { DocumentRenderer } from '#server/documents/renderer.ts';
import type { PlainRoute } from '#server/http/plain-route.ts';
import type { Actor, UseCaseContext } from '#server/use-case.ts';
import type { DocumentModel } from '#shared/document-model.ts';
import { evaluate } from '#shared/formula-evaluate.ts';
import { notFound } from '#shared/problem.ts';
import { type DownloadSigning, fileNameOf, openTicket } from './advisor-downloads.ts';
import { getConversation } from './conversation.service.ts';
import { findFigure, listVisibleNodes, readPlan, viewPlan } from './plan-view.ts';

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
        const ticket = openTicket(info.params.token ?? '', key, info.now);
        if (!ticket) throw notFound('This address is no longer valid');
        const actor = await findActorOfSession(ticket.sessionId, ticket.accountId);
        if (!actor) throw notFound('This address is no longer valid');
        const model = await database.withTenant(actor, (tx) =>
          loadDocument({ tx, actor, now: info.now, requestId: info.requestId }, ticket.conversationId),
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

/** Exactly what the account may read on screen: what is locked enters no document. */
async function loadDocument(context: UseCaseContext, conversationId: string): Promise<DocumentModel> {
  const readable = await readPlan(context, await getConversation(context, conversationId));
  const view = viewPlan({ ...readable, planName: context.actor.plan });
  const open = view.sections.filter((section) => section.state === 'open');
  const values = evaluate(readable.plan.graph);
  const origins = listVisibleNodes(readable).map((id) => {
    const figure = findFigure(readable, id, undefined, values)!;
    const { source } = figure;
    const sourceLine =
      source && `${source.publisher}, ${source.title}, ${source.year}, ${source.address}, read on ${source.readOn}`;
    return [
      id,
      {
        label: figure.label,
        shown: figure.shown,
        origin: figure.origin,
        explanation: figure.explanation,
        ...(sourceLine && { sourceLine }),
      },
    ] as const;
  });
  return buildPlanDocument({
    title: view.title,
    businessName: view.title,
    generatedAt: view.generatedAt,
    contentLocale: readable.plan.contentLocale,
    sections: sectionIds
      .flatMap((id) => open.filter((section) => section.id === id))
      .map(({ id, blocks }) => ({ id, title: sectionTitles[id], blocks })),
    origins: new Map(origins),
    score: { points: view.score.points, max: view.score.max, band: view.score.band },
  });
}
