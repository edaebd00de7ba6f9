import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { SecurityEvent } from '#features/account/account.contract.ts';
import { ListSkeleton, SectionProblem } from '#web/settings/section-states.tsx';
import { SettingsSection } from '#web/settings/settings-section.tsx';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Button } from '#web/ui/button.tsx';
import { useSecurityEvents } from './account.queries.ts';
import { deviceWords, eventWords } from './event-words.ts';

/** What happened to the account, newest first. */
export function AuditSection() {
  const { t } = useLingui();
  const trail = useSecurityEvents();
  const { data, error, refetch } = trail;
  return (
    <SettingsSection
      title={t`Audit trail`}
      hint={t`Everything that touched the security of your account, newest first.`}
    >
      {data ? (
        <Trail events={data.pages.flatMap(({ events }) => events)} trail={trail} />
      ) : error ? (
        <SectionProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton label={t`Loading the audit trail`} lines={5} />
      )}
    </SettingsSection>
  );
}

function Trail({
  events,
  trail,
}: {
  readonly events: readonly SecurityEvent[];
  readonly trail: Pick<
    ReturnType<typeof useSecurityEvents>,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
  >;
}) {
  const { t, i18n } = useLingui();
  const times = useTimeFormat();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = trail;
  const list = useFocusOnMore(events.length);
  if (events.length === 0) return <p className="text-base text-ink-2">{t`Nothing has been recorded yet.`}</p>;
  return (
    <div className="flex flex-col gap-4">
      <ol ref={list.ref} aria-label={t`Audit trail`} className="divide-y divide-line">
        {events.map((event) => (
          <li key={event.id} tabIndex={-1} className="py-2.5 compact:py-1 first:pt-0">
            <p className="text-base [overflow-wrap:anywhere] text-ink">{eventWords(i18n, event)}</p>
            <p className="text-sm [overflow-wrap:anywhere] text-ink-2">
              <time dateTime={event.occurredAt}>{times.moment(event.occurredAt)}</time>
              {[deviceWords(i18n, event.device), event.network]
                .filter((part) => part !== '')
                .map((part) => ` · ${part}`)
                .join('')}
            </p>
          </li>
        ))}
      </ol>
      {isFetchNextPageError && error ? (
        <SectionProblem error={error} onRetry={() => void fetchNextPage()} />
      ) : hasNextPage ? (
        <div>
          <Button
            size="small"
            busy={isFetchingNextPage}
            busyLabel={t`Loading...`}
            onPress={() => {
              list.expectMore();
              void fetchNextPage();
            }}
          >
            {t`Show more`}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** The button that was pressed moves down, or goes: the focus continues at the first entry that was added. */
function useFocusOnMore(length: number) {
  const ref = useRef<HTMLOListElement>(null);
  const before = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (before.current === undefined || length <= before.current) return;
    const first = ref.current?.children[before.current];
    before.current = undefined;
    if (first instanceof HTMLElement) first.focus();
  }, [length]);
  return {
    ref,
    expectMore: () => {
      before.current = length;
    },
  };
}
