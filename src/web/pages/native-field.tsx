import type { ComponentProps, InputHTMLAttributes, ReactNode } from 'react';
import { fieldStyle, inputStyle } from '#web/ui/field-style.ts';

/** A labelled native input with a place for its error; `form-kit.ts` fills that in. `hint` stays while one types. */
export function NativeField({
  id,
  label,
  hint,
  suffix,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly suffix?: ReactNode;
  readonly [data: `data-${string}`]: string | number | undefined;
}) {
  return (
    <div className={fieldStyle.group}>
      <label htmlFor={id} className={fieldStyle.label}>
        {label}
      </label>
      <span className="relative flex">
        <input
          {...input}
          id={id}
          aria-describedby={hint === undefined ? `${id}-error` : `${id}-error ${id}-hint`}
          className={inputStyle('large', suffix ? 'pe-12' : undefined)}
        />
        {suffix}
      </span>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={fieldStyle.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={fieldStyle.error} hidden />
    </div>
  );
}

/** An email address: no keyboard capitalises, corrects or shortens it. Longer than 254 characters none can be. */
export function NativeEmailField(
  props: Pick<ComponentProps<typeof NativeField>, 'id' | 'label' | 'placeholder'> & {
    /** "username" where it signs in, so that password managers offer the account. */
    readonly autoComplete: 'email' | 'username';
    readonly 'data-missing'?: string;
  },
) {
  return (
    <NativeField
      {...props}
      name="email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      data-most={254}
      required
    />
  );
}

/** A password with its show toggle; the toggle is hidden until the script is there to make it work. */
export function NativePasswordField({
  id,
  label,
  showLabel,
  hideLabel,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly showLabel: string;
  readonly hideLabel: string;
  readonly [data: `data-${string}`]: string | number | undefined;
}) {
  return (
    <NativeField
      {...input}
      id={id}
      type="password"
      label={label}
      suffix={
        <button
          type="button"
          hidden
          data-toggles={id}
          data-show={showLabel}
          data-hide={hideLabel}
          aria-label={showLabel}
          aria-controls={id}
          className="absolute inset-y-0.5 end-0.5 flex w-10 items-center justify-center rounded-sm text-ink-2 hover:text-ink [&[hidden]]:hidden"
        >
          <Eye />
        </button>
      }
    />
  );
}

function Eye() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path
        d="M2.5 12C4.4 7.9 8 5.5 12 5.5S19.6 7.9 21.5 12C19.6 16.1 16 18.5 12 18.5S4.4 16.1 2.5 12Z"
        strokeLinejoin="round"
      />
      <circle cx="12" cy="12" r="3" />
      <path data-strike="" d="M4 20 20 4" strokeLinecap="round" className="hidden" />
    </svg>
  );
}
