import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SiteDomain } from '#features/sites/sites.contract.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorText } from '#web/ui/error-text.tsx';
import { RecordList } from './record-list.tsx';
import { useDomainAct } from './use-domain-act.ts';

interface ItemProps {
  readonly domain: SiteDomain;
  /** Whether the plan and the installation give more than letting it go. */
  readonly mayChange: boolean;
}

/** One domain: how it stands, the records it needs, and what can be done with it. */
export function DomainItem({ domain, mayChange }: ItemProps) {
  const { t, i18n } = useLingui();
  const { act, isBusy, error, api, siteId } = useDomainAct();
  const { id: domainId, host, state, isMain, leadsHere, records } = domain;
  const isProven = state === 'proven';
  const isComplete = isProven && leadsHere;
  const isServedAlone = isMain && isProven;
  const choose = (chosen: typeof domainId | null) => act(() => api.chooseMainDomain.call({ siteId, domainId: chosen }));
  return (
    <li className="flex flex-col gap-2 rounded-md border border-line p-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 font-semibold [overflow-wrap:anywhere] text-ink">{host}</span>
        <StateBadge state={state} />
        {isServedAlone ? <Badge>{t`Main address`}</Badge> : null}
      </div>
      <DomainState domain={domain} />
      {mayChange && !isComplete ? <RecordList host={host} records={records} /> : null}
      <ErrorText>{error === undefined ? null : problemText(i18n, problemOf(error))}</ErrorText>
      <div className="flex flex-wrap gap-2">
        {mayChange ? (
          <Button
            size="small"
            busy={isBusy}
            busyLabel={t`One moment…`}
            aria-label={t`Check now: ${host}`}
            onPress={() => void act(() => api.checkDomain.call({ siteId, domainId }))}
          >
            {t`Check now`}
          </Button>
        ) : null}
        {mayChange && isProven && !isMain ? (
          <Button
            size="small"
            isDisabled={isBusy}
            aria-label={t`Make it the address: ${host}`}
            onPress={() => void choose(domainId)}
          >
            {t`Make it the address`}
          </Button>
        ) : null}
        {isServedAlone ? (
          <Button size="small" isDisabled={isBusy} onPress={() => void choose(null)}>
            {t`Use the first address again`}
          </Button>
        ) : null}
        <RemoveDomain
          host={host}
          isBusy={isBusy}
          onRemove={() => act(() => api.removeDomain.call({ siteId, domainId }))}
        />
      </div>
    </li>
  );
}

function StateBadge({ state }: Pick<SiteDomain, 'state'>) {
  const { t } = useLingui();
  if (state === 'proven') return <Badge tone="green">{t`Yours`}</Badge>;
  return state === 'lost' ? <Badge tone="clay">{t`Lost`}</Badge> : <Badge tone="gold">{t`Waiting`}</Badge>;
}

/** What is left to do, in a sentence, and when it was looked at last. */
function DomainState({ domain: { state, leadsHere, isMain, checkedAt } }: { readonly domain: SiteDomain }) {
  const { t } = useLingui();
  const { moment } = useTimeFormat();
  const when = checkedAt === null ? undefined : moment(checkedAt);
  const sentence =
    state === 'waiting'
      ? t`Set these records where you manage the domain, then check it. It can take an hour until they are seen.`
      : state === 'lost'
        ? t`Its records are not there any more, so nothing is shown at it. Set them again, then check it.`
        : !leadsHere
          ? t`It is yours, but it does not lead here yet. Set the record of its address.`
          : isMain
            ? t`Your website is at this domain; its other addresses lead to it.`
            : t`Your website can be opened at this domain.`;
  return (
    <p role="status" className="text-sm text-pretty text-ink-2">
      {sentence}
      {when === undefined ? null : ` ${t`Last checked ${when}.`}`}
    </p>
  );
}

/** Asks first: nothing is shown at the domain from then on. */
function RemoveDomain({
  host,
  isBusy,
  onRemove,
}: {
  readonly host: string;
  readonly isBusy: boolean;
  readonly onRemove: () => Promise<boolean>;
}) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        isDisabled={isBusy}
        aria-label={t`Remove: ${host}`}
        onPress={() => setAsking(true)}
      >
        {t`Remove`}
      </Button>
      <Dialog
        title={t`Remove the domain ${host}?`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button
              onPress={() => {
                setAsking(false);
                void onRemove();
              }}
            >
              {t`Remove it`}
            </Button>
            <Button variant="primary" onPress={() => setAsking(false)}>{t`Keep it`}</Button>
          </>
        }
      >
        <p>{t`Nothing of your website is shown at it from then on. Its first address stays.`}</p>
      </Dialog>
    </>
  );
}
