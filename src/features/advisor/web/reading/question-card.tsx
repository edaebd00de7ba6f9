import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import type { QuestionView, ReadingView } from '#features/advisor/reading.contract.ts';
import { Form } from '#web/forms/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { ActProblem } from './act-problem.tsx';
import { type DraftFault, lacksCurrency, type QuestionDraft, readDraft } from './question-draft.ts';
import { QuestionField } from './question-field.tsx';
import { useQuestionWords } from './use-question-words.ts';
import type { Answer, ReadingActs } from './use-reading.ts';

/** One question with its field; what it is for stands above it. Saved by its button. */
export function QuestionCard({
  question,
  reading: { language, currency },
  acts,
  draft,
  onDraft,
  onSave,
  action,
}: {
  readonly question: QuestionView;
  readonly reading: ReadingView;
  readonly acts: ReadingActs;
  readonly draft: QuestionDraft;
  readonly onDraft: (draft: QuestionDraft) => void;
  readonly onSave: (answer: Answer | null) => void;
  /** The way out of one that is answered already. */
  readonly action?: ReactNode;
}) {
  const { t } = useLingui();
  const { rangeOf, shownOf } = useQuestionWords(currency);
  const id = useId();
  const [fault, setFault] = useState<DraftFault>();
  const { field, answer } = question;
  const isLocked = lacksCurrency(field, currency);
  const words: Readonly<Record<DraftFault, string>> = {
    number: field.kind === 'amount' ? rangeOf(field) : '',
    choice: t`Choose one of these`,
    day: t`Choose a day of the last year or the next ten`,
  };
  // The server refused the answer itself: it is said at the field.
  const refused = acts.problem?.code === 'request.invalid' ? faultOf(field) : undefined;
  const shown = fault ?? refused;
  const save = () => {
    const read = readDraft(field, draft, currency);
    if ('fault' in read) return setFault(read.fault);
    setFault(undefined);
    onSave(read.answer);
  };
  const theirs = answer === null ? t`nothing` : shownOf(question);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the question is its name, and no legend
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-why`}
      data-question={question.key}
      tabIndex={-1}
      className="rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <div lang={language}>
        <p id={id} className="text-md font-semibold text-pretty [overflow-wrap:anywhere] text-ink">
          {question.asks}
        </p>
        <p id={`${id}-why`} className="mt-0.5 text-sm text-pretty text-ink-2">
          {question.because}
        </p>
      </div>
      <Form className="mt-4 gap-4" onSubmit={save}>
        {isLocked ? (
          <p className="text-sm text-pretty text-ink">
            {t`First choose the currency of your amounts, under “How I read you” in the plan.`}
          </p>
        ) : (
          <QuestionField
            question={question}
            currency={currency}
            draft={draft}
            onChange={(next) => {
              setFault(undefined);
              onDraft(next);
            }}
            error={shown === undefined ? undefined : words[shown]}
          />
        )}
        {refused === undefined ? (
          <ActProblem
            acts={acts}
            stale={t`Another tab answered this in the meantime. It says: ${theirs}. Saving puts yours in its place.`}
          />
        ) : null}
        <div className="flex flex-wrap items-center gap-2">
          {isLocked ? null : (
            <Button
              type="submit"
              variant="primary"
              size="small"
              busy={acts.isBusy}
              busyLabel={t`Saving…`}
              className={tall}
            >
              {t`Save`}
            </Button>
          )}
          <Button variant="quiet" size="small" onPress={() => onSave({ kind: 'unknown' })} className={tall}>
            {t`I don't know`}
          </Button>
          {answer === null ? null : (
            <Button variant="quiet" size="small" onPress={() => onSave(null)} className={tall}>
              {t`Take back`}
            </Button>
          )}
          {action}
        </div>
      </Form>
    </div>
  );
}

const tall = 'pointer-coarse:min-h-11';

const faultOf = ({ kind }: QuestionView['field']): DraftFault =>
  (({ amount: 'number', choices: 'choice', date: 'day' }) as const)[kind];
