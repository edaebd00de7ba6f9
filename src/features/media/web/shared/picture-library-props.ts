import type { PrefixedId } from '#shared/ids.ts';
import type { ReadyPicture } from './media.queries.ts';

/** What the library of pictures is opened with. */
export interface PictureLibraryProps {
  readonly workspaceId: PrefixedId<'ws'>;
  readonly onClose: () => void;
  /** Files that are added as it opens. */
  readonly files?: readonly File[] | undefined;
  /** Where one is to be chosen. */
  readonly onPick?: (picture: ReadyPicture) => void;
}
