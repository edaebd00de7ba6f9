import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SectionId } from '#features/advisor/domain/plan.ts';

/** The titles of the sections of a plan. */
export const sectionTitles: Readonly<Record<SectionId, MessageDescriptor>> = {
  'executive-summary': msg`Executive Summary`,
  'market-analysis': msg`Market Analysis`,
  'target-audience': msg`Target Audience`,
  'revenue-streams': msg`Revenue Streams`,
  'competitor-analysis': msg`Competitor Analysis`,
  'financial-projections': msg`Financial Projections`,
  'trend-analysis': msg`Trend Analysis`,
};

/** What a locked card says its section would contain: the kind of content, never a figure or a finding. */
export const sectionTeasers: Readonly<Record<SectionId, MessageDescriptor>> = {
  'executive-summary': msg`The business in short: what it offers, to whom, why they would pay, and what comes first.`,
  'market-analysis': msg`The market you would enter: what moves demand, which rules apply, and what sources say of it.`,
  'target-audience': msg`The people you would sell to: what they need, where you reach them, and what makes them choose.`,
  'revenue-streams': msg`Each way the business earns: what is sold, at which price, how often, and what it adds up to.`,
  'competitor-analysis': msg`Who else serves these customers, what they do well, and where you can be the better choice.`,
  'financial-projections': msg`Three years of revenue, costs and cash in three cases, with break-even, funding need and the origin of each number.`,
  'trend-analysis': msg`What is changing in your industry, how the year runs, and which risks to watch with their early signs.`,
};
