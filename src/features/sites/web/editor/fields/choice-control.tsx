import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';
import { useChoiceName } from '../../use-choice-name.ts';

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
  const nameOf = useChoiceName();
  const named = options.map((id) => ({ id, label: nameOf(id) }));
  return options.length < manyOptions ? (
    <RadioGroup label={label} value={value} options={named} onChange={onChange} />
  ) : (
    <Select label={label} value={value} options={named} onChange={onChange} />
  );
}
