import { useLingui } from '@lingui/react/macro';
import { useDocumentTitle } from '#web/routes/use-document-title.ts';
import { Banner } from '#web/ui/banner.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { FeatureComparison } from './feature-comparison.tsx';

/** The pricing screen where there is nothing to choose: what everybody has. */
export function EverythingIncluded() {
  const { t } = useLingui();
  useDocumentTitle(t`Plans and prices`);
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <PageHeading title={t`Plans and prices`} />
      <Banner>{t`Everything is included here, and nothing is charged.`}</Banner>
      <section aria-labelledby="included">
        <h2 id="included" className="display text-lg text-ink">{t`What is included`}</h2>
        <FeatureComparison only="Pro" />
      </section>
    </div>
  );
}
