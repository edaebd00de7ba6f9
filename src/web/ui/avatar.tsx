import { useState } from 'react';
import { cx } from './class-names.ts';

/** First letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words[words.length - 1] ?? '') : '';
  return [first, last]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

const SIZES = { small: 'size-8 text-xs', large: 'size-20 text-xl' } as const;

/** A person's picture, or their initials in a circle; decoration beside or inside something that is labelled. */
export function Avatar({
  name,
  src = null,
  size = 'small',
}: {
  readonly name: string;
  /** The address of the picture; the initials stand in where it cannot be fetched. */
  readonly src?: string | null;
  readonly size?: keyof typeof SIZES;
}) {
  const [failed, setFailed] = useState<string>();
  const isPicture = src !== null && src !== failed;
  return (
    <span
      aria-hidden="true"
      className={cx(
        'flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-green-soft font-semibold text-green',
        SIZES[size],
      )}
    >
      {isPicture ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setFailed(src)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
