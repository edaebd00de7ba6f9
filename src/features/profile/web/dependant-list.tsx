import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Dependant } from '#shared/fact-dependant.ts';
import { dependantId } from '#web/dependants.ts';
import { TextLink } from '#web/routes/text-link.tsx';
import { useProfileScreen } from './profile-screen-context.ts';

/** Things made from facts, each with a link to where it stands and what becomes of it. */
export function DependantList({
  dependants,
  after,
}: {
  readonly dependants: readonly Dependant[];
  /** Stands at the end of a line. */
  readonly after?: (dependant: Dependant) => ReactNode;
}) {
  const { wordsOf } = useProfileScreen();
  const fateOf = useFate();
  return (
    <ul className="divide-y divide-line">
      {dependants.map((dependant) => {
        const { title, place, href } = wordsOf(dependant);
        return (
          <li
            key={dependantId(dependant)}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-2"
          >
            <div className="min-w-0 flex-1 basis-56">
              <TextLink href={href} className="rounded-sm text-base">
                {title}
              </TextLink>
              <p className="text-sm [overflow-wrap:anywhere] text-ink-2">
                {place}
                <span aria-hidden="true"> · </span>
                <span className="sr-only">. </span>
                {fateOf(dependant)}
              </p>
            </div>
            {after?.(dependant)}
          </li>
        );
      })}
    </ul>
  );
}

function useFate(): (dependant: Dependant) => string {
  const { t } = useLingui();
  return ({ fate }) => {
    switch (fate) {
      case 'calculated':
        return t`calculated again at once`;
      case 'written':
        return t`written again at once`;
      case 'kept':
        return t`keeps your own words; you can write it again`;
      case 'stale':
        return t`in your own words, written before the facts changed`;
    }
  };
}
