import { Button, type ButtonProps } from '#web/ui/button.tsx';

/** A small button among others, quiet unless it is told otherwise, with room for a finger. */
export function SmallButton(props: Omit<ButtonProps, 'size' | 'className'>) {
  return <Button variant="quiet" {...props} size="small" className="pointer-coarse:min-h-11" />;
}
