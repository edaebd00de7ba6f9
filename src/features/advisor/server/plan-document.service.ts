import { buildPlanDocument } from '#features/advisor/domain/document/plan-document.ts';
import { sectionIds, sectionTitles } from '#features/advisor/domain/plan.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import type { DocumentModel } from '#shared/document-model.ts';
import { evaluate } from '#shared/formula-evaluate.ts';
import { isTimeZone } from '#shared/time-zone.ts';
import { advisorRepository } from './advisor.repository.ts';
import { getConversation } from './conversation.service.ts';
import { findFigure, listVisibleNodes, readPlan, viewPlan } from './plan-view.ts';

/** A plan as a document: exactly what the account may read on screen; what is locked enters no document. */
export async function loadPlanDocument(context: UseCaseContext, conversationId: string): Promise<DocumentModel> {
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
  const { accountId } = context.actor;
  const timeZone = await advisorRepository.getTimeZone(context.tx, accountId);
  return buildPlanDocument({
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
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
