import { useLingui } from '@lingui/react/macro';
import { problemText } from '#web/api/problems.ts';
import type { ReadingActs } from './use-reading.ts';

/** Why the last act failed; `stale` says it where another tab was first. */
export function ActProblem({ acts, stale }: { readonly acts: ReadingActs; readonly stale: string }) {
  const { i18n } = useLingui();
  const { problem, isStale } = acts;
  if (problem === undefined) return null;
  if (!isStale)
    return (
      <p role="alert" className="text-sm font-medium text-clay">
        {problemText(i18n, problem)}
      </p>
    );
  return (
    <p role="alert" className="rounded-sm bg-clay-soft px-3 py-2 text-sm text-ink">
      {stale}
    </p>
  );
}
