import type { SectionId } from '../plan.ts';
import type { CriterionId } from './criterion-ids.ts';

export interface EarnedPoints {
  readonly criterionId: CriterionId;
  readonly points: number;
  /** The words that earned them. */
  readonly quote: string;
}

export interface LostPoints {
  readonly criterionId: CriterionId;
  readonly points: number;
}

export interface DimensionScore {
  readonly id: SectionId;
  readonly points: number;
  readonly max: number;
  readonly earned: readonly EarnedPoints[];
  readonly lost: readonly LostPoints[];
}

export interface Score {
  readonly dimensions: readonly DimensionScore[];
}

/** The points of the sections that are open to the reader, and the most these could have. */
export function totalFor(score: Score, openSections: readonly SectionId[]): { points: number; max: number } {
  const open = score.dimensions.filter((dimension) => openSections.includes(dimension.id));
  return {
    points: open.reduce((sum, dimension) => sum + dimension.points, 0),
    max: open.reduce((sum, dimension) => sum + dimension.max, 0),
  };
}

export type ScoreBand = 'Excellent' | 'Good' | 'Fair';

/** 80 or more Excellent, 60 to 79 Good, below 60 Fair (docs/advisor.md, "Feasibility score"). */
export function scoreBand(points: number): ScoreBand {
  if (points >= 80) return 'Excellent';
  return points >= 60 ? 'Good' : 'Fair';
}
