import { buildPlanDocument } from '#features/advisor/domain/document/plan-document.ts';
import { sectionTitles } from '#features/advisor/domain/plan.ts';
import { questionIds } from '#features/advisor/domain/questions.ts';
import { type ComposingInput, composeWhole } from '#features/advisor/server/plan-composing.ts';
import { accessByPlan, findFigure, listVisibleNodes, viewPlan } from '#features/advisor/server/plan-view.ts';
import type { ReadablePlan } from '#features/advisor/server/readable-plan.ts';
import type { DocumentModel } from '#shared/document-model.ts';
import { evaluate } from '#shared/formula-evaluate.ts';
import type { TestBusiness } from '#testing/businesses/business.ts';

/** What the service gathers for a business before it composes. */
export function composingInputOf(business: TestBusiness): ComposingInput {
  return {
    conversation: { id: `conv_${business.id}`, workspaceId: 'ws_bench', seed: `bench ${business.id}` },
    workspaceName: 'My business',
    currency: business.currency,
    facts: business.facts,
    answers: Object.fromEntries(questionIds.map((id) => [id, business.answers[id]])) as ComposingInput['answers'],
    now: new Date('2026-11-21T12:00:00Z'),
  };
}

/** The document of a business on Pro, where every section and figure is open: its first sections. */
export function fullPlanDocument(business: TestBusiness, sectionCount: number): DocumentModel {
  const input = composingInputOf(business);
  const { plan, sections } = composeWhole(input, input.now);
  const readable: ReadablePlan = {
    plan,
    sections: [...sections].map(([id, text]) => ({ ...text, id, previous: null, revision: 1 })),
    access: accessByPlan('Pro'),
    facts: [...business.facts.values()],
  };
  const view = viewPlan({ ...readable, planName: 'Pro' });
  const values = evaluate(plan.graph);
  return buildPlanDocument({
    title: view.title,
    businessName: view.title,
    generatedAt: view.generatedAt,
    contentLocale: plan.contentLocale,
    sections: view.sections
      .slice(0, sectionCount)
      .flatMap((section) =>
        section.state === 'open' ? [{ id: section.id, title: sectionTitles[section.id], blocks: section.blocks }] : [],
      ),
    origins: new Map(
      listVisibleNodes(readable).map((id) => {
        const { label, shown, origin, explanation } = findFigure(readable, id, undefined, values)!;
        return [id, { label, shown, origin, explanation }];
      }),
    ),
    score: { points: view.score.points, max: view.score.max, band: view.score.band },
  });
}
