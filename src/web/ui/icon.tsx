import type { LucideIcon } from 'lucide-react';

/** One outline set at 1.6 stroke. Icons are decoration: the words beside them, or the button's label, carry the meaning. */
export function Icon({
  of: Glyph,
  size = 18,
  className,
}: {
  readonly of: LucideIcon;
  readonly size?: number;
  readonly className?: string;
}) {
  return (
    <Glyph
      size={size}
      strokeWidth={1.6}
      absoluteStrokeWidth={false}
      aria-hidden="true"
      focusable="false"
      {...(className === undefined ? {} : { className })}
    />
  );
}
