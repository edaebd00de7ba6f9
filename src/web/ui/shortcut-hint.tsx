import { cx } from './class-names.ts';

/** The keys of something that has a button as well; shown in the Advanced layout alone. */
export function ShortcutHint({ keys, className }: { readonly keys: string; readonly className?: string }) {
  const prefix = isApple() ? '⌘' : 'Ctrl ';
  return (
    <span
      aria-hidden="true"
      className={cx('hidden font-sans text-xs whitespace-nowrap text-current opacity-75 advanced:inline', className)}
    >
      {keys.replace('Mod+', prefix)}
    </span>
  );
}

const isApple = (): boolean => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
