import type { Reading } from '../business/fold.ts';
import type { Gathered } from '../business/gather.ts';
import { type SectionId, sectionIds } from '../plan.ts';
import { counts, type Mention } from '../reading/label.ts';
import { type Criterion, type CriterionId, rubric } from './rubric.ts';

export interface Score {
  readonly dimensions: readonly {
    readonly id: SectionId;
    readonly points: number;
    readonly max: number;
    readonly lost: readonly { readonly criterionId: CriterionId; readonly points: number }[];
  }[];
}

type ScoredReading = Pick<Reading, 'labels' | 'trade'> & Pick<Gathered, 'proposals'>;

/**
 * Applies the rubric to what was said. Words and numbers count only once it is certain what they are, so that nothing misread earns a
 * point. The same reading earns the same on every plan.
 */
export function scoreReading({ proposals, labels, trade }: ScoredReading): Score {
  const byMention = new Map(labels.map((label) => [label.mention, label]));
  const isEarned = ({ questions, roles, isPer }: Criterion): boolean => {
    if (roles.includes('trade') && trade) return true;
    return proposals.some(({ mention, taken }) => {
      const label = byMention.get(mention.id);
      const role = label ? counts(label) && label.role : taken?.role;
      if (!role || !roles.includes(role) || !mention.question || !questions.includes(mention.question)) return false;
      return !isPer || label?.unit !== undefined || isFor(mention);
    });
  };
  return {
    dimensions: sectionIds.map((id) => {
      const criteria: readonly Criterion<CriterionId>[] = rubric[id];
      const lost = criteria.filter((criterion) => !isEarned(criterion));
      const max = sum(criteria.map(({ points }) => points));
      return {
        id,
        points: max - sum(lost.map(({ points }) => points)),
        max,
        lost: lost.map((criterion) => ({ criterionId: criterion.id, points: criterion.points })),
      };
    }),
  };
}

const isFor = ({ amount }: Mention): boolean =>
  (amount?.form.kind === 'money' || amount?.form.kind === 'count') && amount.form.per !== undefined;

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);

/** The points of the sections that are open to the reader, and the most these could have. */
export function totalFor(score: Score, openSections: readonly SectionId[]): { points: number; max: number } {
  const open = score.dimensions.filter(({ id }) => openSections.includes(id));
  return { points: sum(open.map(({ points }) => points)), max: sum(open.map(({ max }) => max)) };
}

export type ScoreBand = 'Excellent' | 'Good' | 'Fair';

/** 80 or more Excellent, 60 to 79 Good, below 60 Fair (docs/advisor.md, "Feasibility score"). */
export function scoreBand(points: number): ScoreBand {
  if (points >= 80) return 'Excellent';
  return points >= 60 ? 'Good' : 'Fair';
}
