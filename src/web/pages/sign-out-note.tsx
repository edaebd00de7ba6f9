import { useLingui } from '@lingui/react/macro';

/** Stands hidden on the page a sign-out leads to; shown when the server was not told of it. */
export function SignOutNote() {
  const { t } = useLingui();
  return (
    <div id="sign-out-note" hidden className="mx-auto max-w-7xl px-5 pt-5 sm:px-8">
      <p role="status" className="rounded-md bg-clay-soft px-4 py-3 text-base text-ink">
        {t`You are signed out in this browser, but the server did not answer. Sign in again and end the old session under Account Settings, Security.`}{' '}
        <a href="/signin" className="rounded-sm font-semibold underline underline-offset-4">
          {t`Sign in`}
        </a>
      </p>
    </div>
  );
}
