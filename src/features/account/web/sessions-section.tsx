import { Plural, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Session } from '#features/account/account.contract.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { ListSkeleton, SectionProblem } from '#web/settings/section-states.tsx';
import { SettingsSection } from '#web/settings/settings-section.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { useEndSession, useSessions } from './account.queries.ts';
import { EndOthers } from './end-others.tsx';
import { SessionItem } from './session-item.tsx';

/** Shown before the person asks for all. */
const shownAtFirst = 5;

/** Where the account is signed in. */
export function SessionsSection() {
  const { t } = useLingui();
  const { data, error, refetch } = useSessions();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <SettingsSection
      title={t`Sessions`}
      hint={t`Where you are signed in. End what you do not know, then change your password.`}
      headingRef={heading}
    >
      {data ? (
        <SessionList sessions={ownFirst(data)} onEnded={() => heading.current?.focus()} />
      ) : error ? (
        <SectionProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton label={t`Loading your sessions`} />
      )}
    </SettingsSection>
  );
}

function SessionList({ sessions, onEnded }: { readonly sessions: readonly Session[]; readonly onEnded: () => void }) {
  const { t, i18n } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const [said, setSaid] = useState('');
  const ending = useEndSession();
  const shown = isWhole ? sessions : sessions.slice(0, shownAtFirst);
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length;

  const end = (sessionId: string) => {
    if (ending.isPending) return;
    setSaid('');
    ending.mutate(sessionId, {
      onSuccess: () => {
        setSaid(t`The session was ended.`);
        onEnded();
      },
    });
  };
  return (
    <div className="flex flex-col gap-4">
      {ending.error ? (
        <Banner tone="attention" isAlert>
          {problemText(i18n, problemOf(ending.error))}
        </Banner>
      ) : null}
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul aria-label={t`Sessions`} className="divide-y divide-line">
        {shown.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            isEnding={ending.isPending && ending.variables === session.id}
            onEnd={() => end(session.id)}
          />
        ))}
      </ul>
      {others === 0 ? <p className="text-sm text-ink-2">{t`You are signed in nowhere else.`}</p> : null}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {shown.length < sessions.length ? (
          <Button size="small" onPress={() => setWhole(true)}>
            <Plural value={sessions.length} one="Show # session" other="Show all # sessions" />
          </Button>
        ) : null}
        {others > 0 ? <EndOthers count={others} onEnded={onEnded} /> : null}
      </div>
    </div>
  );
}

/** The session of this browser leads, whatever was used last. */
function ownFirst(sessions: readonly Session[]): readonly Session[] {
  return [...sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
