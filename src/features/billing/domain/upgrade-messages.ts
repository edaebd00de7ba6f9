/** What a person reads when their plan does not include something (part 2, section 8), to the character. */
export const upgradeMessages = {
  'marketing.daily-limit':
    "You've reached your daily limit of 1 generation. Upgrade to Starter for 50/month or Pro for unlimited generations.",
  'marketing.monthly-limit':
    "You've reached your monthly limit of 50 generations. Upgrade to Pro for unlimited generations.",
  'marketing.copy': 'Copying content requires a paid plan.',
  'marketing.copy-hint': 'Upgrade to copy content.',
  'marketing.schedule': 'Scheduling requires a Starter or Pro plan.',
  'marketing.repurpose': 'Repurposing content requires a Pro plan.',
  'marketing.repurpose-hint': 'Upgrade to Pro to repurpose content.',
  'marketing.export-flow-plan': 'Exporting flow plans requires a Pro plan.',
  'marketing.schedule-ads': 'Scheduling ads requires a Starter or Pro plan.',
  'marketing.tweak-targeting': 'Tweaking ad targeting requires a Pro plan.',
  'marketing.export-ad-plan': 'Exporting ad campaign plans requires a Pro plan.',
  'marketing.download': 'Downloading content requires a paid plan.',
  'marketing.expand-sections': 'Upgrade to Pro to expand sections.',
  'studio.download': 'Please upgrade to download branding assets!',
  'any.pro': 'This feature requires a Pro plan.',
  'analytics.export-or-share': 'This feature requires Starter or Pro plan',
  'analytics.revenue': 'Revenue tracking requires Starter or Pro plan',
  'analytics.real-time': 'Real-time analytics requires Pro plan',
  'analytics.demographics': 'Demographics data requires Starter or Pro plan',
  'legal.download': 'Upgrade to download documents in different formats',
} as const;
