import type { ReactNode } from 'react';
import { cx } from '#web/ui/class-names.ts';

/** A form behind sign-in. What is wrong in it is said by our fields (`FormField`), not by the browser's bubbles. */
export function Form({
  id,
  onSubmit,
  className = 'max-w-sm gap-4',
  children,
}: {
  readonly id?: string;
  readonly onSubmit: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <form
      id={id}
      noValidate
      className={cx('flex flex-col', className)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
