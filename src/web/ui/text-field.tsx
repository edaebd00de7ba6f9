import type { ReactNode, Ref } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { cx } from './class-names.ts';
import { fieldStyle, inputStyle } from './field-style.ts';

interface FieldParts extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children'> {
  readonly label: string;
  /** The label is spoken but not shown; only where the place explains itself, as in a chat. */
  readonly hideLabel?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly placeholder?: string;
  readonly className?: string;
}

export interface TextFieldProps extends FieldParts {
  readonly size?: 'medium' | 'large';
  /** Stands inside the box at its end: a unit or a small button. */
  readonly suffix?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
}

export interface TextAreaProps extends FieldParts {
  readonly rows?: number;
  readonly inputRef?: Ref<HTMLTextAreaElement>;
}

/** A labelled one-line field. `error` marks it invalid and is spoken with it. */
export function TextField({ size, suffix, inputRef, placeholder, ...parts }: TextFieldProps) {
  return (
    <Frame {...parts}>
      <span className="relative flex">
        <Input
          className={inputStyle(size, suffix ? 'pe-12' : undefined)}
          {...(inputRef === undefined ? {} : { ref: inputRef })}
          {...(placeholder === undefined ? {} : { placeholder })}
        />
        {suffix ? (
          <span className="absolute inset-y-0 end-1 flex items-center text-sm text-ink-2 [&>span]:pe-2">{suffix}</span>
        ) : null}
      </span>
    </Frame>
  );
}

/** A labelled field of several lines; it grows with its text where the browser can. */
export function TextArea({ rows = 3, inputRef, placeholder, ...parts }: TextAreaProps) {
  return (
    <Frame {...parts}>
      <AriaTextArea
        rows={rows}
        className={inputStyle('medium', 'field-sizing-content max-h-80 resize-y')}
        {...(inputRef === undefined ? {} : { ref: inputRef })}
        {...(placeholder === undefined ? {} : { placeholder })}
      />
    </Frame>
  );
}

function Frame({ label, hideLabel, hint, error, className, children, ...rest }: FieldParts & { children: ReactNode }) {
  return (
    <AriaTextField
      {...rest}
      isInvalid={rest.isInvalid ?? error !== undefined}
      className={cx(fieldStyle.group, className)}
      {...(hideLabel ? { 'aria-label': label } : {})}
    >
      {hideLabel ? null : <Label className={fieldStyle.label}>{label}</Label>}
      {children}
      {hint ? (
        <Text slot="description" className={fieldStyle.hint}>
          {hint}
        </Text>
      ) : null}
      <FieldError className={fieldStyle.error}>{error}</FieldError>
    </AriaTextField>
  );
}
