import { useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { MentionView, PremiseView, ReadingView } from '#features/advisor/reading.contract.ts';

const loadPopover = () => import('./change-popover.tsx');
const ChangePopover = lazy(async () => ({ default: (await loadPopover()).ChangePopover }));

/** What is around the buttons by which something of a reading is changed. */
export interface Changing {
  readonly reading: ReadingView;
  /** Nothing else is going on: what was said of an earlier act is out of date. */
  readonly onOpen: () => void;
  /** Gets the id of what was changed. */
  readonly onSaved: (id: string) => void;
}

/** A button that opens what words are taken as, or a premise, to be changed; what it opens is fetched when somebody comes near. */
export function ChangeButton({
  subject,
  reading,
  onOpen,
  onSaved,
  label,
  className = 'min-h-6 rounded-sm text-sm font-semibold text-green underline underline-offset-4 pointer-coarse:min-h-11',
  children,
}: Changing & {
  readonly subject: MentionView | PremiseView;
  readonly label: string;
  readonly className?: string;
  readonly children?: ReactNode;
}) {
  const { t } = useLingui();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={trigger}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-key={subject.id}
        onHoverStart={() => void loadPopover()}
        onFocus={() => void loadPopover()}
        onPress={() => {
          onOpen();
          setOpen(true);
        }}
        className={className}
      >
        {children ?? t`Change`}
      </Button>
      {isOpen ? (
        <Suspense>
          <ChangePopover
            subject={subject}
            reading={reading}
            triggerRef={trigger}
            onSaved={() => {
              setOpen(false);
              onSaved(subject.id);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
