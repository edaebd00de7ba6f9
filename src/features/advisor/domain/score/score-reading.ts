import type { Proposal } from '../ports.ts';
import { counts, type Label, type Mention, type Role } from '../reading/label.ts';
import { type Criterion, maxPoints, rubric } from './rubric.ts';
import type { DimensionScore, Score } from './score.ts';

interface ScoredReading {
  readonly proposals: readonly Proposal[];
  readonly labels: readonly Label[];
  /** The chosen trade; null for "none of these". */
  readonly trade: string | null | undefined;
}

/**
 * Applies the rubric to what was said. Words and numbers count only once it is certain what they are, so that nothing misread earns a
 * point. The same reading earns the same on every plan.
 */
export function scoreReading({ proposals, labels, trade }: ScoredReading): Score {
  const byMention = new Map(labels.map((label) => [label.mention, label]));
  const said = proposals.flatMap((proposal) => {
    const role = meaningOf(proposal, byMention.get(proposal.mention.id));
    return role === undefined
      ? []
      : [{ mention: proposal.mention, role, hasUnit: byMention.get(proposal.mention.id)?.unit !== undefined }];
  });
  const earn = ({ questions, roles, isPer }: Criterion): string | undefined => {
    if (roles.includes('trade') && trade) return trade;
    return said.find(
      ({ mention, role, hasUnit }) =>
        roles.includes(role) &&
        mention.question !== null &&
        questions.includes(mention.question) &&
        (!isPer || hasUnit || isFor(mention)),
    )?.mention.quote;
  };
  return {
    dimensions: rubric.map((dimension): DimensionScore => {
      const looked = dimension.criteria.map((criterion) => ({
        criterionId: criterion.id,
        points: criterion.points,
        quote: earn(criterion),
      }));
      const earned = looked.flatMap((one) => (one.quote === undefined ? [] : [{ ...one, quote: one.quote }]));
      const lost = looked
        .filter(({ quote }) => quote === undefined)
        .map(({ criterionId, points }) => ({ criterionId, points }));
      const points = earned.reduce((sum, one) => sum + one.points, 0);
      return { id: dimension.id, points, max: maxPoints(dimension), earned, lost };
    }),
  };
}

function meaningOf({ taken }: Proposal, label: Label | undefined): Role | undefined {
  if (label) return counts(label) ? label.role : undefined;
  return taken?.role;
}

const isFor = ({ amount }: Mention): boolean =>
  (amount?.form.kind === 'money' || amount?.form.kind === 'count') && amount.form.per !== undefined;
