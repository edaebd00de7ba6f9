import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { cx } from './class-names.ts';

/** A suggestion to press: an answer, a filter. With `isSelected` it becomes a toggle. */
export function Chip({
  children,
  onPress,
  isSelected,
  isDisabled = false,
}: {
  readonly children: ReactNode;
  readonly onPress: () => void;
  readonly isSelected?: boolean;
  readonly isDisabled?: boolean;
}) {
  return (
    <Button
      onPress={onPress}
      isDisabled={isDisabled}
      {...(isSelected === undefined ? {} : { 'aria-pressed': isSelected })}
      className={cx(
        'inline-flex min-h-8 items-center gap-2 rounded-full border px-3.5 py-1 text-sm font-semibold',
        'transition-colors duration-150 disabled:opacity-50 pointer-coarse:min-h-11',
        isSelected ? 'border-green bg-green-soft text-green' : 'border-line-strong bg-surface text-ink hover:bg-sunken',
      )}
    >
      {children}
    </Button>
  );
}
