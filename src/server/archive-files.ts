import type { DetachedContext } from './use-case.ts';

/** On whose behalf files are listed and made: there is no request, and no transaction is open. */
export type ArchiveContext = Pick<DetachedContext, 'actor' | 'now' | 'transact'>;

/** Files that a feature adds to the archive of an account, beside the rows of its tables. */
export interface ArchiveFiles {
  /** The folder of the archive they are in, and of no other feature: `notes`. */
  readonly folder: string;
  /** What stored files of its are for that are in that folder in another form, and so are left out of the stored files of the archive. */
  readonly standsFor?: readonly string[];
  /** What there is. The ids have no `:`, the file names are all different. */
  list(context: ArchiveContext): Promise<readonly ArchiveFile[]>;
  /** The bytes of one; undefined where it cannot be made: the archive then says so. What it throws is tried again. */
  make(context: ArchiveContext, id: string): Promise<Uint8Array | undefined>;
}

export interface ArchiveFile {
  readonly id: string;
  readonly name: string;
}
