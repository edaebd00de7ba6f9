import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PlanView } from '#features/advisor/advisor.contract.ts';
import { ScoreRing } from '#web/ui/score-ring.tsx';

type Score = PlanView['score'];

/** The feasibility score as a ring, its band, and what the rest of it rests on. */
export function ScoreSummary({ score }: { readonly score: Score }) {
  const { t } = useLingui();
  const bands: Record<Score['band'], string> = { Excellent: t`Excellent`, Good: t`Good`, Fair: t`Fair` };
  const { points } = score;
  const band = bands[score.band];
  return (
    <section aria-label={t`Feasibility score`} className="flex items-center gap-5">
      <ScoreRing score={points} label={t`Feasibility score: ${points} of 100, ${band}`} outOf={t`of 100`} />
      <div className="min-w-0">
        <p className="display text-lg text-ink">{band}</p>
        <p className="mt-0.5 text-sm text-pretty text-ink-2">{score.evidence}</p>
      </div>
    </section>
  );
}

/** Which sections lost points and why, and what each of them earned. */
export function ScoreReasons({ score }: { readonly score: Score }) {
  const { t } = useLingui();
  const lost = score.dimensions.filter((dimension) => dimension.lost.length > 0);
  const lostPoints = lost.flatMap((dimension) => dimension.lost).reduce((sum, one) => sum + one.points, 0);
  return (
    <div className="rounded-lg border border-line px-4 py-3.5 text-sm">
      <h2 className="font-semibold text-ink">{t`What would change this score`}</h2>
      {lost.length === 0 ? (
        <p className="mt-1 text-ink-2">{t`Your answers earned all ${score.max} points that answers alone can earn here.`}</p>
      ) : (
        <>
          <p className="mt-1 text-ink-2">
            {t`${plural(lostPoints, { one: '# point is', other: '# points are' })} still in your answers:`}
          </p>
          <ul className="mt-2 flex flex-col gap-2.5">
            {lost.map((dimension) => (
              <li key={dimension.id}>
                <p className="font-medium text-ink">{dimension.title}</p>
                <ul>
                  {dimension.lost.map((one) => (
                    <li key={one.reason} className="flex gap-2 text-ink-2">
                      <span className="figures w-7 shrink-0 font-semibold text-clay">−{one.points}</span>
                      <span className="min-w-0">{one.reason}</span>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </>
      )}
      <details className="mt-3 border-t border-line pt-2.5">
        <summary className="min-h-6 rounded-sm font-medium text-ink-2 hover:text-ink">{t`Points by section`}</summary>
        <dl className="mt-2">
          {score.dimensions.map((dimension) => (
            <div key={dimension.id} className="flex justify-between gap-3 py-1">
              <dt className="min-w-0 text-ink-2">{dimension.title}</dt>
              <dd className="figures shrink-0 text-ink">{t`${dimension.points} of ${dimension.max}`}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
