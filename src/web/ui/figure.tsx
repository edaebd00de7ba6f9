import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { cx } from './class-names.ts';
import { Popover } from './popover.tsx';

const STYLE = cx(
  'figures cursor-pointer rounded-[3px] px-px font-[inherit] text-[inherit] leading-[inherit] text-ink',
  'underline decoration-green decoration-dotted decoration-2 underline-offset-[5px]',
  'hover:bg-green-soft aria-expanded:bg-green-soft aria-pressed:bg-green-soft',
);

/**
 * A number that knows where it comes from: dotted green underline, opens its origin in a popover (`origin`), or tells
 * the screen to show it elsewhere (`onOpen`, with `isActive` while it is shown).
 */
export function Figure({
  text,
  label,
  origin,
  onOpen,
  isActive = false,
}: {
  readonly text: string;
  /** Spoken: "€6.50, where does this come from?" */
  readonly label: string;
  readonly origin?: ReactNode;
  readonly onOpen?: () => void;
  readonly isActive?: boolean;
}) {
  if (origin === undefined) {
    return (
      <Button
        aria-label={label}
        className={STYLE}
        {...(onOpen === undefined ? {} : { onPress: onOpen, 'aria-pressed': isActive })}
      >
        {text}
      </Button>
    );
  }
  const trigger = (
    <Button aria-label={label} className={STYLE}>
      {text}
    </Button>
  );
  return (
    <Popover
      label={label}
      trigger={trigger}
      {...(onOpen === undefined ? {} : { onOpenChange: (open) => open && onOpen() })}
    >
      {origin}
    </Popover>
  );
}
