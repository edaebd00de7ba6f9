import { describe, expect, it } from 'vitest';
import { audienceKinds } from '#features/workspaces/domain/business-vocabulary.ts';
import { getIndustry, industries } from './index.ts';
import type { IndustryKnowledge } from './knowledge.types.ts';

/** Every value of an entry with the path it stands at; array positions are left out. */
function valuesOf(value: unknown, path = ''): { path: string; value: string | number }[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((item) => valuesOf(item, path));
  return Object.entries(value as object).flatMap(([key, item]) => valuesOf(item, `${path}.${key}`));
}

/** Kinds and regions are words of the product, shared by design; everything else is the entry's own. */
const shared = /\.(sector|timing|region|reaches)$/;

/** Values and fragments with the entry's own nouns masked, so that a renamed copy is still a copy. */
function masked(industry: IndustryKnowledge): Set<string> {
  const nouns = [industry.customer, industry.unit].flatMap(({ one, many }) => [many, one]);
  const mask = (text: string): string =>
    nouns.reduce((result, noun) => result.replaceAll(noun.toLowerCase(), '×'), text.toLowerCase());
  return new Set(
    valuesOf(industry)
      .filter(({ path }) => !shared.test(path))
      .map(
        ({ path, value }) =>
          `${typeof value === 'number' ? path : ''}=${typeof value === 'number' ? value : mask(value)}`,
      ),
  );
}

const strings = (industry: IndustryKnowledge) =>
  valuesOf(industry).filter((entry): entry is { path: string; value: string } => typeof entry.value === 'string');

describe('what the advisor knows', () => {
  it('covers at least forty industries and models, each found by its id', () => {
    expect(industries.length).toBeGreaterThanOrEqual(40);
    for (const industry of industries) expect(getIndustry(industry.id)).toBe(industry);
    expect(getIndustry('alchemy')).toBeUndefined();
  });

  it('shares no more than a quarter between any two entries', () => {
    const sets = industries.map((industry) => ({ id: industry.id, values: masked(industry) }));
    let worst = { share: 0, pair: '' };
    for (const [index, one] of sets.entries())
      for (const other of sets.slice(index + 1)) {
        const common = [...one.values].filter((value) => other.values.has(value)).length;
        const share = common / Math.min(one.values.size, other.values.size);
        if (share > worst.share) worst = { share, pair: `${one.id} and ${other.id}` };
      }
    process.stdout.write(`Most alike: ${worst.pair}, ${(worst.share * 100).toFixed(1)} %\n`);
    expect(worst.share).toBeLessThanOrEqual(0.25);
    expect(worst.share).toBeGreaterThan(0);
  });
});

describe.each(industries.map((industry) => [industry.id, industry] as const))('%s', (_id, industry) => {
  it('has costs with amounts, rules with an authority, metrics with a formula, channels, risks and trends', () => {
    expect(industry.costs.length).toBeGreaterThanOrEqual(6);
    for (const cost of industry.costs) expect(cost.amount).toBeGreaterThan(0);
    expect(industry.rules.length).toBeGreaterThanOrEqual(3);
    for (const rule of industry.rules) expect(rule.authority.length).toBeGreaterThan(3);
    expect(industry.metrics.length).toBeGreaterThanOrEqual(3);
    for (const metric of industry.metrics) expect(metric.formula).toMatch(/[÷×−+]/);
    expect(industry.channels.length).toBeGreaterThanOrEqual(5);
    expect(industry.risks.length).toBeGreaterThanOrEqual(5);
    expect(industry.trends.length).toBeGreaterThanOrEqual(4);
    expect(industry.buyingReasons.length).toBeGreaterThanOrEqual(6);
    expect(industry.frictions.length).toBeGreaterThanOrEqual(5);
  });

  it('has twelve monthly weights around one', () => {
    expect(industry.monthlyWeights).toHaveLength(12);
    const mean = industry.monthlyWeights.reduce((sum, weight) => sum + weight, 0) / 12;
    expect(Math.abs(mean - 1)).toBeLessThan(0.005);
    for (const weight of industry.monthlyWeights) expect(weight).toBeGreaterThan(0);
  });

  it('keeps numbers out of its words, and its fragments in their shape', () => {
    for (const { path, value } of strings(industry)) {
      expect([path, value]).not.toEqual([path, expect.stringMatching(/\d/)]);
      expect([path, value]).not.toEqual([path, expect.stringMatching(/[.!?;]$|^\s|\s$| {2}/)]);
    }
    for (const phrase of [
      ...industry.channels.map((channel) => channel.action),
      ...industry.risks.map((risk) => risk.response),
      ...industry.rules.map((rule) => rule.duty),
    ])
      expect(phrase).not.toMatch(/^to /);
  });

  it('names every thing once and only known kinds of buyers', () => {
    for (const list of [
      industry.costs,
      industry.rules,
      industry.metrics,
      industry.channels,
      industry.risks,
      industry.trends,
    ])
      expect(new Set(list.map((item) => item.id)).size).toBe(list.length);
    for (const channel of industry.channels) for (const kind of channel.reaches) expect(audienceKinds).toContain(kind);
  });
});
