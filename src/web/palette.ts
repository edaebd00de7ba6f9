import type { LucideIcon } from 'lucide-react';

/** Something that can be done from the palette, in the words of the interface. */
export interface PaletteAction {
  readonly id: string;
  readonly label: string;
  /** Other words somebody may type for it. */
  readonly alsoCalled?: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
  /** Stands before the ways to the screens; for what most people come to do. */
  readonly isFirst?: boolean;
}

/** Something that was found, as far as a feature has to know it to word and open it. */
export interface FoundItem {
  readonly kind: string;
  readonly title: { readonly text: string };
  readonly workspaceId: `ws_${string}`;
  /** What its address is made of. */
  readonly parts: Readonly<Record<string, string>>;
}

/** How one kind of item is shown and opened; each kind that a search source gives has one. */
export interface HitKind {
  readonly kind: string;
  /** The heading of its group. */
  readonly heading: string;
  /** What one of them is. */
  readonly noun: string;
  readonly icon: LucideIcon;
  /** The title where the interface words it; the item's own otherwise. */
  readonly titleOf?: (item: FoundItem) => string | undefined;
  /** What stands beside the title; the item's own context otherwise. */
  readonly contextOf?: (item: FoundItem) => string | undefined;
  readonly open: (item: FoundItem) => void;
}

/** What a feature brings to the palette: hooks, so that it can use what the screens around it know. */
export interface PalettePart {
  readonly useActions?: () => readonly PaletteAction[];
  readonly useHitKinds?: () => readonly HitKind[];
}
