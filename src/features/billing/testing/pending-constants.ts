import type { ToolId } from '#features/billing/domain/tools.ts';

/** Numbers and texts of part 2 that no plan decides and whose tool does not exist yet: its own tests will hold them. */
export const pendingConstants: readonly { readonly tool: ToolId; readonly paragraph: string; readonly what: string }[] =
  [
    { tool: 'marketing', paragraph: 'part 2 §8', what: 'Please enter your marketing goal.' },
    { tool: 'marketing', paragraph: 'part 2 §8', what: 'Marketing goal cannot exceed 500 characters.' },
    { tool: 'marketing', paragraph: 'part 2 §6.2', what: 'Free may only calibrate the brand voice' },
    { tool: 'marketing', paragraph: 'part 2 §6.2', what: 'launch needs the one-click-campaign-launcher feature' },
    { tool: 'marketing', paragraph: 'part 2 §9', what: 'generation delay of 2 s, popover after 3 s' },
    { tool: 'marketing', paragraph: 'part 2 §9', what: 'estimated ROI weighted by budget shares; averages rounded' },
    { tool: 'studio', paragraph: 'part 2 §6.1', what: 'Free: other logos dimmed, a view-only preview' },
    { tool: 'studio', paragraph: 'part 2 §9', what: 'generation delay of 2 s, popover after 3 s' },
    { tool: 'marketing', paragraph: 'part 2 §9', what: 'goal of at most 500 characters' },
    { tool: 'marketing', paragraph: 'part 2 §9', what: 'usage bar warns at 80 % and 100 %, hidden for Free and Pro' },
    { tool: 'marketing', paragraph: 'part 2 §9', what: '4 social posts, 3 email steps, 5 blog sections, 3 ads' },
    { tool: 'marketing', paragraph: 'part 2 §9', what: 'Twitter text of 260, email preview of 150 characters' },
    { tool: 'marketing', paragraph: 'part 2 §9', what: 'ad budget shares of 50, 30 and 20 percent' },
    { tool: 'marketing', paragraph: 'part 2 §9', what: 'estimates within 60-90, 65-90, 70-90, 65-90 and 50-150' },
    { tool: 'marketing', paragraph: 'part 2 §9', what: 'defaults Professional, General, 25-45' },
    { tool: 'marketing', paragraph: 'part 2 §9', what: 'eight brand voices, five target audiences' },
    { tool: 'marketing', paragraph: 'part 2 §9', what: 'email times in PST, post times in EST' },
    { tool: 'analytics', paragraph: 'part 2 §8', what: 'Downloading analytics report...' },
    { tool: 'analytics', paragraph: 'part 2 §8', what: 'Opening share dialog...' },
    { tool: 'analytics', paragraph: 'part 2 §6.3', what: 'growth opportunities locked by their planLevel' },
    { tool: 'analytics', paragraph: 'part 2 §9', what: 'Daily, Weekly, Monthly; 7 bars; 3 growth opportunities' },
    { tool: 'analytics', paragraph: 'part 2 §9', what: 'live updates every 5 seconds; else every 24 hours' },
    { tool: 'legal', paragraph: 'part 2 §8', what: 'Exporting document as {format}' },
    { tool: 'legal', paragraph: 'part 2 §9', what: 'delay of 1.5 s' },
    { tool: 'support', paragraph: 'part 2 §6.5', what: 'knowledge articles locked by requiresPlan' },
    { tool: 'support', paragraph: 'part 2 §9', what: 'delay of 1.5 s, success banner of 5 s' },
    { tool: 'support', paragraph: 'part 2 §9', what: 'nine ticket categories' },
    { tool: 'support', paragraph: 'part 2 §9', what: 'hours of support' },
  ];
