import { useRouter } from '@tanstack/react-router';
import { workspaceParameter } from '../use-workspace-of-address.ts';
import { useWorkspaces } from './workspaces-context.ts';

/** Opens an address of a business: what belongs to another one than this tab's takes the tab there. */
export function useOpenInWorkspace(): (workspaceId: string, href: string) => void {
  const router = useRouter();
  const { current } = useWorkspaces();
  return (workspaceId, href) => {
    const url = new URL(href, window.location.origin);
    if (workspaceId !== current?.id) url.searchParams.set(workspaceParameter, workspaceId);
    void router.navigate({ href: url.pathname + url.search + url.hash });
  };
}
