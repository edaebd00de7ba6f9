import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useShellAccount } from '#features/account/web/shared/shell-account.tsx';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { SettingsSection } from '#web/settings/settings-section.tsx';
import { shrinkPicture } from '#web/shrink-picture.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { usePictureChanges } from './settings.queries.ts';

const kinds = ['image/jpeg', 'image/png', 'image/webp'];

/** The picture: chosen, dragged here or pasted; it is saved at once, and its removal can be undone. */
export function PictureSection() {
  const { t, i18n } = useLingui();
  const { displayName, pictureUrl } = useShellAccount();
  const { set, remove, restore } = usePictureChanges();
  const [last, setLast] = useState<Blob>();
  const [fault, setFault] = useState<string>();
  const [said, setSaid] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const isBusy = set.isPending || remove.isPending || restore.isPending;

  const failed = (error: unknown) => setFault(problemText(i18n, problemOf(error)));
  const upload = async (file: Blob | undefined) => {
    if (file === undefined || isBusy) return;
    setFault(undefined);
    setSaid('');
    setLast(file);
    const image = await shrinkPicture(file, { longestSidePx: 1024, type: 'image/webp' });
    if (image === undefined)
      return setFault(t`This picture is too large, or it is no JPEG, PNG or WebP. Choose another one.`);
    set.mutate(image, {
      onSuccess: () => {
        setLast(undefined);
        setSaid(t`The picture was saved.`);
      },
      onError: failed,
    });
  };
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      // The tab may be behind another one.
      if (frame.current === null || frame.current.closest('[data-inert]') !== null) return;
      const pasted = [...(event.clipboardData?.files ?? [])].find(({ type }) => kinds.includes(type));
      if (pasted === undefined) return;
      event.preventDefault();
      void upload(pasted);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  });
  const takeAway = () =>
    remove.mutate(undefined, {
      onSuccess: ({ removedId }) => {
        setFault(undefined);
        if (removedId === null) return;
        showToast(
          {
            text: t`The picture was removed.`,
            action: { label: t`Undo`, onPress: () => restore.mutate(removedId, { onError: failed }) },
          },
          10_000,
        );
      },
      onError: failed,
    });

  return (
    <SettingsSection
      title={t`Picture`}
      hint={t`JPEG, PNG or WebP. Only a small square of it is kept, without the place and time a camera notes in it. Nobody else sees it.`}
    >
      <DropZone
        ref={frame}
        aria-label={t`Drop a picture here`}
        getDropOperation={(types) => (kinds.some((kind) => types.has(kind)) ? 'copy' : 'cancel')}
        onDrop={async ({ items }) => {
          const item = items.find((one) => one.kind === 'file');
          if (item?.kind === 'file') await upload(await item.getFile());
        }}
        className="flex flex-wrap items-center gap-4 rounded-lg border border-dashed border-line-strong p-4 data-drop-target:border-green data-drop-target:bg-green-soft"
      >
        <Avatar name={displayName} src={pictureUrl} size="large" />
        <div className="min-w-0 flex-1 basis-48">
          <div className="flex flex-wrap gap-2">
            <FileTrigger acceptedFileTypes={kinds} onSelect={(files) => void upload(files?.[0])}>
              <Button busy={set.isPending} busyLabel={t`Saving…`}>
                {t`Choose a picture`}
              </Button>
            </FileTrigger>
            {pictureUrl === null ? null : (
              <Button variant="quiet" isDisabled={isBusy} onPress={takeAway}>
                {t`Remove`}
              </Button>
            )}
          </div>
          <p className="mt-2 text-sm text-ink-2">{t`Or drag one here, or paste it.`}</p>
        </div>
      </DropZone>
      <p role="status" className="sr-only">
        {said}
      </p>
      {fault === undefined ? null : (
        <div className="mt-3">
          <Banner
            tone="attention"
            isAlert
            action={
              last === undefined ? null : (
                <Button size="small" onPress={() => void upload(last)}>
                  {t`Try again`}
                </Button>
              )
            }
          >
            {fault}
          </Banner>
        </div>
      )}
    </SettingsSection>
  );
}
