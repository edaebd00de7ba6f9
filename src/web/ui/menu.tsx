import type { LucideIcon } from 'lucide-react';
import { cloneElement, lazy, type ReactElement, type ReactNode, type Ref, Suspense, useRef, useState } from 'react';
import type { ButtonProps } from 'react-aria-components/Button';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly href?: string;
  readonly onAction?: () => void;
  readonly disabled?: boolean;
  /** The menu is not closed by choosing it. */
  readonly staysOpen?: boolean;
  /** Shown at the end of the line: a tick, a shortcut. */
  readonly end?: ReactNode;
  /** The spoken name of its part of the menu; entries of one part follow each other. A long part scrolls by itself. */
  readonly section?: string;
}

type TriggerProps = Pick<
  ButtonProps,
  'aria-haspopup' | 'aria-expanded' | 'onHoverStart' | 'onFocus' | 'onPress' | 'onKeyDown'
> & { readonly ref?: Ref<HTMLButtonElement> };

export interface MenuProps {
  readonly label: string;
  /** The button that opens it: ours or React Aria's. */
  readonly trigger: ReactElement<TriggerProps>;
  readonly entries: readonly MenuEntry[];
  /** Words above the entries: whose menu it is. */
  readonly header?: ReactNode;
  readonly placement?: 'bottom start' | 'bottom end';
}

const loadSurface = () => import('./menu-surface.tsx');
const Surface = lazy(async () => ({ default: (await loadSurface()).MenuSurface }));

/** A menu of actions and links, opened by a button; its code is fetched when somebody comes near the button. */
export function Menu({ label, trigger, entries, header, placement }: MenuProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  // By keyboard the first entry has the focus, by pointer the menu itself.
  const [opened, setOpened] = useState<'keyboard' | 'pointer' | undefined>();
  return (
    <>
      {cloneElement(trigger, {
        ref: triggerRef,
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== undefined,
        onHoverStart: () => void loadSurface(),
        onFocus: () => void loadSurface(),
        onPress: ({ pointerType }) => setOpened(isKeyboardLike(pointerType) ? 'keyboard' : 'pointer'),
        onKeyDown: (event) => event.key === 'ArrowDown' && setOpened('keyboard'),
      })}
      {opened ? (
        <Suspense>
          <Surface
            label={label}
            entries={entries}
            header={header}
            triggerRef={triggerRef}
            isByKeyboard={opened === 'keyboard'}
            onClose={() => setOpened(undefined)}
            {...(placement === undefined ? {} : { placement })}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function isKeyboardLike(pointerType: string): boolean {
  return pointerType === 'keyboard' || pointerType === 'virtual';
}
