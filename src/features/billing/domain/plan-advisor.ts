import type { PlanName } from '#shared/plans/plan-names.ts';

/** The sections of a business plan in their order (part 1 §3). */
export const plannedSections = [
  'executive-summary',
  'market-analysis',
  'target-audience',
  'revenue-streams',
  'competitor-analysis',
  'financial-projections',
  'trend-analysis',
] as const;
export type PlannedSection = (typeof plannedSections)[number];

/** One line of a tool's feature list, as its plan popover shows it. `limit` null means unlimited. */
export interface ToolFeature<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly description: string;
  readonly available: boolean;
  readonly limit?: number | null;
  readonly proOnly?: true;
}

/** What a plan gives in the advisor (part 1, sections 6 and 9). */
export interface AdvisorPlan {
  readonly tierName: string;
  readonly limitLabel: string;
  /** Null: unlimited. Counted per calendar month of the account. */
  readonly ideasPerMonth: number | null;
  /** The cards a plan result shows, in their order. */
  readonly shownSections: readonly PlannedSection[];
  /** Those of them that are shown without their text. */
  readonly lockedSections: readonly PlannedSection[];
  /** How much each open section says. A block's paragraphs, tables and cited sources come and go with its rank. */
  readonly richness: { readonly maxRank: 1 | 2 | 3 };
  /** Projections, cases, the assumptions made for them and charts. */
  readonly hasProjections: boolean;
  readonly features: readonly ToolFeature<AdvisorFeatureId>[];
}

/** The lines of the advisor's feature list, in their order. */
export const advisorFeatureIds = [
  'ideas',
  'first-sections',
  'score',
  'number-origins',
  'downloads',
  'revenue-streams',
  'competitor-analysis',
  'projections',
  'trend-analysis',
] as const;
export type AdvisorFeatureId = (typeof advisorFeatureIds)[number];

interface FeatureRule {
  readonly name: string;
  readonly description: string;
  isAvailable(plan: Omit<AdvisorPlan, 'features'>): boolean;
  limit?(plan: Omit<AdvisorPlan, 'features'>): number | null;
  readonly proOnly?: true;
}

const isOpen = (plan: Omit<AdvisorPlan, 'features'>, section: PlannedSection): boolean =>
  plan.shownSections.includes(section) && !plan.lockedSections.includes(section);

const featureRules: Record<AdvisorFeatureId, FeatureRule> = {
  ideas: {
    name: 'Business ideas',
    description: 'An idea counts when its first answer is stored. Editing and composing again never count.',
    isAvailable: () => true,
    limit: (plan) => plan.ideasPerMonth,
  },
  'first-sections': {
    name: 'Summary, market and audience',
    description: 'Executive summary, market analysis and target audience, written from your answers.',
    isAvailable: () => true,
  },
  score: {
    name: 'Feasibility score',
    description: 'One published rubric. The plan decides how many sections are assessed.',
    isAvailable: () => true,
    limit: (plan) => plan.shownSections.length - plan.lockedSections.length,
  },
  'number-origins': {
    name: 'Origin of every number',
    description: 'Each number says whether you said it, a formula made it, a source states it or it is assumed.',
    isAvailable: () => true,
  },
  downloads: {
    name: 'PDF and DOCX',
    description: 'The plan as a document, with everything that is open to you.',
    isAvailable: () => true,
  },
  'revenue-streams': {
    name: 'Revenue streams',
    description: 'What you sell, at which price and how often.',
    isAvailable: (plan) => isOpen(plan, 'revenue-streams'),
  },
  'competitor-analysis': {
    name: 'Competitor analysis',
    description: 'Who else serves your customers, and where you differ.',
    isAvailable: (plan) => isOpen(plan, 'competitor-analysis'),
    proOnly: true,
  },
  projections: {
    name: 'Financial projections',
    description: 'A three-year model with best, base and worst case, costs, cash and funding need.',
    isAvailable: (plan) => plan.hasProjections,
    proOnly: true,
  },
  'trend-analysis': {
    name: 'Trend analysis',
    description: 'Trends, seasons and risks of your industry, with their early signs.',
    isAvailable: (plan) => isOpen(plan, 'trend-analysis'),
    proOnly: true,
  },
};

const withFeatures = (plan: Omit<AdvisorPlan, 'features'>): AdvisorPlan => ({
  ...plan,
  features: advisorFeatureIds.map((id) => {
    const { name, description, isAvailable, limit, proOnly } = featureRules[id];
    return {
      id,
      name,
      description,
      available: isAvailable(plan),
      ...(limit && { limit: limit(plan) }),
      ...(proOnly && { proOnly }),
    };
  }),
});

export const advisorPlans: Readonly<Record<PlanName, AdvisorPlan>> = {
  Free: withFeatures({
    tierName: 'Business Idea Evaluation',
    limitLabel: '1 idea per month',
    ideasPerMonth: 1,
    shownSections: plannedSections.slice(0, 4),
    lockedSections: ['revenue-streams'],
    richness: { maxRank: 1 },
    hasProjections: false,
  }),
  Starter: withFeatures({
    tierName: 'Business Model Generator',
    limitLabel: '5 ideas per month',
    ideasPerMonth: 5,
    shownSections: plannedSections.slice(0, 5),
    lockedSections: ['competitor-analysis'],
    richness: { maxRank: 2 },
    hasProjections: false,
  }),
  Pro: withFeatures({
    tierName: 'Advanced Business Model Generator',
    limitLabel: 'Unlimited ideas',
    ideasPerMonth: null,
    shownSections: plannedSections,
    lockedSections: [],
    richness: { maxRank: 3 },
    hasProjections: true,
  }),
};
