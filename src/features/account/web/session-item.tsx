import { useLingui } from '@lingui/react/macro';
import { Monitor, Smartphone } from 'lucide-react';
import type { Session } from '#features/account/account.contract.ts';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { deviceWords } from './event-words.ts';

/** One session: device, network, last use, and its end unless it is this one. */
export function SessionItem({
  session,
  isEnding,
  onEnd,
}: {
  readonly session: Session;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}) {
  const { t, i18n } = useLingui();
  const times = useTimeFormat();
  const device = deviceWords(i18n, session.device);
  const isPhone = /iPhone|Android/.test(session.device);
  const signedIn = times.moment(session.createdAt);
  const used = session.isCurrent ? t`in use now` : t`used ${times.relative(session.lastUsedAt, Date.now())}`;
  return (
    <li className="flex items-start gap-3 py-3 compact:py-1.5 first:pt-0 last:pb-0">
      <Icon of={isPhone ? Smartphone : Monitor} className="mt-0.5 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 text-base font-medium [overflow-wrap:anywhere] text-ink">{device}</span>
          {session.isCurrent ? <Badge tone="green">{t`This device`}</Badge> : null}
        </div>
        <p className="text-sm [overflow-wrap:anywhere] text-ink-2">
          {[session.network, used].filter((part) => part !== '').join(' · ')}
        </p>
        <p className="text-sm text-ink-2">{t`Signed in on ${signedIn}`}</p>
      </div>
      {session.isCurrent ? null : (
        <Button
          size="small"
          busy={isEnding}
          aria-label={t`End the session on ${device}, signed in on ${signedIn}`}
          className="shrink-0"
          onPress={onEnd}
        >
          {t`End`}
        </Button>
      )}
    </li>
  );
}
