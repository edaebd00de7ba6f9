import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { upgradeMessages } from '#features/billing/domain/upgrade-messages.ts';

export type UpgradeMessageId = keyof typeof upgradeMessages;

/** What a person reads when their plan does not include something, for the interface; a test holds it to the table. */
export const upgradeWords: Readonly<Record<UpgradeMessageId, MessageDescriptor>> = {
  'marketing.daily-limit': msg`You've reached your daily limit of 1 generation. Upgrade to Starter for 50/month or Pro for unlimited generations.`,
  'marketing.monthly-limit': msg`You've reached your monthly limit of 50 generations. Upgrade to Pro for unlimited generations.`,
  'marketing.copy': msg`Copying content requires a paid plan.`,
  'marketing.copy-hint': msg`Upgrade to copy content.`,
  'marketing.schedule': msg`Scheduling requires a Starter or Pro plan.`,
  'marketing.repurpose': msg`Repurposing content requires a Pro plan.`,
  'marketing.repurpose-hint': msg`Upgrade to Pro to repurpose content.`,
  'marketing.export-flow-plan': msg`Exporting flow plans requires a Pro plan.`,
  'marketing.schedule-ads': msg`Scheduling ads requires a Starter or Pro plan.`,
  'marketing.tweak-targeting': msg`Tweaking ad targeting requires a Pro plan.`,
  'marketing.export-ad-plan': msg`Exporting ad campaign plans requires a Pro plan.`,
  'marketing.download': msg`Downloading content requires a paid plan.`,
  'marketing.expand-sections': msg`Upgrade to Pro to expand sections.`,
  'studio.download': msg`Please upgrade to download branding assets!`,
  'any.pro': msg`This feature requires a Pro plan.`,
  'analytics.export-or-share': msg`This feature requires Starter or Pro plan`,
  'analytics.revenue': msg`Revenue tracking requires Starter or Pro plan`,
  'analytics.real-time': msg`Real-time analytics requires Pro plan`,
  'analytics.demographics': msg`Demographics data requires Starter or Pro plan`,
  'legal.download': msg`Upgrade to download documents in different formats`,
};
