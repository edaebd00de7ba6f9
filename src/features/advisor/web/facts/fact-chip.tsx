import { useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { StatedFact } from '#features/advisor/advisor.contract.ts';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Popover } from '#web/ui/popover.tsx';
import type { ConversationId } from '../advisor.queries.ts';
import { FactEditor } from './fact-editor.tsx';

/** One fact under the answer it came from, "Price €6.50 per loaf"; opens its editor. */
export function FactChip({
  fact,
  conversationId,
}: {
  readonly fact: StatedFact;
  readonly conversationId: ConversationId;
}) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const isWithdrawn = fact.value === null;
  const shown = isWithdrawn ? t`withdrawn` : fact.shown;
  const label = fact.isCorrected ? t`${fact.label}, corrected: ${shown}. Change` : t`${fact.label}: ${shown}. Change`;
  const trigger = (
    <Button
      aria-label={label}
      className={cx(
        'group inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-lg border border-line bg-surface px-2.5 py-0.5',
        'text-start text-sm text-ink-2 transition-colors duration-150 hover:border-line-strong hover:bg-sunken',
        'aria-expanded:border-green aria-expanded:bg-green-soft pointer-coarse:min-h-9',
      )}
    >
      <span className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">
        {fact.label}{' '}
        <span className={isWithdrawn ? 'text-ink-3 italic' : 'figures font-semibold text-ink'}>{shown}</span>
      </span>
      <Icon of={Pencil} size={13} className="shrink-0 text-ink-3 group-hover:text-ink" />
    </Button>
  );
  return (
    <Popover
      label={t`Change: ${fact.label}`}
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={setOpen}
      placement="bottom end"
    >
      {isOpen ? <FactEditor fact={fact} conversationId={conversationId} onDone={() => setOpen(false)} /> : null}
    </Popover>
  );
}
