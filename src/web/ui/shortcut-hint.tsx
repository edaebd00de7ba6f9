import { cx } from './class-names.ts';

/** The keys of something that has a button as well; shown in the Advanced layout alone. */
export function ShortcutHint({ keys, className }: { readonly keys: string; readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('hidden font-sans text-xs whitespace-nowrap text-current opacity-75 advanced:inline', className)}
    >
      {shownKeys(keys)}
    </span>
  );
}

/** Keys as this computer's keyboard is labelled: "Mod+K" is ⌘K on Apple's, Ctrl K elsewhere. */
export function shownKeys(keys: string): string {
  const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
  return keys.replace('Mod+', isApple ? '⌘' : 'Ctrl ');
}
