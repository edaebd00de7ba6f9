import type { ReactNode } from 'react';

/** Wraps skeletons: one polite sentence for people who do not see them. */
export function LoadingRegion({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="status" aria-live="polite" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
