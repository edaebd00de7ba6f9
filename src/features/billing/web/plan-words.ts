import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComparisonRowId } from '#features/billing/domain/comparison-rows.ts';
import type { PlanName } from '#features/billing/domain/plans.ts';
import type { ToolId } from '#features/billing/domain/tools.ts';

/** The words of the plan table for the interface; the names of plans are names and stay as they are. */
export const planDescriptions: Readonly<Record<PlanName, MessageDescriptor>> = {
  Free: msg`Test an idea before you put money into it.`,
  Starter: msg`Work out how the business earns, and get it in front of people.`,
  Pro: msg`The whole plan with its numbers, for founders who need money or partners.`,
};

/** To somebody whose plan ended because a payment failed. */
export const debtWords = msg`A payment is still open. Once it is paid in the payment portal, your plan comes back.`;

export const toolWords: Readonly<Record<ToolId, MessageDescriptor>> = {
  advisor: msg`AI Business Generator`,
  studio: msg`Brand & Website Studio`,
  marketing: msg`Marketing Studio`,
  analytics: msg`Business Analytics`,
  legal: msg`Legal Document Generator`,
  support: msg`Support & Resources`,
};

/** What a row of the comparison is about. */
export const rowWords: Readonly<Record<ComparisonRowId, MessageDescriptor>> = {
  'advisor.ideas': msg`Business ideas`,
  'advisor.first-sections': msg`Summary, market and audience`,
  'advisor.score': msg`Sections in the feasibility score`,
  'advisor.downloads': msg`PDF and DOCX of what is open`,
  'advisor.revenue-streams': msg`Revenue streams`,
  'advisor.competitor-analysis': msg`Competitor analysis`,
  'advisor.projections': msg`Three-year projections in three cases`,
  'advisor.trend-analysis': msg`Trend analysis`,
  'studio.logos': msg`Logos`,
  'studio.palettes': msg`Color palettes`,
  'studio.font-pairs': msg`Font pairs`,
  'studio.social-assets': msg`Social media assets`,
  'studio.download': msg`Download of brand assets`,
  'studio.templates': msg`Website templates`,
  'studio.live-sites': msg`Live websites`,
  'studio.custom-domain': msg`Custom domain`,
  'studio.code-editor': msg`Code editor`,
  'marketing.overall': msg`Content generations`,
  'marketing.per-kind': msg`Generations of each kind`,
  'marketing.copy': msg`Copying without a watermark`,
  'marketing.schedule': msg`Scheduling`,
  'marketing.ab-testing': msg`A/B testing of email flows`,
  'marketing.launch': msg`Launch Campaign`,
  'analytics.metrics': msg`Traffic, revenue and audience`,
  'analytics.export': msg`Export and share`,
  'analytics.real-time': msg`Real-time insights`,
  'legal.templates': msg`Document templates`,
  'legal.formats': msg`PDF and DOCX of documents`,
  'legal.auto-updates': msg`Updates when regulations change`,
  'support.response': msg`Response time`,
  'support.chat': msg`Chat`,
  'support.calls': msg`Personal call`,
};
