import { useLingui } from '@lingui/react/macro';
import type { QuestionView } from '#features/advisor/reading.contract.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { fieldStyle } from '#web/ui/field-style.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { QuestionDraft } from './question-draft.ts';
import { useQuestionWords } from './use-question-words.ts';

/** Where a question is answered: a number with its unit, one option or several, or a day. */
export function QuestionField({
  question: { field },
  currency,
  draft,
  onChange,
  error,
}: {
  readonly question: QuestionView;
  readonly currency: string | null;
  readonly draft: QuestionDraft;
  readonly onChange: (draft: QuestionDraft) => void;
  readonly error: string | undefined;
}) {
  const { t } = useLingui();
  const { labelOf } = useQuestionWords(currency);
  const type = (text: string) => onChange({ ...draft, text });
  switch (field.kind) {
    case 'amount':
      return (
        <TextField
          label={labelOf(field)}
          inputMode="decimal"
          value={draft.text}
          onChange={type}
          error={error}
          className="max-w-60"
        />
      );
    case 'date':
      return (
        <TextField label={t`Day`} type="date" value={draft.text} onChange={type} error={error} className="max-w-60" />
      );
    case 'choices':
      if (!field.isMany) {
        const options = field.options.map(({ id, text }) => ({ id, label: text }));
        return (
          <RadioGroup
            label={t`Choose one`}
            options={options}
            value={draft.text === '' ? null : draft.text}
            onChange={type}
            error={error}
          />
        );
      }
      return (
        <fieldset className="min-w-0">
          <legend className={fieldStyle.label}>{t`Choose all that hold, or none`}</legend>
          {field.options.map(({ id, text }) => (
            <Checkbox
              key={id}
              isSelected={draft.chosen.includes(id)}
              onChange={(isChosen) => {
                const others = draft.chosen.filter((one) => one !== id);
                onChange({ ...draft, chosen: isChosen ? [...others, id] : others });
              }}
            >
              {text}
            </Checkbox>
          ))}
          {error === undefined ? null : (
            <p role="alert" className={fieldStyle.error}>
              {error}
            </p>
          )}
        </fieldset>
      );
  }
}
