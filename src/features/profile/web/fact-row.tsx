import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ProfileFact } from '#features/profile/profile.contract.ts';
import type { FactKey } from '#features/workspaces/domain/fact-value.ts';
import { useFactWords } from '#features/workspaces/web/shared/facts/use-fact-words.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { useProfileScreen } from './profile-screen-context.ts';
import { useOriginWords } from './use-origin-words.ts';

const columns =
  'grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[11rem_minmax(0,1fr)_auto] lg:advanced:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1fr)_5.5rem_auto]';

/** One fact: what it is called, its value, where it comes from, and the way to change it. */
export function FactRow({ factKey, fact }: { readonly factKey: FactKey; readonly fact: ProfileFact | undefined }) {
  const { t } = useLingui();
  const { workspace, wantedKey, open } = useProfileScreen();
  const { labelOf, shownOf } = useFactWords();
  const originOf = useOriginWords();
  const row = useRef<HTMLLIElement>(null);
  const isWanted = wantedKey === factKey;
  useEffect(() => {
    if (isWanted) row.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);

  const label = labelOf({ key: factKey });
  const isKnown = fact !== undefined && fact.value !== null;
  const change = workspace.isArchived ? t`History` : isKnown ? t`Change` : t`Add`;
  const spoken = workspace.isArchived ? t`History of ${label}` : isKnown ? t`Change: ${label}` : t`Add: ${label}`;
  return (
    <li
      ref={row}
      id={factKey}
      className={cx(
        'grid scroll-mt-20 items-start gap-x-5 border-b border-line',
        isKnown ? 'py-2.5 compact:py-1' : 'py-1 compact:py-0',
        isWanted && '-mx-3 rounded-sm bg-green-soft px-3',
        columns,
      )}
    >
      <p className="py-1 text-base text-ink-2 max-sm:col-span-2">{label}</p>
      {isKnown ? (
        <>
          <div className="min-w-0 lg:advanced:contents">
            <p className="py-1 text-base font-semibold [overflow-wrap:anywhere] text-ink">{shownOf(fact)}</p>
            <p className="pb-1 text-sm [overflow-wrap:anywhere] text-ink-3 lg:advanced:pt-1.5">{originOf(fact)}</p>
          </div>
          <p className="figures hidden pt-1.5 text-sm text-ink-3 lg:advanced:block">{t`Version ${fact.version}`}</p>
        </>
      ) : (
        <p className="py-1 text-base text-ink-3 lg:advanced:col-span-3">
          {fact === undefined ? t`Not known yet` : originOf(fact)}
        </p>
      )}
      {workspace.isArchived && fact === undefined ? null : (
        <Button variant="quiet" size="small" className="-me-3" aria-label={spoken} onPress={() => open(factKey)}>
          {change}
        </Button>
      )}
    </li>
  );
}
