import { useLingui } from '@lingui/react/macro';
import type { ProfileFact } from '#features/profile/profile.contract.ts';
import type { QuestionId } from '#features/workspaces/domain/business-vocabulary.ts';
import { factLabels } from '#features/workspaces/web/shared/facts/fact-labels.ts';
import { isFactKey, questionOf } from '#features/workspaces/web/shared/facts/fact-types.ts';
import { FactRow } from './fact-row.tsx';

const allKeys = Object.keys(factLabels).filter(isFactKey);

/** What belongs to one answer: the facts that are known, then those nobody told yet. */
export function FactArea({
  question,
  facts,
}: {
  readonly question: QuestionId;
  readonly facts: readonly ProfileFact[];
}) {
  const { t } = useLingui();
  const titles: Readonly<Record<QuestionId, string>> = {
    idea: t`Your idea`,
    industry: t`Industry`,
    audience: t`Target customers`,
    revenue: t`Revenue streams`,
    competitors: t`Main competitors`,
  };
  const rows = allKeys
    .filter((key) => questionOf(key) === question)
    .map((key) => ({ key, fact: facts.find((one) => one.key === key) }));
  const known = rows.filter(({ fact }) => fact !== undefined && fact.value !== null);
  const unknown = rows.filter((row) => !known.includes(row));
  return (
    <section aria-labelledby={`area-${question}`}>
      <h2 id={`area-${question}`} className="display text-xl text-ink">
        {titles[question]}
      </h2>
      <ul className="mt-2 border-t border-line">
        {[...known, ...unknown].map(({ key, fact }) => (
          <FactRow key={key} factKey={key} fact={fact} />
        ))}
      </ul>
    </section>
  );
}
