import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
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
export function advisorHref(view: Partial<AdvisorLocation>): string {
  const search = new URLSearchParams();
  if (view.tab === 'plan') search.set('tab', 'plan');
  if (view.isNew) search.set('conversation', 'new');
  else if (view.conversationId !== undefined) search.set('conversation', view.conversationId);
  const query = search.toString();
  const hash = view.sectionId === undefined ? '' : `#${view.sectionId}`;
  return `${paths.platform.businessGeneration}${query === '' ? '' : `?${query}`}${hash}`;
}

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

function isConversationId(text: string): text is ConversationId {
  return /^conv_[0-9a-hjkmnp-tv-z]{26}$/.test(text);
}

/** The id of a conversation as other features hand it on; undefined for what is none. */
export const readConversationId = (text = ''): ConversationId | undefined =>
  isConversationId(text) ? text : undefined;

/** The id of a section as other features hand it on; undefined for one that this build does not know. */
export const readSectionId = (text = ''): SectionId | undefined => sectionIds.find((id) => id === text);

/** The view of this address, and how to go to another. Going keeps the scroll position; another tab begins at its top. */
export function useAdvisorLocation() {
  const router = useRouter();
  const search = useRouterState({ select: (state) => state.location.searchStr });
  const hash = useRouterState({ select: (state) => state.location.hash });
  const location = useMemo(() => readLocation(search, hash), [search, hash]);
  const go = useCallback(
    (view: Partial<AdvisorLocation>, options: { readonly replace?: boolean } = {}) =>
      void router.navigate({ href: advisorHref(view), replace: options.replace ?? false, resetScroll: false }),
    [router],
  );
  const selectTab = (tab: AdvisorTab) => {
    go({ ...location, tab, sectionId: undefined });
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  return { location, go, selectTab };
}
