import { type ReactNode, type Ref, useId } from 'react';

/** One matter of the settings: what it is on the left, what can be done on the right; below each other where narrow. */
export function SettingsSection({
  title,
  badge,
  hint,
  headingRef,
  children,
}: {
  readonly title: string;
  readonly badge?: ReactNode;
  readonly hint: ReactNode;
  /** For moving the focus here when what had it is gone. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-4 border-t border-line py-7 first:border-t-0 first:pt-2 md:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <h3
            id={id}
            tabIndex={-1}
            className="rounded-sm text-base font-semibold text-ink"
            {...(headingRef === undefined ? {} : { ref: headingRef })}
          >
            {title}
          </h3>
          {badge}
        </div>
        <div className="mt-1 text-sm text-pretty text-ink-2">{hint}</div>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
