import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '#web/pages/page-header.tsx';
import { LandingFooter } from '../landing-frame.tsx';
import { type LegalConfig, type LegalPart, type LegalSection, legalPagesDate } from './legal-section.ts';
import { usePrivacySections } from './privacy-sections.ts';
import { useTermsSections } from './terms-sections.ts';

/** `/terms`: eleven sections, dated April 2, 2025. */
export function renderTerms(i18n: I18n, config: LegalConfig) {
  return {
    title: `${i18n._(msg`Terms of Service`)} · Groundwork`,
    description: i18n._(
      msg`What you agree to when you use Groundwork: who may use it, what is yours, what it costs, and how it ends.`,
    ),
    children: <TermsPage {...config} />,
  };
}

/** `/privacy`: twelve sections, dated April 2, 2025. */
export function renderPrivacy(i18n: I18n, config: LegalConfig) {
  return {
    title: `${i18n._(msg`Privacy Policy`)} · Groundwork`,
    description: i18n._(
      msg`What Groundwork stores about you, what your browser keeps, who sees it, how long it stays, and how to get or delete it.`,
    ),
    children: <PrivacyPage {...config} />,
  };
}

function TermsPage(config: LegalConfig) {
  const { t } = useLingui();
  const { supportEmail } = config;
  const sections = useTermsSections(config);
  return (
    <LegalPage
      title={t`Terms of Service`}
      sections={sections}
      supportEmail={supportEmail}
      other={{ href: '/privacy', label: t`Privacy Policy` }}
    />
  );
}

function PrivacyPage(config: LegalConfig) {
  const { t } = useLingui();
  const { supportEmail } = config;
  const sections = usePrivacySections(config);
  return (
    <LegalPage
      title={t`Privacy Policy`}
      sections={sections}
      supportEmail={supportEmail}
      other={{ href: '/terms', label: t`Terms of Service` }}
    />
  );
}

/** Contents beside the text where there is room, above it where there is none; the way back to the sign-up area at both ends. */
function LegalPage({
  title,
  sections,
  supportEmail,
  other,
}: {
  readonly title: string;
  readonly sections: readonly LegalSection[];
  readonly supportEmail: string;
  readonly other: { readonly href: string; readonly label: string };
}) {
  const { t, i18n } = useLingui();
  const day = i18n.date(legalPagesDate, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <PageHeader label={t`Groundwork, home`}>
        <BackToSignUp />
      </PageHeader>
      <main className="mx-auto max-w-7xl px-5 pt-8 pb-20 sm:px-8 sm:pt-14">
        <h1 className="display text-3xl text-ink">{title}</h1>
        <p className="mt-3 text-base text-ink-2">{t`Dated ${day}`}</p>
        <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <nav aria-label={t`Contents`} className="lg:sticky lg:top-8 lg:self-start">
            <ol className="flex flex-col border-s border-line ps-4">
              {sections.map((section, index) => (
                <li key={section.id}>
                  <a
                    href={`#${section.id}`}
                    className="flex gap-2.5 rounded-sm py-1 text-base text-ink-2 hover:text-ink"
                  >
                    <span className="figures w-5 shrink-0 text-end">{index + 1}</span>
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="flex max-w-3xl min-w-0 flex-col gap-10">
            {sections.map((section, index) => (
              <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} className="scroll-mt-8">
                <h2 id={`${section.id}-title`} className="display flex gap-2.5 text-xl text-ink">
                  <span className="figures">{`${index + 1}.`}</span>
                  {section.title}
                </h2>
                <div className="mt-3 flex flex-col gap-3">
                  {section.parts.map((part) => (
                    <Part key={keyOf(part)} part={part} />
                  ))}
                </div>
              </section>
            ))}
            <p className="flex flex-wrap gap-x-6 gap-y-3 border-t border-line pt-6 text-base">
              <a href={other.href} className={linkStyle}>
                {other.label}
              </a>
              <BackToSignUp />
            </p>
          </div>
        </div>
      </main>
      <LandingFooter supportEmail={supportEmail} isElsewhere />
    </>
  );
}

const linkStyle = 'rounded-sm py-1 font-semibold text-green underline underline-offset-4';

function BackToSignUp() {
  const { t } = useLingui();
  return (
    <a href="/#signup" className={linkStyle}>
      {t`Back to sign-up`}
    </a>
  );
}

function Part({ part }: { readonly part: LegalPart }) {
  if (typeof part === 'string') return <p className="text-md text-pretty text-ink">{part}</p>;
  if ('list' in part) {
    return (
      <ul className="flex list-disc flex-col gap-2 ps-5 text-md text-pretty text-ink marker:text-ink-3">
        {part.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  return (
    <dl className="border-t border-line">
      {part.rows.map(([name, use]) => (
        <div
          key={name}
          className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[15rem_minmax(0,1fr)] sm:items-baseline"
        >
          <dt className="text-base font-semibold wrap-anywhere text-ink">{name}</dt>
          <dd className="text-base text-pretty text-ink">{use}</dd>
        </div>
      ))}
    </dl>
  );
}

const keyOf = (part: LegalPart): string =>
  typeof part === 'string' ? part : 'list' in part ? part.list.join() : part.rows.join();
