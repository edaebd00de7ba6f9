import { useLingui } from '@lingui/react/macro';
import type { ReactNode, RefCallback } from 'react';
import { type FieldError, type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form';
import { type ContractForm, wordedError } from './use-contract-form.ts';

/** What is said when the schema refuses a value. Where a word is absent, `wrong` and then a general one stands in. */
export interface FieldWords {
  /** Nothing was typed. */
  readonly missing?: string;
  readonly long?: string;
  readonly wrong?: string;
}

/** What the focus can be moved to: an element, or a group that passes it on. */
interface Focusable {
  readonly focus: () => void;
}

/** The props of a field of the design system. */
export interface FieldProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error: string | undefined;
  readonly inputRef: RefCallback<Focusable>;
}

/** Connects one field with its form: `<FormField …>{(field) => <TextField label={…} {...field} />}</FormField>`. */
export function FormField<Input extends FieldValues, Name extends FieldPath<Input>>({
  form,
  name,
  words = {},
  children,
}: {
  readonly form: ContractForm<Input>;
  readonly name: Name;
  readonly words?: FieldWords;
  readonly children: (field: FieldProps<FieldPathValue<Input, Name>>) => ReactNode;
}) {
  const { t } = useLingui();
  const { field, fieldState } = useController({ control: form.control, name });
  const error = fieldState.error && (wordsFor(fieldState.error, words) ?? t`This value cannot be used here.`);
  return children({ value: field.value, onChange: field.onChange, error, inputRef: field.ref });
}

/** Issues of the schema are told apart by their code; its messages are for developers. */
function wordsFor({ type, message }: FieldError, { missing, long, wrong }: FieldWords): string | undefined {
  switch (type as string) {
    case wordedError:
      return message;
    case 'too_big':
      return long ?? wrong;
    case 'too_small':
    case 'invalid_type':
      return missing ?? wrong;
    default:
      return wrong ?? missing;
  }
}
