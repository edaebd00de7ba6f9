import { cloneElement, lazy, type ReactElement, type Ref, Suspense, useRef, useState } from 'react';
import type { ButtonProps } from 'react-aria-components/Button';
import type { MenuContent } from './menu-content.ts';

type TriggerProps = Pick<
  ButtonProps,
  'aria-haspopup' | 'aria-expanded' | 'onHoverStart' | 'onFocus' | 'onPress' | 'onKeyDown'
> & { readonly ref?: Ref<HTMLButtonElement> };

interface MenuProps extends MenuContent {
  /** The button that opens it: ours or React Aria's. */
  readonly trigger: ReactElement<TriggerProps>;
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
