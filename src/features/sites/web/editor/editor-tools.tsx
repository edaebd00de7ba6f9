import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { SitePage } from '#features/sites/domain/sites.plan.ts';
import type { Builder } from '#features/sites/sites.contract.ts';
import type { ViewportId } from '../frame/viewports.ts';
import type { SiteStore } from '../sites.queries.ts';
import { EditorContext, type EditorTools, type EditorView, type FramePart, type Place } from './editor-context.ts';
import { useDraftDocument } from './saving-context.tsx';
import { useEditorLocation } from './use-editor-location.ts';

/** Provides what the parts of the editor share: the site as it is on the screen, and what is looked at of it. */
export function EditorToolsProvider({
  builder,
  store,
  children,
}: {
  readonly builder: Builder;
  readonly store: SiteStore;
  readonly children: ReactNode;
}) {
  const stored = useDraftDocument();
  const { pages: open } = builder.open;
  // Pages that the plan does not give are kept as they are stored, and are neither shown nor published.
  const document = useMemo(
    () => ({ ...stored, pages: stored.pages.filter(({ kind }) => open.includes(kind)) }),
    [stored, open],
  );
  const { location, go } = useEditorLocation();
  const goNow = useRef(go);
  goNow.current = go;
  const [viewport, setViewport] = useState<ViewportId>(() => (window.innerWidth < 640 ? 'mobile' : 'desktop'));
  const [panel, setPanel] = useState<EditorTools['panel']>('element');
  const [part, setPartAlone] = useState<FramePart>();
  const [view, setView] = useState<EditorView>('page');
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [wanted, setWanted] = useState<Place>();
  const page = document.pages.find(({ kind }) => kind === location.page) ?? document.pages[0] ?? stored.pages[0]!;
  const goToPage = useCallback((kind: SitePage) => goNow.current({ page: kind, isPublishing: false }), []);
  const setPart = useCallback((chosen: FramePart | undefined) => {
    setPartAlone(chosen);
    if (chosen === undefined) return;
    setPanel('element');
    setSheetOpen(true);
  }, []);
  const goTo = useCallback((place: Place) => {
    goNow.current({ page: place.pageKind, isPublishing: false });
    setWanted(place);
  }, []);
  const forgetWanted = useCallback(() => setWanted(undefined), []);
  const setPublishing = useCallback((isPublishing: boolean) => goNow.current({ isPublishing }), []);
  const { isPublishing } = location;
  const tools = useMemo(
    (): EditorTools => ({
      builder,
      store,
      document,
      page,
      goToPage,
      viewport,
      setViewport,
      panel,
      setPanel,
      part,
      setPart,
      view,
      setView,
      isSheetOpen,
      setSheetOpen,
      goTo,
      wanted,
      forgetWanted,
      isPublishing,
      setPublishing,
    }),
    [
      builder,
      store,
      document,
      page,
      goToPage,
      viewport,
      panel,
      part,
      setPart,
      view,
      isSheetOpen,
      goTo,
      wanted,
      forgetWanted,
      isPublishing,
      setPublishing,
    ],
  );
  return <EditorContext value={tools}>{children}</EditorContext>;
}
