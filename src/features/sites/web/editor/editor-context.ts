import { createContext, useContext } from 'react';
import type { Page, SiteDocument } from '#features/sites/domain/document/site-document.ts';
import type { SitePage } from '#features/sites/domain/sites.plan.ts';
import type { Builder } from '#features/sites/sites.contract.ts';
import type { ViewportId } from '../frame/viewports.ts';
import type { SiteStore } from '../sites.queries.ts';
import type { CopiedBlock } from './block-copy.ts';
import type { TextEditing } from './canvas/text-editing.ts';

/** A place in a site: a page, a block on it, a field of the block. */
export interface Place {
  readonly pageKind: SitePage;
  readonly blockId?: string | undefined;
  readonly field?: string | undefined;
  /** Words that were looked for: they are marked in the text of the field they were found in, instead of opening what edits it. */
  readonly found?: FoundWords | undefined;
}

/** Words in a text of a block, which the canvas marks. */
export interface FoundWords {
  readonly blockId: string;
  /** The text, as text-places.ts names it. */
  readonly field: string;
  readonly words: string;
  /** Which occurrence in that text it is, from 0. */
  readonly occurrence: number;
}

/** What stands on every page and is no block: made of the title, the brand and the pages. */
export const frameParts = ['header', 'logo', 'navigation', 'footer'] as const;
export type FramePart = (typeof frameParts)[number];

/** What a phone shows, one at a time. */
export type EditorView = 'page' | 'structure' | 'inspector';

/** What opens over the editor, one at a time. */
export type EditorDialog = 'find' | 'versions' | 'code';

/** The site as it is on the screen, and the page of it that is edited: another one with every letter that is typed. */
export interface EditedSite {
  readonly document: SiteDocument;
  readonly page: Page;
}

/** What the parts of the editor share and no letter changes. The blocks of the page that is edited are Puck's (puck.ts). */
export interface EditorTools {
  readonly builder: Builder;
  readonly store: SiteStore;
  /** Which page is edited. */
  readonly pageKind: SitePage;
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
  /** Words that are marked on the page. */
  readonly found: FoundWords | undefined;
  readonly setFound: (found: FoundWords | undefined) => void;
  /** Which text is edited on the page itself. */
  readonly textEditing: TextEditing;
  /** The element that was copied last, on whichever page. */
  readonly copied: CopiedBlock | undefined;
  readonly setCopied: (copied: CopiedBlock) => void;
  /** Files that were dropped on the editor, until the library of pictures they went to is closed. */
  readonly dropped: readonly File[] | undefined;
  readonly setDropped: (dropped: readonly File[] | undefined) => void;
  readonly dialog: EditorDialog | undefined;
  readonly setDialog: (dialog: EditorDialog | undefined) => void;
  readonly isPublishing: boolean;
  readonly setPublishing: (isOpen: boolean) => void;
}

export const EditorContext = createContext<EditorTools | undefined>(undefined);
export const EditedSiteContext = createContext<EditedSite | undefined>(undefined);

/** What the parts of the editor share and no letter changes: what does without the site itself is not drawn anew while somebody types. */
export function useEditorTools(): EditorTools {
  const tools = useContext(EditorContext);
  if (tools === undefined) throw new Error('useEditorTools is for the parts of the editor');
  return tools;
}

/** The site as it is on the screen, and the page of it that is edited. */
export function useEditedSite(): EditedSite {
  const edited = useContext(EditedSiteContext);
  if (edited === undefined) throw new Error('useEditedSite is for the parts of the editor');
  return edited;
}

/** Everything that the parts of the editor share. */
export function useEditor(): EditorTools & EditedSite {
  return { ...useEditorTools(), ...useEditedSite() };
}
