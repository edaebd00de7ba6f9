import type { ReactNode } from 'react';
import { cx } from '#web/ui/class-names.ts';

/** A form within the settings; its faults are worded by us, not by the browser. */
export function SettingsForm({
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
