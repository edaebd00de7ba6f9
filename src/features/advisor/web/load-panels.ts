import type { AdvisorTab } from './shared/use-advisor-location.ts';

const panels = {
  chat: () => import('./chat/chat-panel.tsx'),
  plan: () => import('./plan/plan-panel.tsx'),
} as const satisfies Record<AdvisorTab, () => Promise<unknown>>;

export const loadChatPanel = panels.chat;
export const loadPlanPanel = panels.plan;

/**
 * Fetches what a tab shows: the first one beside its data, the other when somebody comes near its tab. Drawing the tab says
 * what went wrong if this fails.
 */
export function prefetchPanel(tab: AdvisorTab): void {
  panels[tab]().catch(() => undefined);
}
