import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** A password that can be looked at while it is typed. */
export function PasswordField({
  label,
  value,
  onChange,
  kind,
  error,
  hint,
  isInvalid,
  inputRef,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly kind: 'current-password' | 'new-password';
  readonly error?: string | undefined;
  readonly hint?: string;
  /** Marked without words of its own: the words stand above the button. */
  readonly isInvalid?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}) {
  const { t } = useLingui();
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      id={id}
      label={label}
      value={value}
      onChange={onChange}
      type={isShown ? 'text' : 'password'}
      autoComplete={kind}
      spellCheck="false"
      error={error}
      isInvalid={isInvalid === true || error !== undefined}
      suffix={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? t`Hide: ${label}` : t`Show: ${label}`}
          withTooltip={false}
          aria-controls={id}
          onPress={() => setShown(!isShown)}
        />
      }
      {...(hint === undefined ? {} : { hint })}
      {...(inputRef === undefined ? {} : { inputRef })}
    />
  );
}
