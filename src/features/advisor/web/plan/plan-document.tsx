import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Check, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFreePlanBanner } from '#features/account/web/shared/free-plan-banner.ts';
import type { PlanView } from '#features/advisor/advisor.contract.ts';
import { sectionIds } from '#features/advisor/domain/plan.ts';
import { prices } from '#shared/plans/prices.ts';
import { showRefusal } from '#web/api/show-refusal.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { saveFile } from '#web/save-file.ts';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useAdvisorStore, useReading } from '../advisor.queries.ts';
import { HowIReadYou } from '../reading/how-i-read-you.tsx';
import { QuestionList } from '../reading/question-list.tsx';
import { ReadingFailure } from '../reading/reading-failure.tsx';
import { SavedStatus } from '../sections/plan-saving.tsx';
import { formatPrice, LockedSectionView, SectionView } from '../sections/section-view.tsx';
import { sectionTitles } from '../shared/section-texts.ts';
import { PlanAppendix, PlanVerdict } from './plan-parts.tsx';
import { SectionList } from './section-list.tsx';

export interface PlanDocumentProps {
  readonly plan: PlanView;
  readonly isNarrow: boolean;
  /** The score, where there is no panel beside the document. */
  readonly children: ReactNode;
}

/** The complete plan as a document; on narrow screens score and contents stand between its head and its sections. */
export function PlanDocument({ plan, isNarrow, children }: PlanDocumentProps) {
  const { t } = useLingui();
  const { parts, contentLocale } = plan;
  return (
    <article aria-label={plan.title} className="mx-auto w-full max-w-[45rem] px-4 py-7 sm:px-10 sm:py-9">
      <div className="@container/plan flex flex-col gap-8">
        <UpgradeBanner plan={plan} />
        <PlanHeader plan={plan} />
        {parts === null ? null : <PlanVerdict parts={parts} contentLocale={contentLocale} />}
        {children}
        {isNarrow ? (
          <>
            <details className="rounded-lg border border-line px-4 py-2.5">
              <summary className="min-h-7 rounded-sm text-base font-semibold text-ink">{t`Sections`}</summary>
              <div className="mt-2 -mx-2">
                <SectionList sections={plan.sections} />
              </div>
            </details>
            <SavedStatus />
          </>
        ) : null}
        <PlanReading plan={plan} />
        <div className="flex flex-col gap-8">
          {plan.sections.map((section) =>
            section.state === 'open' ? (
              <SectionView key={section.id} section={section} plan={plan} />
            ) : (
              <LockedSectionView key={section.id} section={section} />
            ),
          )}
          {parts === null ? null : <PlanAppendix parts={parts} contentLocale={contentLocale} />}
        </div>
      </div>
    </article>
  );
}

/** On Free, once the plan is complete: what the next plan adds to it. Put away for the account, on every device. */
function UpgradeBanner({ plan }: { readonly plan: PlanView }) {
  const { t, i18n } = useLingui();
  const banner = useFreePlanBanner('plan-complete-upgrade');
  const all = sectionIds.length;
  // After a higher plan all of it stays open: there is nothing more to have.
  if (banner === undefined || plan.sections.filter(({ state }) => state === 'open').length === all) return null;
  const locked = plan.sections.find(({ state }) => state === 'locked');
  const section = locked && t(sectionTitles[locked.id]);
  const starterPrice = formatPrice(prices.Starter.monthlyCents, i18n.locale);
  const proPrice = formatPrice(prices.Pro.monthlyCents, i18n.locale);
  return (
    <Banner
      title={t`Your business plan is complete`}
      onDismiss={banner.dismiss}
      action={
        <>
          <AppLink href={paths.platform.pricing} className={buttonStyle('secondary', 'small')}>
            {t`Upgrade Plan`}
          </AppLink>
          <Button variant="quiet" size="small" onPress={banner.dismiss}>
            {t`Not Now`}
          </Button>
        </>
      }
    >
      {section === undefined ? null : t`Starter adds ${section} for ${starterPrice} a month.`}{' '}
      {t`Pro opens all ${all} sections, with three years of figures, for ${proPrice} a month.`}
    </Banner>
  );
}

/** Title, day of writing, and the two downloads. */
function PlanHeader({ plan }: { readonly plan: PlanView }) {
  const { t } = useLingui();
  const { day } = useTimeFormat();
  const download = useDownload(plan);
  // Beside the downloads there is room for a short name; a longer one takes the whole line, and a very long one less height.
  const length = plan.title.length;
  const generated = day(plan.generatedAt);
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-6 border-b border-line pb-7 @min-[34rem]/plan:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex flex-wrap gap-2 @min-[34rem]/plan:col-span-2">
        <Badge tone="green">
          <Icon of={Check} size={14} />
          {t`Complete`}
        </Badge>
        <ContentLanguageLabel language={plan.contentLocale} />
      </div>
      <h2
        lang={plan.contentLocale}
        className={cx(
          'display mt-3 [overflow-wrap:anywhere] text-ink',
          length > 60 ? 'text-xl' : 'text-2xl sm:text-3xl',
          length > 16 && '@min-[34rem]/plan:col-span-2',
        )}
      >
        {plan.title}
      </h2>
      <div className="mt-1.5 min-w-0 @min-[34rem]/plan:col-start-1">
        <p className="text-base text-ink-2">{t`Business plan · ${generated}`}</p>
        {plan.isEarlier ? <Renewal plan={plan} /> : null}
      </div>
      <div
        className={cx(
          'mt-5 flex flex-wrap gap-2 @min-[34rem]/plan:col-start-2 @min-[34rem]/plan:mt-0',
          length <= 16 && '@min-[34rem]/plan:row-start-2 @min-[34rem]/plan:row-end-4',
        )}
      >
        <Button busy={download.busyWith === 'pdf'} onPress={() => download.start('pdf')}>
          <Icon of={Download} />
          {t`Download PDF`}
        </Button>
        <Button busy={download.busyWith === 'docx'} onPress={() => download.start('docx')}>
          {t`Download DOCX`}
        </Button>
      </div>
    </header>
  );
}

/** Beside a text that is in another language than the interface: which one. */
export function ContentLanguageLabel({ language }: { readonly language: string }) {
  const { t, i18n } = useLingui();
  if (i18n.locale === language) return null;
  const name = new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(language) ?? language;
  return <Badge tone="neutral">{t`Language: ${name}`}</Badge>;
}

/** A plan that an earlier version made stays as it is until it is written anew here. */
function Renewal({ plan: { conversationId } }: { readonly plan: PlanView }) {
  const { t, i18n } = useLingui();
  const store = useAdvisorStore();
  const renewal = useMutation({
    networkMode: 'always',
    mutationFn: () => store.api.renewPlan.call({ conversationId }),
    onSuccess: () => store.refetchPlan(conversationId),
    onError: (error) => showRefusal(i18n, t`The plan was not written anew`, error),
  });
  return (
    <p className="mt-1 text-sm text-pretty text-ink-2">
      {t`Made by an earlier version. It stays as it is until you write it anew.`}{' '}
      <Button
        variant="quiet"
        size="small"
        busy={renewal.isPending}
        busyLabel={t`Writing…`}
        onPress={() => renewal.mutate()}
      >
        {t`Write this plan anew`}
      </Button>
    </p>
  );
}

/** Fetches the plan as a file: says so, asks for a short-lived address, and hands it to the browser. */
function useDownload({ conversationId }: PlanView) {
  const { t, i18n } = useLingui();
  const { api } = useAdvisorStore();
  const { mutate, isPending, variables } = useMutation({
    networkMode: 'always',
    mutationFn: (format: 'pdf' | 'docx') => api.createDownload.call({ conversationId, format }),
    onMutate: () => showToast({ text: t`Downloading…` }),
    onSuccess: ({ address, fileName }) => saveFile(address, fileName),
    onError: (error, format, closeToast) => {
      closeToast?.();
      const action = { label: t`Try again`, onPress: () => mutate(format) };
      showRefusal(i18n, t`The file could not be made`, error, action);
    },
  });
  const start = (format: 'pdf' | 'docx') => {
    if (!isPending) mutate(format);
  };
  return { start, busyWith: isPending ? variables : undefined };
}

/** What the plan is written from, and what is missing for more: stands before its sections. */
function PlanReading({ plan }: { readonly plan: PlanView }) {
  const read = useReading(plan.conversationId);
  if (read.data === undefined)
    return read.isError ? <ReadingFailure read={read} /> : <Skeleton className="h-12 w-full" />;
  return (
    <>
      <HowIReadYou reading={read.data} />
      <QuestionList reading={read.data} />
    </>
  );
}
