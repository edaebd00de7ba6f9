import { Button } from 'react-aria-components/Button';
import { cx } from './class-names.ts';

const STYLE = cx(
  'figures cursor-pointer rounded-[3px] px-px font-[inherit] text-[inherit] leading-[inherit] text-ink',
  'underline decoration-green decoration-dotted decoration-2 underline-offset-[5px] in-[table]:decoration-1',
  'hover:bg-green-soft aria-pressed:bg-green-soft',
);

/**
 * A number that knows where it comes from: dotted green underline; pressing it tells the screen to show its origin,
 * with `isActive` while that is shown.
 */
export function Figure({
  text,
  label,
  onOpen,
  onNear,
  isActive = false,
}: {
  readonly text: string;
  /** Spoken: "€6.50, where does this come from?" */
  readonly label: string;
  readonly onOpen: () => void;
  /** Somebody is about to press it: what it opens can be fetched. */
  readonly onNear?: () => void;
  readonly isActive?: boolean;
}) {
  return (
    <Button
      aria-label={label}
      aria-pressed={isActive}
      className={STYLE}
      onPress={onOpen}
      {...(onNear === undefined ? {} : { onHoverStart: onNear, onFocus: onNear })}
    >
      {text}
    </Button>
  );
}
