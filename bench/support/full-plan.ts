import { documentSections } from '#features/advisor/domain/document/document-sections.ts';
import { bandTexts } from '#features/advisor/domain/document/document-texts.ts';
import { buildPlanDocument } from '#features/advisor/domain/document/plan-document.ts';
import { figureAccess } from '#features/advisor/domain/model/figure-access.ts';
import { sectionIds } from '#features/advisor/domain/plan.ts';
import { readerOf } from '#features/advisor/domain/plan-access.ts';
import { scoreReading } from '#features/advisor/domain/score/score.ts';
import { writePlan } from '#features/advisor/domain/writing/compose.ts';
import { presentEngine, type StoredPlan } from '#features/advisor/server/advisor.repository.ts';
import { speakerOf } from '#features/advisor/server/plan-speaker.ts';
import { accessByPlan, listFigures, type ReadablePlan, viewPlan } from '#features/advisor/server/plan-view.ts';
import type { LabelledAnswers } from '#features/advisor/testing/labelled-answers/labelled-answers.ts';
import { readingOf } from '#features/advisor/testing/labelled-answers/labelled-reading.ts';
import type { DocumentModel } from '#shared/document-model.ts';

/** The document of a founder on Pro, where every section and figure is open: its first sections. */
export function fullPlanDocument(founder: LabelledAnswers, sectionCount: number): DocumentModel {
  const reading = readingOf(founder);
  const speaker = speakerOf(reading.language);
  const written = writePlan({ reading, today: '2026-11-21', speaker });
  const conversation = {
    id: 'conv_00000000000000000000000001',
    workspaceId: 'ws_00000000000000000000000001',
    seed: '',
  } as const;
  const plan: StoredPlan = {
    conversationId: conversation.id,
    workspaceId: conversation.workspaceId,
    engine: presentEngine,
    title: founder.id,
    contentLocale: reading.language,
    graph: written.graph,
    parts: written.parts,
    score: scoreReading({ proposals: [], labels: reading.labels, trade: reading.trade }),
    openedSections: [],
    generatedAt: new Date('2026-11-21T12:00:00Z'),
  };
  const access = accessByPlan('Pro');
  const readable: ReadablePlan = {
    conversation,
    plan,
    sections: sectionIds.map((id) => ({
      id,
      composed: written.sections[id],
      edited: null,
      isStale: false,
      previous: null,
      revision: 1,
      updatedAt: plan.generatedAt,
    })),
    access,
    reader: readerOf(access, figureAccess(plan.graph)),
    answers: [],
  };
  const view = viewPlan(readable, 'Pro');
  const open = view.sections.flatMap((section) => (section.state === 'open' ? [section] : []));
  return buildPlanDocument(
    {
      title: view.title,
      businessName: view.title,
      generatedAt: view.generatedAt,
      contentLocale: plan.contentLocale,
      sections: documentSections(open, null, speaker).slice(0, sectionCount),
      origins: new Map(
        listFigures(readable).map(({ nodeId, label, shown, origin, explanation }) => {
          return [nodeId, { label, shown, origin, explanation }];
        }),
      ),
      score: { points: view.score.points, max: view.score.max, band: speaker.plain(bandTexts[view.score.band]) },
    },
    speaker,
  );
}
