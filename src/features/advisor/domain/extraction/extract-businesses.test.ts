import { describe, expect, it } from 'vitest';
import type { FactKey } from '#features/workspaces/domain/fact-value.ts';
import { businesses } from '#testing/businesses/businesses.ts';
import { holdOutBusinesses } from '#testing/businesses/hold-out.ts';
import { industries } from '../knowledge/index.ts';
import { measureBusinesses, readBusiness, recallTable } from './testing/business-recall.ts';

const all = [...businesses, ...holdOutBusinesses];

describe('the answers of fifty businesses', () => {
  const rows = measureBusinesses(all, industries);
  const row = (key: FactKey) => rows.find((candidate) => candidate.key === key)!;
  process.stdout.write(`${recallTable(rows)}\n`);
  if (process.env.SHOW_FAULTS)
    process.stdout.write(`${rows.map(({ key, faults }) => `\n== ${key}\n${faults.join('\n')}`).join('\n')}\n`);

  it.each<FactKey>([
    'business.name',
    'business.radius',
    'competitors.kinds',
    'competitors.named',
    'competitors.price',
    'finance.cash',
    'finance.costs',
    'industry.experience',
    'industry.id',
    'industry.words',
    'revenue.churn',
    'revenue.excluded',
    'revenue.streams',
    'revenue.unitCost',
    'revenue.volume',
  ])('yield %s right in at least 95 % of what is read', (key) => {
    const { found, right, faults } = row(key);
    expect(right / found, faults.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  it.each<[FactKey, number]>([
    ['business.name', 0.95],
    ['business.difference', 0.6],
    ['competitors.kinds', 0.65],
    ['business.place', 0.9],
    ['audience.groups', 0.9],
    ['audience.size', 0.9],
    ['audience.alternative', 0.7],
    ['competitors.named', 0.95],
    ['finance.cash', 0.95],
    ['revenue.streams', 0.95],
    ['revenue.unitCost', 0.9],
    ['revenue.volume', 0.9],
  ])('yield most of %s', (key, share) => {
    const { written, right, faults } = row(key);
    expect(right / written, faults.join('\n')).toBeGreaterThanOrEqual(share);
  });

  it('never offer the name of the business, a sentence or a word for everything', () => {
    for (const business of all) {
      const facts = readBusiness(business, industries);
      const offer = facts.get('business.offer')?.value;
      const name = facts.get('business.name')?.value;
      if (offer?.type !== 'text') continue;
      expect(offer.text).not.toMatch(/^(everything|something|own|no )/i);
      if (name?.type === 'text') expect(offer.text).not.toContain(name.text);
      expect(business.answers.idea.toLowerCase()).toContain(offer.text.toLowerCase().split(' ').at(-1));
    }
  });
});
