import { describe, expect, it } from 'vitest';
import { businesses } from '#testing/businesses/businesses.ts';
import { composeInputOf } from '#testing/businesses/compose-input-of.ts';
import { holdOutBusinesses } from '#testing/businesses/hold-out.ts';
import { industries } from '#testing/businesses/industries.ts';
import { readMasked, readPlain, sentencesOf, sharedSentences } from '#testing/businesses/similarity.ts';
import { composePlan } from './compose-plan.ts';

/** Two plans that cite one published figure say so in the same words: the figure and its publisher are facts. */
const isCitation = (sentence: string): boolean =>
  /, (according to|as published by) .+; the full reference is in the appendix\.$/.test(sentence);

const all = [...businesses, ...holdOutBusinesses];

describe.each([
  ['each business with a seed of its own', (id: string) => `seed-${id}`],
  ['all businesses with one seed', () => 'one-seed'],
])('plans of fifty businesses, %s', (_, seedOf) => {
  const plans = all.map(({ id, facts, currency }) => {
    const plan = composePlan(composeInputOf(facts, currency, industries, seedOf(id)));
    return { id, plain: sentencesOf(plan, readPlain), masked: sentencesOf(plan, readMasked) };
  });
  const pairs = plans.flatMap((a, at) => plans.slice(at + 1).map((b) => [a, b] as const));

  it('cite published figures, as the plans of the product do', () => {
    expect(plans.filter(({ plain }) => plain.some(isCitation)).length).toBeGreaterThan(plans.length / 2);
  });

  it('share no sentence but those that cite a published figure', () => {
    const shared = pairs.flatMap(([a, b]) =>
      sharedSentences(a.plain, b.plain)
        .same.filter((same) => !isCitation(same))
        .map((same) => `${a.id}/${b.id}: ${same}`),
    );
    expect(shared).toEqual([]);
  });

  it('share at most 15 % of the shorter plan’s masked sentences', () => {
    const worst = pairs
      .map(([a, b]) => ({ pair: `${a.id} and ${b.id}`, share: sharedSentences(a.masked, b.masked).share }))
      .sort((a, b) => b.share - a.share);
    process.stdout.write(
      `masked similarity, worst: ${worst
        .slice(0, 3)
        .map(({ pair, share }) => `${pair} ${(share * 100).toFixed(1)} %`)
        .join('; ')}\n`,
    );
    expect(worst[0]?.share).toBeLessThanOrEqual(0.15);
  });
});
