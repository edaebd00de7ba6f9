import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { QuestionView, ReadingView } from '#features/advisor/reading.contract.ts';
import { Form } from '#web/forms/form.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { fieldStyle } from '#web/ui/field-style.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { lacksCurrency, type QuestionDraft, readDraft } from './question-draft.ts';
import { ActProblem, type Answer, type ReadingActs } from './reading-acts.tsx';
import { SmallButton } from './small-button.tsx';
import { useQuestionWords } from './use-question-words.ts';

/** One question with its field; what it is for stands above it. Saved by its button. */
export function QuestionCard({
  question,
  reading: { language, currency },
  acts,
  draft,
  onDraft,
  onSave,
  onCancel,
}: {
  readonly question: QuestionView;
  readonly reading: ReadingView;
  readonly acts: ReadingActs;
  readonly draft: QuestionDraft;
  readonly onDraft: (draft: QuestionDraft) => void;
  readonly onSave: (answer: Answer | null) => void;
  /** The way out of one that is answered already. */
  readonly onCancel: () => void;
}) {
  const { t } = useLingui();
  const { faultOf, shownOf } = useQuestionWords(currency);
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  const { field, answer } = question;
  const isLocked = lacksCurrency(field, currency);
  // The server refused the answer itself: it is said at the field.
  const isRefused = acts.problem?.code === 'request.invalid';
  const save = () => {
    const read = readDraft(field, draft, currency);
    setWrong(read === undefined);
    if (read !== undefined) onSave(read);
  };
  const theirs = answer === null ? t`nothing` : shownOf(question);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the question is its name, and no legend
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-why`}
      data-key={question.key}
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
            field={field}
            currency={currency}
            draft={draft}
            onChange={(next) => {
              setWrong(false);
              onDraft(next);
            }}
            error={isWrong || isRefused ? faultOf(field) : undefined}
          />
        )}
        {isRefused ? null : (
          <ActProblem
            acts={acts}
            stale={t`Another tab answered this in the meantime. It says: ${theirs}. Saving puts yours in its place.`}
          />
        )}
        <div className="flex flex-wrap items-center gap-2">
          {isLocked ? null : (
            <SmallButton type="submit" variant="primary" busy={acts.isBusy} busyLabel={t`Saving…`}>
              {t`Save`}
            </SmallButton>
          )}
          <SmallButton onPress={() => onSave({ kind: 'unknown' })}>{t`I don't know`}</SmallButton>
          {answer === null ? null : (
            <>
              <SmallButton onPress={() => onSave(null)}>{t`Take back`}</SmallButton>
              <SmallButton onPress={onCancel}>{t`Cancel`}</SmallButton>
            </>
          )}
        </div>
      </Form>
    </div>
  );
}

/** Where a question is answered: a number with its unit, one option or several, or a day. */
function QuestionField({
  field,
  currency,
  draft,
  onChange,
  error,
}: {
  readonly field: QuestionView['field'];
  readonly currency: string | null;
  readonly draft: QuestionDraft;
  readonly onChange: (draft: QuestionDraft) => void;
  readonly error: string | undefined;
}) {
  const { t } = useLingui();
  const { labelOf } = useQuestionWords(currency);
  const alone = { value: draft[0] ?? '', onChange: (text: string) => onChange([text]), error };
  if (field.kind === 'amount')
    return <TextField {...alone} label={labelOf(field)} inputMode="decimal" className="max-w-60" />;
  if (field.kind === 'date') return <TextField {...alone} label={t`Day`} type="date" className="max-w-60" />;
  if (!field.isMany) {
    const options = field.options.map(({ id, text }) => ({ id, label: text }));
    return <RadioGroup {...alone} label={t`Choose one`} options={options} value={draft[0] ?? null} />;
  }
  return (
    <fieldset className="min-w-0">
      <legend className={fieldStyle.label}>{t`Choose all that hold, or none`}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-x-6">
        {field.options.map(({ id, text }) => (
          <Checkbox
            key={id}
            isSelected={draft.includes(id)}
            onChange={(isChosen) => {
              const others = draft.filter((one) => one !== id);
              onChange(isChosen ? [...others, id] : others);
            }}
          >
            {text}
          </Checkbox>
        ))}
      </div>
      {error === undefined ? null : (
        <p role="alert" className={fieldStyle.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
