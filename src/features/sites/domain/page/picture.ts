import type { ReactElement } from 'react';
import { pictureFormats, pictureTypes, renditionWidths } from '#features/media/domain/picture.ts';
import { h, type PictureSource, type Scene } from '../blocks/block.ts';
import type { ImageValue } from '../blocks/field.ts';

interface PictureChoices {
  /** How wide it is drawn, as the attribute `sizes` says it: the browser chooses a rendition by that. */
  readonly sizes: string;
  /** It is seen first, so that it is fetched at once; others are when they are about to be seen. */
  readonly isFirst?: boolean;
}

/** The rendition for browsers that choose none: such as read no `srcset` are old, and so are their screens. */
const plainWidth = 960;

/**
 * A picture of the business in every width and format in which it is kept, with its size, so that nothing on the page moves when it
 * arrives. Cropped, it is cropped about what has to stay in sight.
 */
export function pictureView(
  { media, alt, x, y, width, height }: ImageValue,
  { pictureSrc }: Pick<Scene, 'pictureSrc'>,
  { sizes, isFirst = false }: PictureChoices,
): ReactElement {
  if (!pictureSrc) return h('span', { className: 'photo', style: { aspectRatio: `${width}/${height}` } });
  const widths = renditionWidths(width);
  const [first, last] = pictureFormats;
  const set = (format: Parameters<PictureSource>[2]): string =>
    widths.map((one) => `${pictureSrc(media, one, format)} ${one}w`).join(',');
  return h(
    'picture',
    { className: 'photo' },
    h('source', { type: pictureTypes[first], srcSet: set(first), sizes }),
    h('img', {
      src: pictureSrc(media, widths.findLast((one) => one <= plainWidth) ?? width, last),
      srcSet: set(last),
      sizes,
      alt,
      width,
      height,
      style: x === 50 && y === 50 ? undefined : { objectPosition: `${x}% ${y}%` },
      ...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' }),
    }),
  );
}
