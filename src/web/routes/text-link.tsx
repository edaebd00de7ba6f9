import type { ComponentProps } from 'react';
import { cx } from '#web/ui/class-names.ts';
import { AppLink } from './app-link.tsx';

/** A link that stands by itself or in a text, underlined in the colour of what can be pressed. */
export function TextLink({ className, ...rest }: ComponentProps<typeof AppLink>) {
  return <AppLink {...rest} className={cx('font-semibold text-green underline underline-offset-4', className)} />;
}
