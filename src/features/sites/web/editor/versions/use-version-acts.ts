import { useMemo, useRef } from 'react';
import type { Site, Version } from '#features/sites/sites.contract.ts';
import { useEditorTools } from '../editor-context.ts';
import { useSiteSaving } from '../saving-context.tsx';
import type { Draft } from '../site-saving.ts';
import { useSiteAct } from '../use-site-act.ts';

/** The draft and its template as they were before a version was restored. */
export interface BeforeRestore {
  readonly draft: Draft;
  readonly template: Site['document']['template'];
}

/** What can be done with versions of the site. Each rejects with what was refused. */
export function useVersionActs() {
  const saving = useSiteSaving();
  const { store, builder } = useEditorTools();
  const { act, isBusy } = useSiteAct();
  const attempt = useRef<{ readonly of: string; readonly key: string }>(undefined);
  const { pages: open } = builder.open;
  const acts = useMemo(() => {
    const { api } = store;
    const siteId = (): Site['id'] => saving.getState().stored.id;
    return {
      /** Keeps the site as it is on the screen; the same asked again after a failure is the same attempt. */
      async keep(name: string): Promise<void> {
        const { id, revision } = await saving.settle();
        const of = `${id} ${revision} ${name}`;
        if (attempt.current?.of !== of) attempt.current = { of, key: crypto.randomUUID() };
        const context = { idempotencyKey: attempt.current.key };
        store.putVersions(id, await api.keepVersion.call({ siteId: id, revision, name }, { context }));
        attempt.current = undefined;
      },
      async rename(versionId: Version['id'], name: string): Promise<void> {
        store.putVersions(siteId(), await api.renameVersion.call({ siteId: siteId(), versionId, name }));
      },
      async remove(versionId: Version['id']): Promise<void> {
        store.putVersions(siteId(), await api.removeVersion.call({ siteId: siteId(), versionId }));
      },
      /** Puts the draft back to a version. Returns what it was before. */
      async restore(versionId: Version['id']): Promise<BeforeRestore> {
        let before: BeforeRestore | undefined;
        await act((at) => {
          const { draft, stored } = saving.getState();
          before = { draft, template: stored.document.template };
          return api.restoreVersion.call({ ...at, versionId });
        });
        return before!;
      },
      /** Takes a restoring back. */
      async takeBack({ draft, template }: BeforeRestore): Promise<void> {
        if (saving.getState().stored.document.template !== template)
          await act((at) => api.changeTemplate.call({ ...at, template }));
        const pages = draft.pages.filter(({ kind }) => open.includes(kind));
        await act((at) => api.saveSite.call({ ...at, ...draft, pages }));
      },
    };
  }, [store, saving, act, open]);
  return { ...acts, isBusy };
}
