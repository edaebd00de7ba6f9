import { cx } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-green bg-green text-on-green hover:opacity-90',
  secondary: 'border-line-strong bg-surface text-ink hover:bg-sunken',
  quiet: 'border-transparent bg-transparent text-ink-2 hover:bg-sunken hover:text-ink',
  danger: 'border-clay bg-surface text-clay hover:bg-clay-soft',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-8 px-3 py-1 text-sm',
  medium: 'min-h-10 px-4 py-2 text-base',
  large: 'min-h-11 px-5 py-2.5 text-base',
};

/** The look of a button, for React Aria buttons, links and the native buttons of the rendered pages alike. */
export function buttonStyle(variant: ButtonVariant = 'secondary', size: ButtonSize = 'medium', more?: string): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-md border text-center font-semibold no-underline',
    'transition-[background-color,opacity] duration-150 select-none [&>svg]:shrink-0',
    'disabled:opacity-55 aria-disabled:opacity-70 data-pressed:opacity-80',
    VARIANTS[variant],
    SIZES[size],
    more,
  );
}
