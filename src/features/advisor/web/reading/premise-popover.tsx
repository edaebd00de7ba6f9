import { type RefObject, useId } from 'react';
import type { PremiseView, ReadingView } from '#features/advisor/reading.contract.ts';
import { useLiveHold } from '#web/live/live-hold.ts';
import { PopoverSurface } from '#web/ui/popover.tsx';
import { PremiseChoice } from './premise-choice.tsx';
import { usePremiseWords } from './use-premise-words.ts';

/** Another choice for a premise beside its button; fetched when it is opened. */
export function PremisePopover({
  premise,
  reading,
  triggerRef,
  onSaved,
  onClose,
}: {
  readonly premise: PremiseView;
  readonly reading: ReadingView;
  readonly triggerRef: RefObject<Element | null>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}) {
  useLiveHold(true);
  const { asks, because } = usePremiseWords().words[premise.id];
  const id = useId();
  return (
    <PopoverSurface
      label={asks}
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
    >
      <p id={id} className="text-base font-semibold text-ink">
        {asks}
      </p>
      <p className="mt-0.5 mb-3 text-sm text-pretty text-ink-2">{because}</p>
      <PremiseChoice premise={premise} reading={reading} labelledBy={id} onSaved={onSaved} />
    </PopoverSurface>
  );
}
