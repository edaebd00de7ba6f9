import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { SitePage } from '#features/sites/domain/sites.plan.ts';
import type { Builder } from '#features/sites/sites.contract.ts';
import type { ViewportId } from '../frame/viewports.ts';
import type { SiteStore } from '../sites.queries.ts';
import type { CopiedBlock } from './block-copy.ts';
import { createTextEditing } from './canvas/text-editing.ts';
import {
  EditedSiteContext,
  EditorContext,
  type EditorDialog,
  type EditorTools,
  type EditorView,
  type FoundWords,
  type FramePart,
  type Place,
} from './editor-context.ts';
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
  const [found, setFound] = useState<FoundWords>();
  const [textEditing] = useState(createTextEditing);
  const [copied, setCopied] = useState<CopiedBlock>();
  const [dropped, setDropped] = useState<readonly File[]>();
  const [dialog, setDialog] = useState<EditorDialog>();
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
  const { kind: pageKind } = page;
  const tools = useMemo(
    (): EditorTools => ({
      builder,
      store,
      pageKind,
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
      found,
      setFound,
      textEditing,
      copied,
      setCopied,
      dropped,
      setDropped,
      dialog,
      setDialog,
      isPublishing,
      setPublishing,
    }),
    [
      builder,
      store,
      pageKind,
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
      found,
      textEditing,
      copied,
      dropped,
      dialog,
      isPublishing,
      setPublishing,
    ],
  );
  const edited = useMemo(() => ({ document, page }), [document, page]);
  return (
    <EditorContext value={tools}>
      <EditedSiteContext value={edited}>{children}</EditedSiteContext>
    </EditorContext>
  );
}
