import { useLingui } from '@lingui/react/macro';
import { weekdays } from '#features/sites/domain/blocks/opening-hours.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';
import { choiceWords, dayName } from '../../field-words.ts';

const days: readonly string[] = weekdays;

/** From so many options on they are a list that opens. */
const manyOptions = 6;

/** One of a few options; the days of a week are named in the language of the interface. */
export function ChoiceControl({
  label,
  options,
  value,
  onChange,
}: {
  readonly label: string;
  readonly options: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const { t, i18n } = useLingui();
  const named = options.map((id) => {
    const day = days.indexOf(id);
    const words = choiceWords(id);
    return { id, label: day >= 0 ? dayName(day, i18n.locale) : words === undefined ? id : t(words) };
  });
  return options.length < manyOptions ? (
    <RadioGroup label={label} value={value} options={named} onChange={onChange} />
  ) : (
    <Select label={label} value={value} options={named} onChange={onChange} />
  );
}
