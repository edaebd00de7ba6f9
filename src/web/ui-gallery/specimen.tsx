import type { ReactNode } from 'react';

/** A titled group of the gallery. */
export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-5">
      <h2 className="border-b border-line pb-2 text-sm font-semibold text-ink-2">{title}</h2>
      {children}
    </div>
  );
}

/** One component with its states in a row. */
export function Specimen({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <p className="pt-2 text-xs text-ink-3">{name}</p>
      <div className="flex min-w-0 flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}
