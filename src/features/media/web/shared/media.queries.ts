import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PictureSize } from '#features/media/domain/picture.ts';
import { mediaContract, type Picture } from '#features/media/media.contract.ts';
import type { PrefixedId } from '#shared/ids.ts';
import { useApi } from '#web/api/use-api.ts';

type WorkspaceId = PrefixedId<'ws'>;

/** Where tabs are not told that a picture is ready, it is asked for this often. */
const waitingMs = 3000;
/** The addresses of pictures are good for an hour at least. */
const addressesLiveMs = 50 * 60_000;

/** A picture that can be shown. */
export type ReadyPicture = Picture & PictureSize & { readonly phoneBytes: number };

export const isReady = (picture: Picture): picture is ReadyPicture => picture.state === 'ready';

/** The endpoints of pictures. */
export const useMediaApi = () => useApi('media', mediaContract);

/** The pictures of a business, the newest first, and where they can be looked at. */
export const usePictures = (workspaceId: WorkspaceId) =>
  useQuery(
    useMediaApi().listPictures.queryOptions({
      input: { workspaceId },
      refetchInterval: ({ state: { data } }) =>
        data?.pictures.some(({ state }) => state === 'waiting') ? waitingMs : addressesLiveMs,
    }),
  );

/** Has the pictures asked for anew. */
export function useRefetchPictures(): () => Promise<void> {
  const client = useQueryClient();
  const api = useMediaApi();
  return () => client.invalidateQueries({ queryKey: api.key() });
}

/** Those that can be shown, by id; undefined until they are known. */
export function useKnownPictures(workspaceId: WorkspaceId): ReadonlyMap<string, ReadyPicture> | undefined {
  const { data } = usePictures(workspaceId);
  return useMemo(() => data && new Map(data.pictures.filter(isReady).map((picture) => [picture.id, picture])), [data]);
}
