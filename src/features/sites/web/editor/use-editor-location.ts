import { useRouter, useRouterState } from '@tanstack/react-router';
import { type SitePage, sitePages } from '#features/sites/domain/sites.plan.ts';
import { paths } from '#web/routes/paths.ts';

/** What the address of the editor says: which page is edited (the first one when it names none), and whether publishing is open. */
interface EditorLocation {
  readonly page: SitePage | undefined;
  readonly isPublishing: boolean;
}

/** The view of this address, and how to go to another. */
export function useEditorLocation() {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const query = new URLSearchParams(search);
  const location: EditorLocation = {
    page: sitePages.find((kind) => kind === query.get('page')),
    isPublishing: query.get('panel') === 'publish',
  };
  const go = (change: Partial<EditorLocation>, { replace = false } = {}): void => {
    const { page, isPublishing } = { ...location, ...change };
    const next = new URLSearchParams({ ...(page && { page }), ...(isPublishing && { panel: 'publish' }) });
    const href = `${paths.platform.websiteEditor}${next.size === 0 ? '' : `?${next}`}`;
    void router.navigate({ href, replace, resetScroll: false });
  };
  return { location, go };
}
