import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '#web/pages/page-header.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Logo } from '#web/ui/logo.tsx';

/** Mark, the page's own sections, and the two ways in. */
export function LandingHeader() {
  const { t } = useLingui();
  return (
    <PageHeader label={t`Groundwork, home`}>
      <nav aria-label={t`On this page`} className="hidden lg:block">
        <SectionLinks className="flex gap-7" />
      </nav>
      <div className="flex items-center gap-1 sm:gap-3">
        <a
          href="/signin"
          data-signed-in={t`Open platform`}
          className="rounded-sm px-2 py-2 text-base font-medium text-ink-2 hover:text-ink"
        >
          {t`Sign in`}
        </a>
        <a href="#signup" className={buttonStyle('secondary', 'medium', 'max-sm:hidden')}>
          {t`Create account`}
        </a>
      </div>
    </PageHeader>
  );
}

/** The page's end: where things are, and how to write to us. */
export function LandingFooter({ supportEmail }: { readonly supportEmail: string }) {
  const { t } = useLingui();
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto flex max-w-7xl flex-wrap items-start justify-between gap-x-12 gap-y-8 px-5 py-12 sm:px-8">
        <div className="max-w-xs">
          <Logo />
          <p className="mt-3 text-sm text-ink-2">{t`In beta. Launch is soon.`}</p>
        </div>
        <nav aria-label={t`Sections`}>
          <SectionLinks className="flex flex-wrap gap-x-7 gap-y-2" />
        </nav>
        <p className="py-1 text-base text-ink-2">
          {t`Questions?`}{' '}
          <a href={`mailto:${supportEmail}`} className="rounded-sm text-green underline underline-offset-4">
            {supportEmail}
          </a>
        </p>
      </div>
    </footer>
  );
}

function SectionLinks({ className }: { readonly className: string }) {
  const { t } = useLingui();
  const links = [
    { href: '#features', label: t`Features` },
    { href: '#workflow', label: t`How it works` },
    { href: '#whygroundwork', label: t`Why Groundwork` },
    { href: '#pricing', label: t`Pricing` },
    { href: '#faq', label: t`Questions` },
  ];
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href} className="inline-block rounded-sm py-1 text-base font-medium text-ink-2 hover:text-ink">
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
