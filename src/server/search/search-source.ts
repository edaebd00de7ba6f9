import type { PlanName } from '#shared/plans/plan-names.ts';
import type { Tx } from '../db/connect.ts';
import type { EventType } from '../events/outbox.ts';

/** One thing a person can find. */
export interface SearchDocument {
  /** Unique within its source and workspace. */
  readonly id: string;
  /** Its kind, by which results are grouped; the browser has its texts and makes its address. */
  readonly kind: string;
  readonly title: string;
  /** What it belongs to, shown next to the title: the plan of a section. */
  readonly context?: string;
  readonly body?: string;
  /** What its address is made of. */
  readonly parts: Readonly<Record<string, string>>;
  /**
   * The plans whose accounts may read this text; every plan when absent. A text that is longer on a higher plan is given
   * once for each version under the same `parts`, so that nothing locked is ever found or shown.
   */
  readonly plans?: readonly PlanName[];
  /** Whether it is listed among the recently changed items when nothing is typed. */
  readonly showsAsRecent?: boolean;
  readonly updatedAt: Date;
}

/** What one feature lets people find in one business. Registered in src/app/server/product.ts. */
export interface SearchSource {
  /** Stable: it is stored with each item. */
  readonly name: string;
  /** Grows when `load` gives other documents for the same data: everything is indexed again then. */
  readonly version: number;
  /** What changes the documents of the event's workspace. */
  readonly events: readonly EventType[];
  /** Everything of one workspace, as it is now. */
  load(tx: Tx, workspaceId: string): Promise<readonly SearchDocument[]>;
}
