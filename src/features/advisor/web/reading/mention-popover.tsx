import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { MentionView, ReadingView } from '#features/advisor/reading.contract.ts';
import { PopoverSurface } from '#web/ui/popover.tsx';
import { MentionEditor } from './mention-editor.tsx';

/** The editor of one mention beside its button; fetched when it is opened. */
export function MentionPopover({
  mention,
  reading,
  triggerRef,
  onSaved,
  onClose,
}: {
  readonly mention: MentionView;
  readonly reading: ReadingView;
  readonly triggerRef: RefObject<Element | null>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { quote } = mention;
  return (
    <PopoverSurface
      label={t`What is “${quote}”?`}
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
    >
      <MentionEditor mention={mention} reading={reading} onSaved={onSaved} />
    </PopoverSurface>
  );
}
