import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { pictureMediaTypes } from '#features/media/domain/upload-kind.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { usePictures, useRefetchPictures } from '../shared/media.queries.ts';
import type { PictureLibraryProps } from '../shared/picture-library-props.ts';
import { type Draft, PictureDetails } from './picture-details.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

/** The pictures of a business: added, looked at, described, deleted, and chosen where one is wanted. */
export function LibraryDialog({ workspaceId, files, onClose, onPick }: PictureLibraryProps) {
  const { t } = useLingui();
  const { data, error, refetch } = usePictures(workspaceId);
  const refetchPictures = useRefetchPictures();
  const [selectedId, setSelectedId] = useState<string>();
  const [said, setSaid] = useState('');
  const details = useRef<HTMLDivElement>(null);
  const [drafts] = useState(() => new Map<string, Draft>());
  const { uploads, add, forget, repeat } = useUploads(workspaceId, (picture) => {
    // Nobody is taken away from what they are writing.
    setSelectedId((current) => current ?? picture.id);
    setSaid(t`The picture has arrived. Say what it shows.`);
    void refetchPictures();
  });
  useFirstFiles(files, add);
  const frame = usePastedFiles(add);
  const selected = data?.pictures.find(({ id }) => id === selectedId);
  const count = data?.pictures.length ?? 0;
  return (
    <Dialog
      title={onPick === undefined ? t`Your pictures` : t`Choose a picture`}
      isOpen
      onClose={onClose}
      size="large"
      isSheet
    >
      <div ref={frame} className="flex flex-col gap-5">
        <DropZone
          aria-label={t`Drop pictures here`}
          getDropOperation={(types) => (pictureMediaTypes.some((type) => types.has(type)) ? 'copy' : 'cancel')}
          onDrop={async ({ items }) => {
            const files = items.map((item) => (item.kind === 'file' ? item.getFile() : undefined));
            add((await Promise.all(files)).filter((file) => file !== undefined));
          }}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-dashed border-line-strong p-4 data-drop-target:border-green data-drop-target:bg-green-soft"
        >
          <FileTrigger allowsMultiple acceptedFileTypes={pictureMediaTypes} onSelect={(files) => add(files ?? [])}>
            <Button variant={count === 0 ? 'primary' : 'secondary'}>{t`Choose files`}</Button>
          </FileTrigger>
          <p className="min-w-0 flex-1 basis-56 text-sm text-pretty">
            {t`Or drop them here, or paste them. JPEG, PNG, WebP, AVIF or GIF, up to 25 MB each. Place, time and camera that a photo notes are taken out.`}
          </p>
        </DropZone>
        <UploadList uploads={uploads} onRepeat={repeat} onForget={forget} />
        <p role="status" className="sr-only">
          {said}
        </p>
        {data === undefined ? (
          error === null ? (
            <Skeleton className="h-48 w-full rounded-md" />
          ) : (
            <LoadFailure title={t`The pictures did not load`} error={error} onRetry={() => void refetch()} />
          )
        ) : count === 0 ? (
          <p className="text-base">{t`There are no pictures yet.`}</p>
        ) : (
          <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
            <div className="flex min-w-0 flex-col gap-2">
              <p className="text-sm">{t`${plural(count, { one: '# picture', other: '# pictures' })}`}</p>
              <PictureGrid
                pictures={data.pictures}
                picturesUrl={data.picturesUrl}
                selectedId={selectedId}
                onSelect={({ id }) => {
                  setSelectedId(id);
                  // On a phone what describes it stands below all pictures.
                  requestAnimationFrame(() => details.current?.scrollIntoView({ block: 'nearest' }));
                }}
              />
            </div>
            <div ref={details} className="min-w-0 md:sticky md:top-0">
              {selected === undefined ? (
                <p className="text-sm">{t`Press a picture to describe it or to delete it.`}</p>
              ) : (
                <PictureDetails
                  key={`${selected.id} ${selected.state}`}
                  picture={selected}
                  picturesUrl={data.picturesUrl}
                  drafts={drafts}
                  onPick={onPick}
                  onDeleted={() => {
                    setSelectedId(undefined);
                    setSaid(t`The picture was deleted.`);
                  }}
                />
              )}
            </div>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Adds what the dialog is opened with, once. */
function useFirstFiles(files: readonly File[] = [], add: (files: Iterable<File>) => void): void {
  const isAdded = useRef(false);
  useEffect(() => {
    if (isAdded.current) return;
    isAdded.current = true;
    add(files);
  });
}

/** Takes files that are pasted while the dialog is open; words go where they are pasted. Returns where the dialog notes what it is in. */
function usePastedFiles(add: (files: Iterable<File>) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const addNow = useRef(add);
  addNow.current = add;
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      // A question may stand before it.
      if (files.length === 0 || frame.current === null || frame.current.closest('[inert], [aria-hidden="true"]'))
        return;
      event.preventDefault();
      addNow.current(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  return frame;
}
