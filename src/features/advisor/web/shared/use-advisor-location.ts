import { useRouter, useRouterState } from '@tanstack/react-router';
import { type SectionId, sectionIds } from '#features/advisor/domain/plan.ts';
import { paths } from '#web/routes/paths.ts';
import type { ConversationId } from '../advisor.queries.ts';

export type AdvisorTab = 'chat' | 'plan';

/** What the address says: which tab, which section, which conversation (the latest when it names none). */
export interface AdvisorLocation {
  readonly tab: AdvisorTab;
  readonly sectionId: SectionId | undefined;
  readonly conversationId: ConversationId | undefined;
  /** The start of another conversation; nothing is stored until its first answer. */
  readonly isNew: boolean;
}

/** The address of one view of this screen. */
export function advisorHref({ tab, sectionId, conversationId, isNew }: Partial<AdvisorLocation>): string {
  const conversation = isNew ? 'new' : conversationId;
  const query = new URLSearchParams({ ...(tab === 'plan' && { tab }), ...(conversation && { conversation }) });
  const hash = sectionId === undefined ? '' : `#${sectionId}`;
  return `${paths.platform.businessGeneration}${query.size === 0 ? '' : `?${query}`}${hash}`;
}

/** The address of a plan, or of a section in it, by what other features hand on. */
export const planHref = ({ conversationId, sectionId }: Readonly<Record<string, string>>): string =>
  advisorHref({ tab: 'plan', conversationId: readConversationId(conversationId), sectionId: readSectionId(sectionId) });

/** Reads a view out of an address; what it does not know is left out. */
function readLocation(search: string, hash: string): AdvisorLocation {
  const query = new URLSearchParams(search);
  const asked = query.get('conversation') ?? '';
  const sectionId = readSectionId(hash.replace(/^#/, ''));
  return {
    // A section stands in the plan, so its address opens the plan.
    tab: query.get('tab') === 'plan' || sectionId !== undefined ? 'plan' : 'chat',
    sectionId,
    conversationId: readConversationId(asked),
    isNew: asked === 'new',
  };
}

/** The id of a conversation as other features hand it on; undefined for what is none. */
export const readConversationId = (text = ''): ConversationId | undefined =>
  /^conv_[0-9a-hjkmnp-tv-z]{26}$/.test(text) ? (text as ConversationId) : undefined;

/** The id of a section as other features hand it on; undefined for one that this build does not know. */
export const readSectionId = (text = ''): SectionId | undefined => sectionIds.find((id) => id === text);

/** The view of this address, and how to go to another. Going keeps the scroll position; another tab begins at its top. */
export function useAdvisorLocation() {
  const router = useRouter();
  const { searchStr, hash } = useRouterState({ select: (state) => state.location });
  const go = (view: Partial<AdvisorLocation>, { replace = false } = {}) =>
    void router.navigate({ href: advisorHref(view), replace, resetScroll: false });
  const location = readLocation(searchStr, hash);
  const selectTab = (tab: AdvisorTab) => {
    go({ ...location, tab, sectionId: undefined });
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  return { location, go, selectTab };
}
