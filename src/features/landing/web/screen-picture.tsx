import { cx } from '#web/ui/class-names.ts';
import { type PictureName, pictures } from './pictures.ts';

/**
 * A real screen of the product, in the theme of the reader's system and in the form that is legible at their width. Its
 * sizes are known before it is there, so nothing moves when it comes.
 */
export function ScreenPicture({
  name,
  alt,
  isFirst = false,
  className,
}: {
  readonly name: PictureName;
  readonly alt: string;
  /** Seen without scrolling: fetched at once. */
  readonly isFirst?: boolean;
  readonly className?: string;
}) {
  const { version, wide, narrow } = pictures[name];
  const file = (form: string, scale: number, type = 'avif') =>
    `/assets/pictures/${name}-${form}-${scale}x.${type}?v=${version}`;
  const isNarrow = '(max-width: 639px)';
  const isDark = '(prefers-color-scheme: dark)';
  const wideSet = (theme: string) => `${file(`wide-${theme}`, 1)} 1x, ${file(`wide-${theme}`, 2)} 2x`;
  return (
    <picture>
      <source
        media={`${isNarrow} and ${isDark}`}
        srcSet={file('narrow-dark', 2)}
        type="image/avif"
        width={narrow.width}
        height={narrow.height}
      />
      <source
        media={isNarrow}
        srcSet={file('narrow-light', 2)}
        type="image/avif"
        width={narrow.width}
        height={narrow.height}
      />
      <source media={isDark} srcSet={wideSet('dark')} type="image/avif" width={wide.width} height={wide.height} />
      <source srcSet={wideSet('light')} type="image/avif" width={wide.width} height={wide.height} />
      <img
        src={file('wide-light', 1, 'webp')}
        alt={alt}
        width={wide.width}
        height={wide.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className={cx('block h-auto w-full rounded-lg border border-line bg-surface', className)}
      />
    </picture>
  );
}
