import { countOf, type PerPlan, yesNo } from '#shared/plans/plan-cell.ts';
import { type Quota, quotaCell } from '#shared/plans/quota.ts';
import { defineToolPlan, type ToolFeature } from '#shared/plans/tool-plan.ts';
import { type SectionId, sectionIds } from './plan.ts';

/** What a plan decides about a business plan, beyond yes and no. Source: docs/billing.md, "Advisor". */
export interface AdvisorGiven {
  /** The cards a plan result shows, in their order. */
  readonly shownSections: readonly SectionId[];
  /** Those of them that are shown without their text. */
  readonly lockedSections: readonly SectionId[];
  /** How much each open section says. A block's paragraphs, tables and cited sources come and go with its rank. */
  readonly richness: { readonly maxRank: 1 | 2 | 3 };
}

/** An idea counts when its first answer is stored; editing, resuming and composing again never count. */
export const ideas: Quota = {
  id: 'advisor.ideas',
  name: /*i18n*/ { id: 'plan.advisor.ideas', message: 'Business ideas' },
  rules: {
    Free: { limit: 1, period: 'month' },
    Starter: { limit: 5, period: 'month' },
    Pro: { limit: null, period: 'month' },
  },
  words: {
    nearlyUsed: {
      title: /*i18n*/ { id: 'plan.advisor.ideas.nearlyUsed', message: '{used} of {limit} business ideas used' },
      detail: /*i18n*/ { id: 'plan.advisor.ideas.opensAgain', message: 'New ones open on {day}.' },
    },
    usedUp: {
      title: /*i18n*/ {
        id: 'plan.advisor.ideas.usedUp',
        message: '{limit, plural, one {Your # business idea is used} other {All # business ideas are used}}',
      },
      detail: /*i18n*/ {
        id: 'plan.advisor.ideas.goOn',
        message: 'You can go on with what you have begun. New ones open on {day}.',
      },
    },
    usedUpMail: {
      subject: /*i18n*/ {
        id: 'plan.advisor.ideas.mailSubject',
        message: 'You have used all your business ideas',
      },
      preheader: /*i18n*/ {
        id: 'plan.advisor.ideas.mailPreheader',
        message: 'Your plans stay as they are. New ideas open on {day}.',
      },
      heading: /*i18n*/ { id: 'plan.advisor.ideas.mailHeading', message: 'All your business ideas are used' },
      text: /*i18n*/ {
        id: 'plan.advisor.ideas.mailText',
        message:
          '{limit, plural, one {You have begun the # business idea of your plan.} other {You have begun all # business ideas of your plan.}} You can go on with every one of them, edit and download it. New ideas open on {day}.',
      },
    },
  },
};

const opens =
  (section: SectionId) =>
  ({ shownSections, lockedSections }: AdvisorGiven) =>
    yesNo(shownSections.includes(section) && !lockedSections.includes(section));

const gives: PerPlan<AdvisorGiven> = {
  Free: { shownSections: sectionIds.slice(0, 4), lockedSections: ['revenue-streams'], richness: { maxRank: 1 } },
  Starter: { shownSections: sectionIds.slice(0, 5), lockedSections: ['competitor-analysis'], richness: { maxRank: 2 } },
  Pro: { shownSections: sectionIds, lockedSections: [], richness: { maxRank: 3 } },
};

/** The plan rows of the advisor. */
export const advisorPlan = defineToolPlan({
  id: 'advisor',
  name: /*i18n*/ { id: 'plan.advisor', message: 'AI Business Generator' },
  tiers: {
    Free: {
      name: /*i18n*/ { id: 'plan.advisor.free', message: 'Business Idea Evaluation' },
      limitLabel: /*i18n*/ { id: 'plan.advisor.free.limit', message: '1 idea per month' },
    },
    Starter: {
      name: /*i18n*/ { id: 'plan.advisor.starter', message: 'Business Model Generator' },
      limitLabel: /*i18n*/ { id: 'plan.advisor.starter.limit', message: '5 ideas per month' },
    },
    Pro: {
      name: /*i18n*/ { id: 'plan.advisor.pro', message: 'Advanced Business Model Generator' },
      limitLabel: /*i18n*/ { id: 'plan.advisor.pro.limit', message: 'Unlimited ideas' },
    },
  },
  gives,
  quotas: [ideas],
  features: {
    ideas: {
      name: ideas.name,
      description: /*i18n*/ {
        id: 'plan.advisor.ideas.description',
        message: 'An idea counts when its first answer is stored. Editing and composing again never count.',
      },
      opens: (_given, plan) => quotaCell(ideas, plan),
      row: true,
      isHighlighted: true,
      isListed: true,
    },
    'first-sections': {
      name: /*i18n*/ { id: 'plan.advisor.firstSections', message: 'Summary, market and audience' },
      description: /*i18n*/ {
        id: 'plan.advisor.firstSections.description',
        message: 'Executive summary, market analysis and target audience, written from your answers.',
      },
      opens: 'Free',
      row: true,
      isListed: true,
    },
    score: {
      name: /*i18n*/ { id: 'plan.advisor.score', message: 'Feasibility score' },
      description: /*i18n*/ {
        id: 'plan.advisor.score.description',
        message: 'One published rubric. The plan decides how many sections are assessed.',
      },
      opens: ({ shownSections, lockedSections }) => countOf(shownSections.length - lockedSections.length),
      row: /*i18n*/ { id: 'plan.advisor.score.row', message: 'Sections in the feasibility score' },
      isListed: true,
    },
    'number-origins': {
      name: /*i18n*/ { id: 'plan.advisor.origins', message: 'Origin of every number' },
      description: /*i18n*/ {
        id: 'plan.advisor.origins.description',
        message: 'Each number says whether you said it, a formula made it, a source states it or it is assumed.',
      },
      opens: 'Free',
      isListed: true,
    },
    downloads: {
      name: /*i18n*/ { id: 'plan.advisor.downloads', message: 'PDF and DOCX' },
      description: /*i18n*/ {
        id: 'plan.advisor.downloads.description',
        message: 'The plan as a document, with everything that is open to you.',
      },
      opens: 'Free',
      row: /*i18n*/ { id: 'plan.advisor.downloads.row', message: 'PDF and DOCX of what is open' },
      isListed: true,
    },
    'revenue-streams': {
      name: /*i18n*/ { id: 'plan.advisor.revenueStreams', message: 'Revenue streams' },
      description: /*i18n*/ {
        id: 'plan.advisor.revenueStreams.description',
        message: 'What you sell, at which price and how often.',
      },
      opens: opens('revenue-streams'),
      row: true,
      isHighlighted: true,
      isListed: true,
    },
    'competitor-analysis': {
      name: /*i18n*/ { id: 'plan.advisor.competitors', message: 'Competitor analysis' },
      description: /*i18n*/ {
        id: 'plan.advisor.competitors.description',
        message: 'Who else serves your customers, and where you differ.',
      },
      opens: opens('competitor-analysis'),
      row: true,
      isListed: true,
    },
    projections: {
      name: /*i18n*/ { id: 'plan.advisor.projections', message: 'Financial projections' },
      description: /*i18n*/ {
        id: 'plan.advisor.projections.description',
        message: 'A three-year model with best, base and worst case, costs, cash and funding need.',
      },
      opens: opens('financial-projections'),
      row: /*i18n*/ { id: 'plan.advisor.projections.row', message: 'Three-year projections in three cases' },
      isListed: true,
    },
    'trend-analysis': {
      name: /*i18n*/ { id: 'plan.advisor.trends', message: 'Trend analysis' },
      description: /*i18n*/ {
        id: 'plan.advisor.trends.description',
        message: 'Trends, seasons and risks of your industry, with their early signs.',
      },
      opens: opens('trend-analysis'),
      row: true,
      isListed: true,
    },
  },
  onCards: {
    Free: ['ideas', 'first-sections', 'score', 'downloads'],
    Starter: ['ideas', 'revenue-streams', 'score'],
    Pro: ['ideas', 'competitor-analysis', 'projections', 'trend-analysis'],
  },
});

/** The feature that opens a section: what a gate asks for, and what a refusal names. */
export function featureOfSection(section: SectionId): ToolFeature {
  const { projections, 'first-sections': first, ...others } = advisorPlan.features;
  const named: Readonly<Partial<Record<string, ToolFeature>>> = { ...others, 'financial-projections': projections };
  return named[section] ?? first;
}
