import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';

/** A part of the page that opens and closes; the browser's own, so find-in-page opens it too. */
export function DisclosureSection({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <details id={id} className="group border-t border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-sm py-3 hover:text-green [&::-webkit-details-marker]:hidden">
        <h2 className="display text-lg">{title}</h2>
        <Icon
          of={ChevronDown}
          className="shrink-0 text-ink-2 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-6">{children}</div>
    </details>
  );
}
