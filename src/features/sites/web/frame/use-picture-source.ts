import { useMemo } from 'react';
import { renditionName } from '#features/media/domain/picture.ts';
import type { PictureSource } from '#features/sites/domain/blocks/block.ts';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { usePicturesUrl } from '../sites.queries.ts';

/** Where the pictures of the current business lie for its owner; undefined until that is known. */
export function usePictureSource(): PictureSource | undefined {
  const { id } = useCurrentWorkspace();
  const address = usePicturesUrl(id);
  return useMemo((): PictureSource | undefined => {
    if (address === undefined) return undefined;
    return (media, width, format) => `${address}/${renditionName(media, width, format)}`;
  }, [address]);
}
