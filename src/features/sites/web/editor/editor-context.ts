import { createContext, useContext } from 'react';
import type { Page, SiteDocument } from '#features/sites/domain/document/site-document.ts';
import type { SitePage } from '#features/sites/domain/sites.plan.ts';
import type { Builder } from '#features/sites/sites.contract.ts';
import type { ViewportId } from '../frame/viewports.ts';
import type { SiteStore } from '../sites.queries.ts';

/** A place in a site: a page, a block on it, a field of the block. */
export interface Place {
  readonly pageKind: SitePage;
  readonly blockId?: string | undefined;
  readonly field?: string | undefined;
}

/** What stands on every page and is no block: made of the title, the brand and the pages. */
export const frameParts = ['header', 'logo', 'navigation', 'footer'] as const;
export type FramePart = (typeof frameParts)[number];

/** What a phone shows, one at a time. */
export type EditorView = 'page' | 'structure' | 'inspector';

/** What the parts of the editor share. The blocks of the page that is edited are Puck's (puck.ts). */
export interface EditorTools {
  readonly builder: Builder;
  readonly store: SiteStore;
  /** The site as it is on the screen, and the page of it that is edited. */
  readonly document: SiteDocument;
  readonly page: Page;
  readonly goToPage: (kind: SitePage) => void;
  readonly viewport: ViewportId;
  readonly setViewport: (viewport: ViewportId) => void;
  /** What the inspector shows. */
  readonly panel: 'element' | 'general';
  readonly setPanel: (panel: 'element' | 'general') => void;
  readonly part: FramePart | undefined;
  readonly setPart: (part: FramePart | undefined) => void;
  readonly view: EditorView;
  readonly setView: (view: EditorView) => void;
  /** Whether the inspector is open where it is a sheet. */
  readonly isSheetOpen: boolean;
  readonly setSheetOpen: (isOpen: boolean) => void;
  /** Leads to a place: its page is opened, its block selected, its field gets the focus. */
  readonly goTo: (place: Place) => void;
  /** Where somebody is being led; forgotten once they are there. */
  readonly wanted: Place | undefined;
  readonly forgetWanted: () => void;
  readonly isPublishing: boolean;
  readonly setPublishing: (isOpen: boolean) => void;
}

export const EditorContext = createContext<EditorTools | undefined>(undefined);

/** What the parts of the editor share. */
export function useEditor(): EditorTools {
  const tools = useContext(EditorContext);
  if (tools === undefined) throw new Error('useEditor is for the parts of the editor');
  return tools;
}
