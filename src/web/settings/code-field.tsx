import type { Ref } from 'react';
import { TextField } from '#web/ui/text-field.tsx';

/** Six digits from a mail or an app; spaces that were copied along do no harm. */
export function CodeField({
  label,
  value,
  onChange,
  error,
  hint,
  inputRef,
  autoFocus = false,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly autoFocus?: boolean;
}) {
  return (
    <TextField
      label={label}
      value={value}
      onChange={onChange}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={9}
      size="large"
      error={error}
      autoFocus={autoFocus}
      className="figures max-w-56"
      {...(hint === undefined ? {} : { hint })}
      {...(inputRef === undefined ? {} : { inputRef })}
    />
  );
}
