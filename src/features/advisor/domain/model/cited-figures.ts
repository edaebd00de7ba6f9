import { toMinor } from '#shared/money.ts';
import { euCountries, euroCountries } from './eu-countries.ts';
import type { GraphDraft, NodeSpec } from './graph-draft.ts';
import type { ModelFigure, ModelInput } from './model-input.ts';
import { chosen } from './said.ts';

/** What the model can use a cited figure for, and the figures that serve, the better first. */
export type FigureRole =
  | 'cardFee'
  | 'cardFeeEach'
  | 'costGrowth'
  | 'wageGrowth'
  | 'paymentTerm'
  | 'contribution'
  | 'tool'
  | 'churnOfFirms'
  | 'churnOfPeople';

const idsByRole: Readonly<Record<FigureRole, RegExp>> = {
  cardFee: /^card-fee.*percent|^card-fee$/,
  cardFeeEach: /^card-fee-each/,
  costGrowth: /^(inflation|price-growth|cost-growth)/,
  wageGrowth: /^wage-growth/,
  paymentTerm: /^payment-term/,
  contribution: /^employer-(contribution|social|insurance)/,
  churnOfFirms: /^subscription-churn-firms/,
  churnOfPeople: /^subscription-churn-people/,
  tool: /^(tool-subscription|accounting-software|bookkeeping-tool)/,
};

/** The closest cited figure for a role: the country's own before its region's before one that holds anywhere. */
export function findFigure(input: ModelInput, role: FigureRole): ModelFigure | undefined {
  const readable = new Set(input.sources.map((source) => source.id));
  const [country] = chosen(input.facts, 'business.country');
  return input.figures
    .filter(
      (figure) =>
        idsByRole[role].test(figure.id) &&
        readable.has(figure.sourceId) &&
        (!figure.sectors || (input.knowledge !== null && figure.sectors.includes(input.knowledge.sector))) &&
        (figure.unit !== 'money' || figure.currency === input.currency),
    )
    .map((figure) => ({ figure, distance: distanceOf(figure.regions, country) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.distance - b.distance)[0]?.figure;
}

function distanceOf(regions: readonly string[], country: string | undefined): number {
  if (country !== undefined && regions.includes(country)) {
    return 0;
  }
  if (country !== undefined && regions.includes('euro') && euroCountries.has(country)) {
    return 1;
  }
  if (country !== undefined && regions.includes('EU') && euCountries.has(country)) {
    return 2;
  }
  return regions.includes('any') ? 3 : Number.POSITIVE_INFINITY;
}

/** Adds a cited figure as a leaf and returns its id; money is brought to minor units. */
export function addFigure(draft: GraphDraft, spec: NodeSpec, figure: ModelFigure): string {
  const value = figure.unit === 'money' ? toMinor(figure.value, draft.currency) : figure.value;
  return draft.leaf(spec, value, { kind: 'source', sourceId: figure.sourceId, note: figure.use });
}
