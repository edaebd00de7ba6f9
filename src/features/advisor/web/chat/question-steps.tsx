import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { type QuestionId, questionIds } from '#features/advisor/domain/questions.ts';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { questionNames } from '../labels/answer-labels.ts';

/** The five answers in the order they are asked: given, asked now, still to come. */
export function QuestionSteps({ question }: { readonly question: QuestionId | null }) {
  const { t } = useLingui();
  const now = question === null ? questionIds.length : questionIds.indexOf(question);
  return (
    <ol aria-label={t`The five answers`} className="flex flex-col gap-0.5">
      {questionIds.map((id, index) => (
        <li
          key={id}
          aria-current={index === now ? 'step' : undefined}
          className={cx(
            'flex min-h-9 items-center gap-2.5 px-2.5 text-base',
            index === now ? 'font-semibold text-ink' : index < now ? 'text-ink-2' : 'text-ink-3',
          )}
        >
          <span
            className={cx(
              'figures flex size-5 shrink-0 items-center justify-center rounded-full border text-xs font-semibold',
              index < now && 'border-transparent bg-green-soft text-green',
              index === now && 'border-green text-green',
              index > now && 'border-line text-ink-3',
            )}
          >
            {index < now ? <Icon of={Check} size={13} /> : <span aria-hidden="true">{index + 1}</span>}
          </span>
          {t(questionNames[id])}
          {index < now ? <span className="sr-only">{t`(answered)`}</span> : null}
        </li>
      ))}
    </ol>
  );
}
