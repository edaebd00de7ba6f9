import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { MentionView, PremiseView, ReadingView } from '#features/advisor/reading.contract.ts';
import { useLiveHold } from '#web/live/live-hold.ts';
import { PopoverSurface } from '#web/ui/popover.tsx';
import { MentionEditor } from './mention-editor.tsx';
import { PremiseChoice } from './premise-choice.tsx';
import { usePremiseWords } from './use-premise-words.ts';

/** What changes some words or a premise, beside its button; fetched when it is opened. */
export function ChangePopover({
  subject,
  reading,
  triggerRef,
  onSaved,
  onClose,
}: {
  readonly subject: MentionView | PremiseView;
  readonly reading: ReadingView;
  readonly triggerRef: RefObject<Element | null>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { words } = usePremiseWords();
  useLiveHold(true);
  const isMention = 'quote' in subject;
  return (
    <PopoverSurface
      label={isMention ? t`What is “${{ quote: subject.quote }}”?` : words[subject.id].asks}
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
    >
      {isMention ? (
        <MentionEditor mention={subject} reading={reading} onSaved={onSaved} />
      ) : (
        <PremiseChoice premise={subject} reading={reading} onSaved={onSaved} />
      )}
    </PopoverSurface>
  );
}
