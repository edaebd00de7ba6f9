import { documentSections } from '#features/advisor/domain/document/document-sections.ts';
import { bandTexts, documentTexts } from '#features/advisor/domain/document/document-texts.ts';
import { buildPlanDocument } from '#features/advisor/domain/document/plan-document.ts';
import type { ReadBrandTokens } from '#server/feature.ts';
import type { UseCaseContext } from '#server/use-case.ts';
import { dateLocale } from '#shared/date-locale.ts';
import { isTimeZone } from '#shared/time-zone.ts';
import { advisorRepository } from './advisor.repository.ts';
import { speakerOf } from './plan-speaker.ts';
import { listFigures, readPlan, viewPlan } from './plan-view.ts';

/** A plan as a document in the look of its business: exactly what the account may read on screen; what is locked enters no document. */
export async function loadPlanDocument(context: UseCaseContext, id: string, read: ReadBrandTokens) {
  const readable = await readPlan(context, id);
  const view = viewPlan(readable, context.actor.plan);
  const open = view.sections.filter((section) => section.state === 'open');
  const speaker = speakerOf(readable.plan.contentLocale);
  const dates = new Intl.DateTimeFormat(dateLocale(speaker.language), { dateStyle: 'long', timeZone: 'UTC' });
  const origins = listFigures(readable).map(({ nodeId, source, ...figure }) => {
    const sourceLine =
      source &&
      speaker.plain(documentTexts.readOn, {
        ...source,
        // A year is a name, not an amount: "2024", never "2,024".
        year: String(source.year),
        day: dates.format(new Date(source.readOn)),
      });
    return [nodeId, { ...figure, ...(sourceLine && { sourceLine }) }] as const;
  });
  const timeZone = await advisorRepository.getTimeZone(context.tx, context.actor.accountId);
  const document = buildPlanDocument(
    {
      timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
      title: view.title,
      businessName: view.title,
      generatedAt: view.generatedAt,
      contentLocale: readable.plan.contentLocale,
      sections: documentSections(open, view.parts, speaker),
      origins: new Map(origins),
      score: { points: view.score.points, max: view.score.max, band: speaker.plain(bandTexts[view.score.band]) },
    },
    speaker,
  );
  const brand = await read(context.tx, readable.conversation.workspaceId);
  return { ...document, ...(brand && { brand }) };
}
