import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { Picture } from '#features/media/media.contract.ts';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { isReady } from '../shared/media.queries.ts';
import { pictureAddress } from '../shared/picture-address.ts';

interface PictureGridProps {
  readonly pictures: readonly Picture[];
  readonly picturesUrl: string;
  readonly selectedId: string | undefined;
  readonly onSelect: (picture: Picture) => void;
}

/** Wide enough for a tile on a sharp screen. */
const tileWidth = 320;

/** All pictures, the newest first; the one that is selected is described beside them. */
export function PictureGrid({ pictures, picturesUrl, selectedId, onSelect }: PictureGridProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Pictures`} className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2.5">
      {pictures.map((picture) => (
        <li key={picture.id}>
          <button
            type="button"
            aria-pressed={picture.id === selectedId}
            onClick={() => onSelect(picture)}
            className={cx(
              'relative flex aspect-square w-full items-center justify-center overflow-hidden rounded-md border bg-sunken text-sm text-ink-2 outline-offset-2',
              picture.id === selectedId
                ? 'border-green outline-2 outline-green'
                : 'border-line hover:border-line-strong',
            )}
          >
            <Tile picture={picture} picturesUrl={picturesUrl} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Tile({ picture, picturesUrl }: { readonly picture: Picture; readonly picturesUrl: string }) {
  const { t } = useLingui();
  const name = picture.alt || picture.name || t`Picture without a name`;
  if (isReady(picture))
    return (
      <>
        <img
          src={pictureAddress(picturesUrl, picture, tileWidth)}
          alt={name}
          loading="lazy"
          className="size-full object-cover"
          style={{ objectPosition: `${picture.x}% ${picture.y}%` }}
        />
        {picture.alt === '' ? (
          <span className="absolute inset-x-0 bottom-0 truncate bg-surface px-1.5 py-0.5 text-xs font-medium text-ink">
            {t`No alt text`}
          </span>
        ) : null}
      </>
    );
  return (
    <span className="flex min-w-0 flex-col items-center gap-1.5 p-2 text-center">
      {picture.state === 'waiting' ? <Spinner /> : <Icon of={CircleAlert} className="text-clay" />}
      <span className="w-full truncate">{name}</span>
      <span className="text-xs">{picture.state === 'waiting' ? t`Being prepared…` : t`Could not be read`}</span>
    </span>
  );
}
