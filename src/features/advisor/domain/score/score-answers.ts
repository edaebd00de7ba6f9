import type { FactSet } from '#features/workspaces/domain/fact-value.ts';
import type { SectionId } from '../plan.ts';
import type { QuestionId } from '../questions.ts';
import type { CriterionId } from './criterion-ids.ts';
import { type Criterion, maxPoints, rubric } from './rubric.ts';
import { findSignals, type Signals } from './signals.ts';

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

export interface ScoreInput {
  /** Null where the question was skipped or not reached. */
  readonly answers: Readonly<Record<QuestionId, string | null>>;
  readonly facts: FactSet;
}

/** Applies the rubric to all seven dimensions. The same answers and facts give the same points on every plan. */
export function scoreAnswers(input: ScoreInput): Score {
  const signals = findSignals(input.answers, input.facts);
  return {
    dimensions: rubric.map((dimension) => {
      const earned: EarnedPoints[] = [];
      const lost: LostPoints[] = [];
      for (const criterion of dimension.criteria) {
        const quote = findQuote(criterion, signals);
        if (quote === null) lost.push({ criterionId: criterion.id, points: criterion.points });
        else earned.push({ criterionId: criterion.id, points: criterion.points, quote });
      }
      const points = earned.reduce((sum, one) => sum + one.points, 0);
      return { id: dimension.id, points, max: maxPoints(dimension), earned, lost };
    }),
  };
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

function findQuote(criterion: Criterion, signals: Signals): string | null {
  for (const question of criterion.questions) {
    for (const signal of criterion.signals) {
      const quote = signals.get(question)?.get(signal);
      if (quote !== undefined) return quote;
    }
  }
  return null;
}
