import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly href?: string;
  readonly onAction?: () => void;
  readonly disabled?: boolean;
  /** The menu is not closed by choosing it. */
  readonly staysOpen?: boolean;
  /** Shown at the end of the line: a tick, a shortcut. */
  readonly end?: ReactNode;
  /** The spoken name of its part of the menu; entries of one part follow each other. A long part scrolls by itself. */
  readonly section?: string;
}

/** What a menu shows once it is open. */
export interface MenuContent {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** Words above the entries: whose menu it is. */
  readonly header?: ReactNode;
  readonly placement?: 'bottom start' | 'bottom end';
}
