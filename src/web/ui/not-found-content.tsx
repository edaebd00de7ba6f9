import { useLingui } from '@lingui/react/macro';
import { buttonStyle } from './button-style.ts';
import { LogoMark } from './logo.tsx';

/** The fallback of every page: nothing at this address, or an error that was caught. Its words: docs/pages.md, "Addresses". */
export function NotFoundContent() {
  const { t } = useLingui();
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-10rem)] max-w-xl flex-col items-center justify-center px-6 py-12 text-center">
      <LogoMark size={48} />
      <h1 className="display mt-6 text-2xl text-ink sm:text-3xl">{t`Page Not Found`}</h1>
      <p className="mt-3 text-base text-pretty text-ink-2">
        {t`The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.`}
      </p>
      <a href="/" className={buttonStyle('primary', 'large', 'mt-8')}>
        {t`Go Back Home`}
      </a>
    </div>
  );
}
