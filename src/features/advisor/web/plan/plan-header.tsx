import { useLingui } from '@lingui/react/macro';
import { Check, Download } from 'lucide-react';
import type { PlanView } from '#features/advisor/advisor.contract.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useDay } from '../use-day.ts';
import { useDownload } from './use-download.ts';

/** Title, day of writing, and the two downloads. */
export function PlanHeader({ plan }: { readonly plan: PlanView }) {
  const { t } = useLingui();
  const day = useDay();
  const { download, busyWith } = useDownload(plan.conversationId);
  const isLong = plan.title.length > 60;
  const generated = day(plan.generatedAt);
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-b border-line pb-7">
      <div className="min-w-0 flex-1 basis-64">
        <Badge tone="green">
          <Icon of={Check} size={14} />
          {t`Complete`}
        </Badge>
        <h2
          className={cx('display mt-3 [overflow-wrap:anywhere] text-ink', isLong ? 'text-xl' : 'text-2xl sm:text-3xl')}
        >
          {plan.title}
        </h2>
        <p className="mt-1.5 text-base text-ink-2">{t`Business plan · ${generated}`}</p>
        {plan.isGeneral ? (
          <p className="mt-1 text-sm text-ink-2">
            {t`No industry of ours fits this business, so the plan rests on your answers and general rules.`}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
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
