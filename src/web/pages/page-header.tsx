import type { ReactNode } from 'react';
import { Logo } from '#web/ui/logo.tsx';

/** The top of the rendered pages: the mark that leads home, and what a page puts beside it. */
export function PageHeader({ label, children }: { readonly label: string; readonly children?: ReactNode }) {
  return (
    <header className="mx-auto flex min-h-18 w-full max-w-7xl items-center justify-between gap-4 px-5 sm:px-8">
      <a href="/" aria-label={label} className="flex shrink-0 rounded-sm">
        <Logo />
      </a>
      {children}
    </header>
  );
}
