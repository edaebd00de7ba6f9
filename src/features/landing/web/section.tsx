import type { ReactNode } from 'react';

/** One part of the landing page; its id is its address. Heading at the start of the line, content beside or below it. */
export function Section({
  id,
  title,
  lead,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-16 gap-y-8 border-t border-line py-16 outline-none sm:py-20 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={`${id}-title`} className="display text-2xl text-ink">
          {title}
        </h2>
        {lead ? <p className="mt-3 text-base text-pretty text-ink-2">{lead}</p> : null}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
