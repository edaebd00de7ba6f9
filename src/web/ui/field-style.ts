import { cx } from './class-names.ts';

/** The look of a field's parts, shared by React Aria fields and the native inputs of the rendered pages. */
export const fieldStyle = {
  group: 'flex min-w-0 flex-col gap-1.5',
  label: 'text-sm font-semibold text-ink',
  hint: 'text-sm text-ink-2',
  error: 'text-sm font-medium text-clay',
} as const;

/** The box of a text input; `large` where a finger is likely. */
export function inputStyle(size: 'medium' | 'large' = 'medium', more?: string): string {
  return cx(
    'w-full min-w-0 rounded-md border border-line-strong bg-surface px-3 text-base text-ink',
    'transition-colors duration-150 hover:border-ink-3 focus-within:border-green focus-within:outline-2 focus-within:-outline-offset-1',
    'focus-within:outline-green aria-invalid:border-clay disabled:bg-sunken disabled:text-ink-2',
    size === 'large' ? 'min-h-11 py-2.5' : 'min-h-10 py-2',
    more,
  );
}
