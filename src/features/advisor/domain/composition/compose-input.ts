import type { FactSet } from '#features/workspaces/domain/fact-value.ts';
import type { FormulaGraph, GraphValues } from '#shared/formula-graph.ts';
import type { LineChart } from '#shared/prose.ts';
import type { IndustryKnowledge } from '../knowledge/knowledge.types.ts';
import type { Source } from '../source.ts';

/** An input one of the two other cases moves, as the model states it. */
export interface CaseMove {
  readonly case: 'best' | 'worst';
  readonly label: string;
  /** A clause without a capital: "oven hours run out first". */
  readonly because: string;
  readonly nodeId: string;
}

/** Everything a plan is composed from; the same input gives the same plan, byte for byte. */
export interface ComposeInput {
  readonly facts: FactSet;
  /** Null when no industry fits; the plan then says so. */
  readonly knowledge: IndustryKnowledge | null;
  readonly graph: FormulaGraph;
  readonly values: GraphValues;
  readonly sources: readonly Source[];
  readonly seed: string;
  readonly contentLocale: 'en';
  /** ISO date. */
  readonly today: string;
  /** Which figures may stand in an open block. */
  readonly figureAccess: ReadonlyMap<string, 'open' | 'pro'>;
  readonly caseMoves: readonly CaseMove[];
  readonly chart: LineChart;
}
