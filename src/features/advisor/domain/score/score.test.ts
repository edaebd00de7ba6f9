import { describe, expect, it } from 'vitest';
import type { Proposal } from '../ports.ts';
import { questionIds } from '../questions.ts';
import type { Label, Role } from '../reading/label.ts';
import { readAnswers } from '../reading/read-answers.ts';
import { criterionIds, marketEvidencePoints } from './rubric.ts';
import { scoreReading, totalFor } from './score.ts';

const answers = {
  idea: 'A piano tuning service at people’s homes in Cork',
  industry: 'Piano tuning. Eleven years in a workshop.',
  audience: 'Families with children in piano lessons; 3 music schools. They call before Christmas.',
  revenue: '€119 per tuning, €68 an hour for repairs. Four a day at most.',
  competitors: 'Two older colleagues with a wait of six weeks.',
};
const proposals = readAnswers({
  language: 'en',
  messages: questionIds.map((question) => ({ id: question, question, text: answers[question] })),
});
const find = (quote: string): Proposal => proposals.find(({ mention }) => mention.quote.includes(quote))!;
const label = (quote: string, role: Role, more: Partial<Label> = {}): Label => ({
  mention: find(quote).mention.id,
  role,
  by: 'person',
  state: 'taken',
  ...more,
});
const lostBy = (labels: readonly Label[], trade?: string) =>
  scoreReading({ proposals, labels, trade }).dimensions.flatMap(({ lost }) =>
    lost.map(({ criterionId }) => criterionId),
  );

describe('The score of what was said', () => {
  it('looks for every criterion of the rubric, which has a hundred points with those of the market', () => {
    const { dimensions } = scoreReading({ proposals: [], labels: [], trade: undefined });
    expect(dimensions.flatMap(({ lost }) => lost.map(({ criterionId }) => criterionId))).toEqual(criterionIds);
    expect(dimensions.reduce((sum, { max }) => sum + max, marketEvidencePoints)).toBe(100);
  });

  it('counts words only once a person said what they are', () => {
    expect(find('Cork').roles[0]).toBe('town');
    expect(lostBy([])).toContain('place');
    expect(lostBy([label('Cork', 'town')])).not.toContain('place');
    expect(lostBy([label('Cork', 'none')])).toContain('place');
  });

  it('counts a number only once it is certain what it is', () => {
    expect(lostBy([])).toContain('market-size');
    expect(lostBy([label('3 music', 'customers.possible')])).not.toContain('market-size');
    expect(lostBy([label('3 music', 'customers.possible', { by: 'ranker', state: 'asked' })])).toContain('market-size');
    expect(lostBy([label('3 music', 'partner.count')])).toContain('market-size');
  });

  it('earns the unit of a price by what it is said for, or by the name a person gave it', () => {
    expect(lostBy([label('€119', 'price')])).not.toContain('price-unit');
    expect(find('€119').mention.amount?.form).toHaveProperty('per');
  });

  it('takes a chosen trade for one that was named', () => {
    const nameless = proposals.filter(({ mention }) => mention.question !== 'industry' && mention.question !== 'idea');
    const points = (trade: string | null) =>
      totalFor(scoreReading({ proposals: nameless, labels: [], trade }), ['executive-summary']).points;
    expect(points('piano-tuning') - points(null)).toBe(4);
  });

  it('gives nothing for nothing', () => {
    const { dimensions } = scoreReading({ proposals: [], labels: [], trade: undefined });
    expect(dimensions.every(({ points }) => points === 0)).toBe(true);
  });
});
