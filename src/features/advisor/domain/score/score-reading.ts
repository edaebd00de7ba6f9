import type { Proposal } from '../ports.ts';
import { counts, type Label, type Mention, type Role } from '../reading/label.ts';
import { labelRubric } from './label-rubric.ts';
import { maxPoints, rubric } from './rubric.ts';
import type { DimensionScore, Score } from './score-answers.ts';

interface ScoredReading {
  readonly proposals: readonly Proposal[];
  readonly labels: readonly Label[];
  /** The chosen trade; null for "none of these". */
  readonly trade: string | null | undefined;
}

/**
 * Applies the rubric to what was said. Words count by their first guess until a person says otherwise; a number counts only once it is
 * certain what it is, so that nothing misread earns a point. The same reading earns the same on every plan.
 */
export function scoreReading({ proposals, labels, trade }: ScoredReading): Score {
  const byMention = new Map(labels.map((label) => [label.mention, label]));
  const said = proposals.flatMap((proposal) => {
    const role = meaningOf(proposal, byMention.get(proposal.mention.id));
    return role === undefined
      ? []
      : [{ mention: proposal.mention, role, hasUnit: byMention.get(proposal.mention.id)?.unit !== undefined }];
  });
  const earn = (id: keyof typeof labelRubric): string | undefined => {
    const { questions, roles, isPer } = labelRubric[id];
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
      const looked = dimension.criteria.map(({ id, points }) => ({ criterionId: id, points, quote: earn(id) }));
      const earned = looked.flatMap((one) => (one.quote === undefined ? [] : [{ ...one, quote: one.quote }]));
      const lost = looked
        .filter(({ quote }) => quote === undefined)
        .map(({ criterionId, points }) => ({ criterionId, points }));
      const points = earned.reduce((sum, one) => sum + one.points, 0);
      return { id: dimension.id, points, max: maxPoints(dimension), earned, lost };
    }),
  };
}

function meaningOf({ mention, roles, taken }: Proposal, label: Label | undefined): Role | undefined {
  if (label?.state === 'refused') return undefined;
  if (label && counts(label)) return label.role;
  if (taken) return taken.role;
  return mention.amount ? undefined : roles[0];
}

const isFor = ({ amount }: Mention): boolean =>
  (amount?.form.kind === 'money' || amount?.form.kind === 'count') && amount.form.per !== undefined;
