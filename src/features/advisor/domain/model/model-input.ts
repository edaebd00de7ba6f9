import type { FactSet } from '#features/workspaces/domain/fact-value.ts';
import type { OwnNumber } from '#features/workspaces/domain/own-number.ts';
import type { NodeUnit } from '#shared/formula-graph.ts';
import type { CurrencyCode } from '#shared/money.ts';
import type { IndustryKnowledge, Sector } from '../knowledge/knowledge.types.ts';
import type { Source } from '../source.ts';

/** The length of every model: three years, by the month. */
export const modelMonths = 36;

/** A cited figure the model may use as an input; `sourceId` leads to the list of sources. */
export interface ModelFigure {
  readonly id: string;
  readonly sourceId: string;
  readonly label: string;
  readonly unit: NodeUnit;
  /** Major units for money. */
  readonly value: number;
  readonly currency?: CurrencyCode;
  /** 'any', 'EU', 'euro' (the euro area) or ISO country codes. */
  readonly regions: readonly string[];
  readonly sectors?: readonly Sector[];
  /** What the model does with it, in words. */
  readonly use: string;
}

export interface ModelInput {
  readonly facts: FactSet;
  /** Null when no industry fits; the model then rests on a few general assumptions and calls them so. */
  readonly knowledge: IndustryKnowledge | null;
  /** Only figures whose source stands in this list are used. */
  readonly sources: readonly Source[];
  readonly figures: readonly ModelFigure[];
  /** Calendar month, 1–12, of the model's first month. */
  readonly startMonth: number;
  /** The one currency of the workspace. */
  readonly currency: CurrencyCode;
  /** Numbers the person put in the place of assumptions and cited figures. */
  readonly ownNumbers?: readonly OwnNumber[];
}
