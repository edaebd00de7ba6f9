import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { longestAlt } from '#features/media/domain/picture.ts';
import { FocalPoint } from '#features/media/web/shared/focal-point.tsx';
import { isReady, type ReadyPicture, usePictures } from '#features/media/web/shared/media.queries.ts';
import { pictureAddress } from '#features/media/web/shared/picture-address.ts';
import { PictureLibrary } from '#features/media/web/shared/picture-library.tsx';
import type { ImageValue } from '#features/sites/domain/blocks/field.ts';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { fieldStyle } from '#web/ui/field-style.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { cleanLine } from '../clean-text.ts';

interface ImageControlProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: ImageValue | null;
  readonly onChange: (value: ImageValue | null) => void;
}

/** Wide enough for the column beside the page, on a sharp screen. */
const shownWidth = 640;

/** A picture of the business: chosen from the library, described and cropped for this place, or taken off. */
export function ImageControl({ label, hint, value, onChange }: ImageControlProps) {
  const { t } = useLingui();
  const { id: workspaceId } = useCurrentWorkspace();
  const [isChoosing, setChoosing] = useState(false);
  const pick = ({ id, alt, x, y, width, height }: ReadyPicture): void => {
    onChange({ media: id, alt, x, y, width, height });
    setChoosing(false);
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2.5">
      <legend className={cx(fieldStyle.label, 'mb-1.5')}>{label}</legend>
      {hint === undefined ? null : <p className={fieldStyle.hint}>{hint}</p>}
      {value === null ? null : <PlacedPicture value={value} onChange={onChange} />}
      <div className="flex flex-wrap gap-2">
        <Button size="small" data-act="pick" onPress={() => setChoosing(true)}>
          {value === null ? t`Choose a picture` : t`Choose another one`}
        </Button>
        {value === null ? null : (
          <Button size="small" variant="quiet" onPress={() => onChange(null)}>{t`Take it off`}</Button>
        )}
      </div>
      {isChoosing ? (
        <PictureLibrary workspaceId={workspaceId} onClose={() => setChoosing(false)} onPick={pick} />
      ) : null}
    </fieldset>
  );
}

/** What the picture shows here, and what of it stays in sight; or that it is there no more. */
function PlacedPicture({
  value,
  onChange,
}: {
  readonly value: ImageValue;
  readonly onChange: (value: ImageValue) => void;
}) {
  const { t } = useLingui();
  const { id: workspaceId } = useCurrentWorkspace();
  const { data } = usePictures(workspaceId);
  const isThere = data?.pictures.some((picture) => picture.id === value.media && isReady(picture)) ?? true;
  const { media, width, alt, x, y } = value;
  if (!isThere)
    return <p className={fieldStyle.error}>{t`This picture was deleted. Choose another one, or take it off.`}</p>;
  return (
    <>
      <TextField
        label={t`Alt text`}
        hint={alt.trim() === '' ? t`Say what is to be seen, for people who do not see it.` : undefined}
        value={alt}
        maxLength={longestAlt}
        onChange={(text) => onChange({ ...value, alt: cleanLine(text) })}
      />
      <FocalPoint
        src={data && pictureAddress(data.picturesUrl, { id: media, width }, shownWidth)}
        label={t`The point that stays in sight`}
        place={t`${x} % from the left, ${y} % from the top`}
        value={{ x, y }}
        onChange={(point) => onChange({ ...value, ...point })}
      />
    </>
  );
}
