import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AdvisorFeatureId } from '#features/billing/domain/plan-advisor.ts';
import type { PlanName } from '#shared/plans/plan-names.ts';

/** What each plan calls its part of the advisor. */
export const tierNames: Readonly<Record<PlanName, MessageDescriptor>> = {
  Free: msg`Business Idea Evaluation`,
  Starter: msg`Business Model Generator`,
  Pro: msg`Advanced Business Model Generator`,
};

/** The lines of the feature list in the popover about the plan. */
export const featureNames: Readonly<Record<AdvisorFeatureId, MessageDescriptor>> = {
  ideas: msg`Business ideas`,
  'first-sections': msg`Summary, market and audience`,
  score: msg`Feasibility score`,
  'number-origins': msg`Origin of every number`,
  downloads: msg`PDF and DOCX`,
  'revenue-streams': msg`Revenue streams`,
  'competitor-analysis': msg`Competitor analysis`,
  projections: msg`Financial projections`,
  'trend-analysis': msg`Trend analysis`,
};
