import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PlanView } from '#features/advisor/advisor.contract.ts';
import { marketEvidencePoints } from '#features/advisor/domain/score/rubric.ts';
import { cx } from '#web/ui/class-names.ts';
import { ScoreRing } from '#web/ui/score-ring.tsx';
import { lossReasons } from '../labels/score-labels.ts';
import { sectionTitles } from '../shared/section-texts.ts';

type Score = PlanView['score'];

/** What answers alone can earn when every section is assessed. */
const mostOfAnswers = 100 - marketEvidencePoints;

const bands = { Excellent: msg`Excellent`, Good: msg`Good`, Fair: msg`Fair` } as const;

/** The feasibility score as a ring, its band, and what the rest of it rests on. */
export function ScoreSummary({ score }: { readonly score: Score }) {
  const { t } = useLingui();
  const { points, max } = score;
  const band = t(bands[score.band]);
  return (
    <section aria-label={t`Feasibility score`} className="flex items-center gap-5">
      <ScoreRing score={points} label={t`Feasibility score: ${points} of 100, ${band}`} outOf={t`of 100`} />
      <div className="min-w-0">
        <p className="display text-lg text-ink">{band}</p>
        <p className="mt-0.5 text-sm text-pretty text-ink-2">
          {points < max
            ? t`Your answers earned ${points} of the ${max} points that answers can earn here.`
            : max < mostOfAnswers
              ? t`All ${max} points that answers can earn in your open sections.`
              : t`All ${max} points that answers alone can earn.`}{' '}
          {t`The last ${marketEvidencePoints} come only from real visitors, sign-ups and orders.`}
        </p>
      </div>
    </section>
  );
}

/** Every point that is missing: lost in the answers, in sections the plan does not open, and not measured yet. */
export function ScoreReasons({ score, isFramed }: { readonly score: Score; readonly isFramed: boolean }) {
  const { t } = useLingui();
  const lost = score.dimensions.filter((dimension) => dimension.lost.length > 0);
  const lostPoints = score.max - score.points;
  const unopened = mostOfAnswers - score.max;
  return (
    <div className={cx('border-line text-sm', isFramed ? 'rounded-lg border px-4 py-3.5' : 'border-t pt-4')}>
      <h2 className="font-semibold text-ink">{t`What would change this score`}</h2>
      {lost.length === 0 ? null : (
        <>
          <p className="mt-1 text-ink-2">
            {t`${plural(lostPoints, { one: '# point is', other: '# points are' })} still in your answers:`}
          </p>
          <ul className="mt-2 flex flex-col gap-3">
            {lost.map((dimension) => (
              <li key={dimension.id}>
                <p className="font-medium text-ink">{t(sectionTitles[dimension.id])}</p>
                <ul className="mt-0.5 flex flex-col gap-1">
                  {dimension.lost.map((one) => (
                    <Missing key={one.criterionId} points={-one.points}>
                      {t(lossReasons[one.criterionId])}
                    </Missing>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </>
      )}
      <ul className={cx('flex flex-col gap-1', lost.length === 0 ? 'mt-1.5' : 'mt-3 border-t border-line pt-3')}>
        {unopened > 0 ? (
          <Missing points={unopened}>
            {t`Sections your plan does not open. The same answers earn the same points on every plan.`}
          </Missing>
        ) : null}
        <Missing points={marketEvidencePoints}>
          {t`Market evidence: real visitors, sign-ups and orders. Not measured yet.`}
        </Missing>
      </ul>
      <details className="mt-3 border-t border-line pt-2.5">
        <summary className="min-h-6 rounded-sm font-medium text-ink-2 hover:text-ink">{t`Points by section`}</summary>
        <dl className="mt-2">
          {score.dimensions.map(({ id, points, max }) => (
            <div key={id} className="flex justify-between gap-3 py-1">
              <dt className="min-w-0 text-ink-2">{t(sectionTitles[id])}</dt>
              <dd className="figures shrink-0 text-ink">{t`${points} of ${max}`}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

/** Points below zero were lost, the others can still be had. */
function Missing({ points, children }: { readonly points: number; readonly children: ReactNode }) {
  const look = points < 0 ? 'text-clay' : 'text-ink';
  return (
    <li className="flex gap-2 text-ink-2">
      <span className={`figures w-7 shrink-0 text-end font-semibold ${look}`}>
        {points < 0 ? `−${-points}` : points}
      </span>
      <span className="min-w-0 text-pretty">{children}</span>
    </li>
  );
}
