import type { LucideIcon } from 'lucide-react';
import type { SearchHit } from '#features/search/search.contract.ts';

/** Something that can be done from the palette, in the words of the interface. */
export interface PaletteAction {
  readonly id: string;
  readonly label: string;
  /** Other words somebody may type for it. */
  readonly alsoCalled?: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
}

/** How one kind of item is shown and opened; each kind that a source gives has one. */
export interface HitKind {
  readonly kind: string;
  /** The heading of its group. */
  readonly heading: string;
  /** What one of them is. */
  readonly noun: string;
  readonly icon: LucideIcon;
  /** The title where the interface words it; the item's own otherwise. */
  readonly titleOf?: (hit: SearchHit) => string | undefined;
  /** What stands beside the title; the item's own context otherwise. */
  readonly contextOf?: (hit: SearchHit) => string | undefined;
  readonly open: (hit: SearchHit) => void;
}
