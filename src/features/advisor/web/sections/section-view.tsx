import { useLingui } from '@lingui/react/macro';
import { RefreshCw, RotateCcw } from 'lucide-react';
import type { OpenSection, PlanView } from '#features/advisor/advisor.contract.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LockNotice } from '#web/ui/lock-notice.tsx';
import type { ConversationId } from '../advisor.queries.ts';
import { sectionTeasers, sectionTitles } from '../shared/section-labels.ts';
import { BlockView } from './block-view.tsx';
import { useComposeSection } from './use-compose-section.ts';

type LockedSection = Extract<PlanView['sections'][number], { state: 'locked' }>;

const anchored = 'scroll-mt-28 border-t border-line pt-8 first:border-0 first:pt-0';

/** One open section: its heading, whether facts moved on since it was written, its blocks, and writing it again. */
export function SectionView({
  section,
  conversationId,
  contentLocale,
}: {
  readonly section: OpenSection;
  readonly conversationId: ConversationId;
  readonly contentLocale: string;
}) {
  const { t } = useLingui();
  const { compose, undo, isBusy } = useComposeSection(conversationId, section);
  const headingId = `${section.id}-heading`;
  return (
    <section id={section.id} aria-labelledby={headingId} aria-busy={isBusy} className={anchored}>
      <h3 id={headingId} tabIndex={-1} className="display text-xl text-ink outline-none">
        {t(sectionTitles[section.id])}
      </h3>
      {section.isStale ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium text-clay">
          {t`Facts changed since this was written`}
          <Button variant="danger" size="small" busy={isBusy} busyLabel={t`Writing…`} onPress={() => void compose()}>
            {t`Write this section again`}
          </Button>
        </p>
      ) : null}
      <div lang={contentLocale} className="mt-4 flex flex-col gap-4">
        {section.blocks.map((block) => (
          <BlockView key={block.id} block={block} sectionId={section.id} />
        ))}
      </div>
      <div className="mt-4 -ms-3 flex flex-wrap items-center gap-1">
        {section.isStale ? null : (
          <Button variant="quiet" size="small" busy={isBusy} busyLabel={t`Writing…`} onPress={() => void compose()}>
            <Icon of={RefreshCw} size={15} />
            {t`Write this section again`}
          </Button>
        )}
        {section.canUndo ? (
          <Button variant="quiet" size="small" isDisabled={isBusy} onPress={() => void undo(section.revision)}>
            <Icon of={RotateCcw} size={15} />
            {t`Bring back the text before`}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

/** A locked section: what it would contain, which plan opens it and what that costs. Its text is never here. */
export function LockedSectionView({ section }: { readonly section: LockedSection }) {
  const { t } = useLingui();
  const price = usePrice(section.monthlyPriceCents);
  const plan = section.opensWith;
  return (
    <div id={section.id} className={anchored}>
      <LockNotice
        level={3}
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
export function usePrice(cents: number): string {
  const { i18n } = useLingui();
  return new Intl.NumberFormat(i18n.locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  }).format(cents / 100);
}
