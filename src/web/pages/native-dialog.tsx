import type { ReactNode } from 'react';

/** A native dialog, closed until a script opens it. `data-close` on a button closes it. */
export function NativeDialog({
  id,
  title,
  children,
  actions,
}: {
  readonly id: string;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions: ReactNode;
}) {
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] animate-rise rounded-lg border border-line bg-surface p-6 text-ink shadow-float backdrop:bg-veil"
    >
      <h2 id={`${id}-title`} className="display text-xl">
        {title}
      </h2>
      <div className="mt-2 text-base text-pretty text-ink-2">{children}</div>
      <div className="mt-6 flex flex-wrap justify-end gap-2">{actions}</div>
    </dialog>
  );
}
