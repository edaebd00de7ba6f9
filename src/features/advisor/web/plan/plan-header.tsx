import { useLingui } from '@lingui/react/macro';
import { Check, Download } from 'lucide-react';
import type { PlanView } from '#features/advisor/advisor.contract.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ContentLanguageLabel } from '../content-language.tsx';
import { useDay } from '../use-day.ts';
import { useDownload } from './use-download.ts';
import { useRenewPlan } from './use-renew-plan.ts';

/** Title, day of writing, and the two downloads. */
export function PlanHeader({ plan }: { readonly plan: PlanView }) {
  const { t } = useLingui();
  const day = useDay();
  const { download, busyWith } = useDownload(plan.conversationId);
  const { renew, isRenewing } = useRenewPlan(plan.conversationId);
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
        {plan.isEarlier ? (
          <p className="mt-1 text-sm text-pretty text-ink-2">
            {t`Made by an earlier version. It stays as it is until you write it anew.`}{' '}
            <Button variant="quiet" size="small" busy={isRenewing} busyLabel={t`Writing…`} onPress={() => void renew()}>
              {t`Write this plan anew`}
            </Button>
          </p>
        ) : null}
      </div>
      <div
        className={cx(
          'mt-5 flex flex-wrap gap-2 @min-[34rem]/plan:col-start-2',
          length > 16
            ? '@min-[34rem]/plan:mt-0'
            : '@min-[34rem]/plan:row-start-2 @min-[34rem]/plan:row-end-4 @min-[34rem]/plan:mt-0',
        )}
      >
        <Button busy={busyWith === 'pdf'} onPress={() => void download('pdf')}>
          <Icon of={Download} />
          {t`Download PDF`}
        </Button>
        <Button busy={busyWith === 'docx'} onPress={() => void download('docx')}>
          {t`Download DOCX`}
        </Button>
      </div>
    </header>
  );
}
