import type { PlannedSection } from './plan-advisor.ts';

/** What a locked card says its section would contain: the kind of content, never a figure or a finding. */
export const lockedSectionTeasers: Readonly<Record<PlannedSection, string>> = {
  'executive-summary': 'The business in short: what it offers, to whom, why they would pay, and what comes first.',
  'market-analysis': 'The market you would enter: what moves demand, which rules apply, and what sources say of it.',
  'target-audience': 'The people you would sell to: what they need, where you reach them, and what makes them choose.',
  'revenue-streams': 'Each way the business earns: what is sold, at which price, how often, and what it adds up to.',
  'competitor-analysis': 'Who else serves these customers, what they do well, and where you can be the better choice.',
  'financial-projections':
    'Three years of revenue, costs and cash in three cases, with break-even, funding need and the origin of each number.',
  'trend-analysis':
    'What is changing in your industry, how the year runs, and which risks to watch with their early signs.',
};
