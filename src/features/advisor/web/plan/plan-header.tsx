import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Check, Download } from 'lucide-react';
import type { PlanView } from '#features/advisor/advisor.contract.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useAdvisorStore } from '../advisor.queries.ts';

/** Title, day of writing, and the two downloads. */
export function PlanHeader({ plan }: { readonly plan: PlanView }) {
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
    onError: (error) => {
      const detail = problemText(i18n, problemOf(error));
      showToast({ tone: 'attention', text: t`The plan was not written anew`, detail });
    },
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
    onSuccess: ({ address, fileName }) => handToBrowser(address, fileName),
    onError: (error, format, closeToast) => {
      closeToast?.();
      showToast({
        tone: 'attention',
        text: t`The file could not be made`,
        detail: problemText(i18n, problemOf(error)),
        action: { label: t`Try again`, onPress: () => mutate(format) },
      });
    },
  });
  const start = (format: 'pdf' | 'docx') => {
    if (!isPending) mutate(format);
  };
  return { start, busyWith: isPending ? variables : undefined };
}

function handToBrowser(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
