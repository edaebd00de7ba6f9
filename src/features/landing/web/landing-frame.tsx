import { useLingui } from '@lingui/react/macro';
import { LanguageLinks } from '#web/pages/language-links.tsx';
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

/** The end of the landing page and of the legal pages: where things are, and how to write to us. */
export function LandingFooter({
  supportEmail,
  isElsewhere = false,
}: {
  readonly supportEmail: string;
  /** The sections are on another page. */
  readonly isElsewhere?: boolean;
}) {
  const { t } = useLingui();
  const more = [
    { href: '/signin', label: t`Sign in` },
    { href: '/terms', label: t`Terms of Service` },
    { href: '/privacy', label: t`Privacy Policy` },
    { href: `mailto:${supportEmail}`, label: supportEmail },
  ];
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-5 py-12 sm:grid-cols-2 sm:px-8 lg:grid-cols-[minmax(0,1fr)_auto_auto]">
        <div className="max-w-xs sm:col-span-2 lg:col-span-1">
          <Logo />
          <p className="mt-3 text-sm text-ink-2">{t`In beta. Launch is soon.`}</p>
        </div>
        <nav aria-label={t`Sections`}>
          <SectionLinks className="flex flex-col gap-y-1" base={isElsewhere ? '/' : ''} />
        </nav>
        <nav aria-label={t`Account and legal`} className="min-w-0">
          <ul className="flex flex-col gap-y-1">
            {more.map((link) => (
              <li key={link.href}>
                <a href={link.href} className={linkStyle}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageLinks className="border-t border-line pt-6 sm:col-span-full" />
      </div>
    </footer>
  );
}

const linkStyle = 'inline-block rounded-sm py-1 text-base font-medium wrap-anywhere text-ink-2 hover:text-ink';

function SectionLinks({ className, base = '' }: { readonly className: string; readonly base?: '' | '/' }) {
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
          <a href={base + link.href} className={linkStyle}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
