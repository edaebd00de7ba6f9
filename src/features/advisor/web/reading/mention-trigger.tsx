import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { MentionView, ReadingView } from '#features/advisor/reading.contract.ts';

const loadPopover = () => import('./mention-popover.tsx');
const MentionPopover = lazy(async () => ({ default: (await loadPopover()).MentionPopover }));

export interface MentionTriggerProps {
  readonly mention: MentionView;
  readonly reading: ReadingView;
  /** Nothing else is going on: what was said of an earlier act is out of date. */
  readonly onOpen: () => void;
  readonly onSaved: (mention: MentionView) => void;
}

/** A button that opens what a mention is taken as, to be changed; the editor is fetched when somebody comes near. */
export function MentionTrigger({
  mention,
  reading,
  onOpen,
  onSaved,
  label,
  className,
  children,
}: MentionTriggerProps & {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={trigger}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-mention={mention.id}
        onHoverStart={() => void loadPopover()}
        onFocus={() => void loadPopover()}
        onPress={() => {
          onOpen();
          setOpen(true);
        }}
        className={className}
      >
        {children}
      </Button>
      {isOpen ? (
        <Suspense>
          <MentionPopover
            mention={mention}
            reading={reading}
            triggerRef={trigger}
            onSaved={() => {
              setOpen(false);
              onSaved(mention);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
