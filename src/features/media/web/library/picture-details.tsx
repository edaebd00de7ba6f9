import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { longestAlt, type PictureFailure } from '#features/media/domain/picture.ts';
import type { Picture } from '#features/media/media.contract.ts';
import { showRefusal } from '#web/api/show-refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { FocalPoint } from '../shared/focal-point.tsx';
import { isReady, type ReadyPicture, useMediaApi, useRefetchPictures } from '../shared/media.queries.ts';
import { pictureAddress } from '../shared/picture-address.ts';

interface PictureDetailsProps {
  readonly picture: Picture;
  readonly picturesUrl: string;
  readonly onDeleted: () => void;
  readonly onPick: ((picture: ReadyPicture) => void) | undefined;
  /** What was typed and not saved, by the ids of pictures: it is there again when a picture is looked at again. */
  readonly drafts: Map<string, Draft>;
}

/** What is said of a picture. */
export type Draft = Pick<Picture, 'alt' | 'x' | 'y'>;

const failureWords: Readonly<Record<PictureFailure, MessageDescriptor>> = {
  broken: msg`This file is broken, or it is no picture. Delete it, and choose another one.`,
  too_many_pixels: msg`This picture has more than 50 million pixels. Save it smaller, and choose that.`,
  lost: msg`The file was gone before it was prepared. Delete it, and send it once more.`,
  gave_up: msg`This picture could not be prepared. Delete it, and send it once more; if that does not help, save it as a JPEG first.`,
};

/** Wide enough to see where the point is. */
const largeWidth = 960;

/** One picture: what it shows in words, what of it stays in sight, and its end. */
export function PictureDetails({ picture, picturesUrl, drafts, onDeleted, onPick }: PictureDetailsProps) {
  const { t } = useLingui();
  const name = picture.name || t`Picture without a name`;
  return (
    <section aria-label={t`The selected picture`} className="flex min-w-0 flex-col gap-4">
      <p className="text-sm font-semibold [overflow-wrap:anywhere] text-ink">{name}</p>
      {isReady(picture) ? (
        <Description picture={picture} picturesUrl={picturesUrl} drafts={drafts} onPick={onPick} />
      ) : (
        <p className="text-base text-pretty">
          {picture.failure === null
            ? t`It is being prepared for screens of every size. That takes some seconds.`
            : t(failureWords[picture.failure])}
        </p>
      )}
      <DeletePicture picture={picture} name={name} onDeleted={onDeleted} />
    </section>
  );
}

/** Takes out what a line cannot hold. */
const cleanAlt = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').slice(0, longestAlt);

function Description({
  picture,
  picturesUrl,
  drafts,
  onPick,
}: Pick<PictureDetailsProps, 'picturesUrl' | 'drafts' | 'onPick'> & { readonly picture: ReadyPicture }) {
  const { t, i18n } = useLingui();
  const api = useMediaApi();
  const refetch = useRefetchPictures();
  const [{ alt, x, y }, setDraft] = useState<Draft>(drafts.get(picture.id) ?? picture);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const change = (part: Partial<Draft>): void => {
    const draft = { alt, x, y, ...part };
    drafts.set(picture.id, draft);
    setDraft(draft);
    setSaid('');
  };
  const isChanged = alt.trim() !== picture.alt || x !== picture.x || y !== picture.y;
  const save = async (): Promise<ReadyPicture | undefined> => {
    if (!isChanged) return picture;
    setBusy(true);
    try {
      const saved = await api.describePicture.call({ mediaId: picture.id, alt: alt.trim(), x, y });
      drafts.delete(picture.id);
      await refetch();
      return isReady(saved) ? saved : undefined;
    } catch (error) {
      showRefusal(i18n, t`The picture was not saved`, error);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const keep = async (): Promise<void> => {
    if (await save()) setSaid(t`Saved.`);
  };
  const pick = async (): Promise<void> => {
    const saved = await save();
    if (saved) onPick?.(saved);
  };
  return (
    <>
      <TextField
        label={t`Alt text`}
        hint={t`What is to be seen, in a few words. People who do not see the picture hear it, and search engines read it.`}
        value={alt}
        maxLength={longestAlt}
        onChange={(text) => change({ alt: cleanAlt(text) })}
      />
      <div className="flex flex-col gap-1.5">
        <p className="text-sm font-medium text-ink">{t`What stays in sight`}</p>
        <FocalPoint
          src={pictureAddress(picturesUrl, picture, largeWidth)}
          label={t`The point that stays in sight`}
          place={t`${x} % from the left, ${y} % from the top`}
          value={{ x, y }}
          onChange={change}
        />
        <p className="text-sm">{t`Press the most important place, or move the point with the arrow keys. Where the picture is cropped, that place stays.`}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {onPick === undefined ? null : (
          <Button variant="primary" size="small" busy={isBusy} busyLabel={t`Saving…`} onPress={() => void pick()}>
            {t`Use this picture`}
          </Button>
        )}
        <Button size="small" busy={isBusy && onPick === undefined} onPress={() => void keep()}>
          {t`Save`}
        </Button>
        <span role="status" className="text-sm">
          {said}
        </span>
      </div>
    </>
  );
}

function DeletePicture({
  picture,
  name,
  onDeleted,
}: {
  readonly picture: Picture;
  readonly name: string;
  readonly onDeleted: () => void;
}) {
  const { t, i18n } = useLingui();
  const api = useMediaApi();
  const refetch = useRefetchPictures();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.deletePicture.call({ mediaId: picture.id });
      await refetch();
      onDeleted();
    } catch (error) {
      showRefusal(i18n, t`The picture was not deleted`, error);
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <div className="border-t border-line pt-3">
      <Button variant="quiet" size="small" onPress={() => setAsking(true)}>{t`Delete`}</Button>
      <Dialog
        title={t`Delete “${name}”?`}
        isOpen={isAsking}
        mustAnswer
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onPress={() => setAsking(false)}>{t`Keep it`}</Button>
            <Button variant="danger" busy={isBusy} busyLabel={t`Deleting…`} onPress={() => void remove()}>
              {t`Delete`}
            </Button>
          </>
        }
      >
        {t`It cannot be brought back. What is online goes on showing it until you publish again; a page that still has it asks you for another one.`}
      </Dialog>
    </div>
  );
}
