import { useLingui } from '@lingui/react/macro';
import { cx } from '#web/ui/class-names.ts';

/** Where a refused form says why; empty and hidden until then. */
export function FormErrorBox() {
  return (
    <p
      data-error=""
      role="alert"
      hidden
      className="rounded-md border border-clay bg-clay-soft px-4 py-3 text-base text-ink"
    />
  );
}

/** Where a page says what went well; empty until then. */
export function NoteBox() {
  return (
    <p
      data-note=""
      role="status"
      className="rounded-md border border-green bg-green-soft px-4 py-3 text-base text-ink empty:hidden"
    />
  );
}

/** Forms need their script; without JavaScript they say so instead of failing. */
export function JavaScriptNote({ className }: { readonly className?: string }) {
  const { t } = useLingui();
  return (
    <noscript>
      <p className={cx('rounded-md bg-gold-soft px-4 py-3 text-sm text-ink', className)}>
        {t`This form needs JavaScript. Switch it on and load the page again.`}
      </p>
    </noscript>
  );
}
