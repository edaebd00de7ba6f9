import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { StatedFact } from '#features/advisor/advisor.contract.ts';
import { useFactWords } from '#features/workspaces/web/shared/facts/use-fact-words.ts';
import { PopoverSurface } from '#web/ui/popover.tsx';
import type { ConversationId } from '../advisor.queries.ts';
import { FactEditor } from './fact-editor.tsx';

/** The editor of one fact beside its chip; fetched when a chip is opened. */
export function FactPopover({
  fact,
  conversationId,
  triggerRef,
  onClose,
}: {
  readonly fact: StatedFact;
  readonly conversationId: ConversationId;
  readonly triggerRef: RefObject<Element | null>;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const label = useFactWords().labelOf(fact);
  return (
    <PopoverSurface
      label={t`Change: ${label}`}
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
    >
      <FactEditor fact={fact} conversationId={conversationId} onDone={onClose} />
    </PopoverSurface>
  );
}
