import { useLingui } from '@lingui/react/macro';
import { buttonStyle } from '#web/ui/button-style.ts';

/** "or", the Google button and the place where it says why it cannot be used. `enhanceGoogle` takes it over. */
export function GoogleButton({ label }: { readonly label: string }) {
  const { t } = useLingui();
  return (
    <div className="mt-5 flex flex-col gap-4">
      <p className="flex items-center gap-3 text-sm text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t`or`}
      </p>
      <button
        type="button"
        disabled
        data-google=""
        data-busy={t`Processing...`}
        data-missing={t`Google sign-in is not set up here. Use your email and password.`}
        data-unreachable={t`Groundwork cannot be reached. Check your connection and try again.`}
        className={buttonStyle('secondary', 'large', 'w-full disabled:opacity-100')}
      >
        <GoogleMark />
        <span data-label="">{label}</span>
      </button>
      <p data-google-error="" role="alert" hidden className="rounded-md bg-gold-soft px-4 py-3 text-base text-ink" />
    </div>
  );
}

function GoogleMark() {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      aria-hidden="true"
    >
      <path d="M14.6 4.6A7 7 0 1 0 16 9H9.4" />
    </svg>
  );
}
