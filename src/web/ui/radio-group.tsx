import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components/RadioGroup';
import { cx } from './class-names.ts';
import { fieldStyle } from './field-style.ts';

export interface RadioOption {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioGroupProps {
  readonly label: string;
  readonly options: readonly RadioOption[];
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
}

/** One of a few, all of them visible. */
export function RadioGroup({ label, options, value, onChange, error, isDisabled = false }: RadioGroupProps) {
  return (
    <AriaRadioGroup
      value={value}
      onChange={onChange}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      className={fieldStyle.group}
    >
      <Label className={fieldStyle.label}>{label}</Label>
      {options.map((option) => (
        <Radio
          key={option.id}
          value={option.id}
          isDisabled={option.disabled ?? false}
          className="group flex min-h-8 items-start gap-2.5 py-1 text-base text-ink data-disabled:text-ink-3"
        >
          <span
            className={cx(
              'mt-0.5 size-5 shrink-0 rounded-full border border-line-strong bg-surface transition-[border] duration-150',
              'group-data-selected:border-[6px] group-data-selected:border-green group-data-focus-visible:outline-2',
              'group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-green',
            )}
          />
          <span className="flex flex-col">
            {option.label}
            {option.hint ? <span className="text-sm text-ink-2">{option.hint}</span> : null}
          </span>
        </Radio>
      ))}
      <FieldError className={fieldStyle.error}>{error}</FieldError>
    </AriaRadioGroup>
  );
}
