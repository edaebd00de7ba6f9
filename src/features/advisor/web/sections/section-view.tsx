import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { RefreshCw, RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import type { OpenSection, PlanView } from '#features/advisor/advisor.contract.ts';
import { formatNumber } from '#shared/format-number.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { showRefusal } from '#web/api/show-refusal.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LockNotice } from '#web/ui/lock-notice.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useAdvisorStore } from '../advisor.queries.ts';
import { sectionTeasers, sectionTitles } from '../shared/section-texts.ts';
import { BlockView } from './block-view.tsx';
import { usePlanSaving } from './plan-saving.tsx';

type LockedSection = Extract<PlanView['sections'][number], { state: 'locked' }>;

const anchored = 'scroll-mt-28 border-t border-line pt-8 first:border-0 first:pt-0';

/** One open section: its heading, whether facts moved on since it was written, its blocks, and writing it again. */
export function SectionView({ section, plan }: { readonly section: OpenSection; readonly plan: PlanView }) {
  const { t } = useLingui();
  const { compose, undo, isBusy } = useRewriting(plan, section);
  const headingId = `${section.id}-heading`;
  const again = { size: 'small', busy: isBusy, busyLabel: t`Writing…`, onPress: () => void compose() } as const;
  return (
    <section id={section.id} aria-labelledby={headingId} aria-busy={isBusy} className={anchored}>
      <h3 id={headingId} tabIndex={-1} className="display text-xl text-ink outline-none">
        {t(sectionTitles[section.id])}
      </h3>
      {section.isStale ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium text-clay">
          {t`Facts changed since this was written`}
          <Button variant="danger" {...again}>
            {t`Write this section again`}
          </Button>
        </p>
      ) : null}
      <div lang={plan.contentLocale} className="mt-4 flex flex-col gap-4">
        {section.blocks.map((block) => (
          <BlockView key={block.id} block={block} sectionId={section.id} />
        ))}
      </div>
      <div className="mt-4 -ms-3 flex flex-wrap items-center gap-1">
        {section.isStale ? null : (
          <Button variant="quiet" {...again}>
            <Icon of={RefreshCw} size={15} />
            {t`Write this section again`}
          </Button>
        )}
        {section.canUndo ? (
          <Button variant="quiet" size="small" isDisabled={isBusy} onPress={() => undo(section.revision)}>
            <Icon of={RotateCcw} size={15} />
            {t`Bring back the text before`}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

/** Writes a section again from the facts as they are now; the text before can be brought back. */
function useRewriting({ conversationId }: PlanView, { id: sectionId }: OpenSection) {
  const { t, i18n } = useLingui();
  const store = useAdvisorStore();
  const saving = usePlanSaving();
  const attempt = useRef({ revision: 0, key: '' });
  const title = t(sectionTitles[sectionId]);
  const change = useMutation({
    networkMode: 'always',
    mutationFn: (write: () => Promise<OpenSection>) => write(),
    onSuccess: (written) => store.putSection(conversationId, written),
    onError: async (error) => {
      showRefusal(i18n, t`${title} was not changed`, error);
      if (problemOf(error).code === 'request.stale_revision') await store.refetchPlan(conversationId);
    },
  });
  const undo = (revision: number) =>
    change.mutate(() => store.api.undoSection.call({ conversationId, sectionId, revision }));
  const compose = async () => {
    if (change.isPending) return;
    // What is being typed is saved first, so that undo brings it back too.
    await saving.flush(sectionId);
    const revision = store.revisionOf(conversationId, sectionId);
    if (revision === undefined || saving.isUnsaved(sectionId)) {
      const text = t`Your last changes are not saved yet. Save them first, then write again.`;
      showToast({ tone: 'attention', text });
      return;
    }
    if (attempt.current.revision !== revision) attempt.current = { revision, key: crypto.randomUUID() };
    const context = { idempotencyKey: attempt.current.key };
    change.mutate(async () => {
      const written = await store.api.composeSection.call({ conversationId, sectionId, revision }, { context });
      const action = { label: t`Undo`, onPress: () => undo(written.revision) };
      showToast({ tone: 'done', text: t`${title} was written again`, action }, 10_000);
      return written;
    });
  };
  return { compose, undo, isBusy: change.isPending };
}

/** A locked section: what it would contain, which plan opens it and what that costs. Its text is never here. */
export function LockedSectionView({ section }: { readonly section: LockedSection }) {
  const { t, i18n } = useLingui();
  const price = formatPrice(section.monthlyPriceCents, i18n.locale);
  const plan = section.opensWith;
  return (
    <div id={section.id} className={anchored}>
      <LockNotice
        title={t(sectionTitles[section.id])}
        contains={t(sectionTeasers[section.id])}
        opensWith={t`Opens with ${plan}, ${price} a month`}
        action={
          <AppLink href={paths.platform.pricing} className={buttonStyle('secondary', 'small')}>
            {t`See ${plan}`}
          </AppLink>
        }
      />
    </div>
  );
}

/** A price of ours, in US dollars with two decimals. */
export const formatPrice = (cents: number, locale: string): string =>
  formatNumber(cents / 100, locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' });
