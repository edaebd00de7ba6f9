import type { ComposeInput } from '#features/advisor/domain/composition/compose-input.ts';
import type { IndustryKnowledge } from '#features/advisor/domain/knowledge/knowledge.types.ts';
import { buildModel } from '#features/advisor/domain/model/build-model.ts';
import { caseMoves } from '#features/advisor/domain/model/case-moves.ts';
import { cashChart } from '#features/advisor/domain/model/cash-chart.ts';
import { figureAccess } from '#features/advisor/domain/model/figure-access.ts';
import { sourceFigures } from '#features/advisor/domain/source-figures.ts';
import { sources } from '#features/advisor/domain/sources.ts';
import type { FactSet } from '#features/workspaces/domain/fact-value.ts';
import { evaluate } from '#shared/formula-evaluate.ts';
import type { CurrencyCode } from '#shared/money.ts';

/** The input of a plan over the real model, as the product prepares it: with the product's own sources and figures. */
export function composeInputOf(
  facts: FactSet,
  currency: CurrencyCode,
  industries: ReadonlyMap<string, IndustryKnowledge>,
  seed: string,
): ComposeInput {
  const industry = facts.get('industry.id')?.value;
  const knowledge = (industry?.type === 'choice' ? industries.get(industry.choice) : undefined) ?? null;
  const graph = buildModel({ facts, knowledge, sources, figures: sourceFigures, startMonth: 12, currency });
  const values = evaluate(graph);
  return {
    facts,
    knowledge,
    graph,
    values,
    sources,
    seed,
    contentLocale: 'en',
    today: '2026-11-21',
    figureAccess: figureAccess(graph),
    caseMoves: caseMoves(graph, values, knowledge),
    chart: cashChart(graph, values, currency),
  };
}
