import { useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { StatedFact } from '#features/advisor/advisor.contract.ts';
import { useFactWords } from '#features/workspaces/web/shared/facts/use-fact-words.ts';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { ConversationId } from '../advisor.queries.ts';

const loadPopover = () => import('./fact-popover.tsx');
const FactPopover = lazy(async () => ({ default: (await loadPopover()).FactPopover }));

/** One fact under the answer it came from, "Price €6.50 per loaf"; opens its editor. */
export function FactChip({
  fact,
  conversationId,
}: {
  readonly fact: StatedFact;
  readonly conversationId: ConversationId;
}) {
  const { t } = useLingui();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { labelOf, shownOf } = useFactWords();
  const name = labelOf(fact);
  const isWithdrawn = fact.value === null;
  const shown = isWithdrawn ? t`withdrawn` : shownOf(fact);
  return (
    <>
      <Button
        ref={trigger}
        aria-label={fact.isCorrected ? t`${name}, corrected: ${shown}. Change` : t`${name}: ${shown}. Change`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverStart={() => void loadPopover()}
        onFocus={() => void loadPopover()}
        onPress={() => setOpen(true)}
        className={cx(
          'group inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-lg border border-line bg-surface px-2.5 py-0.5',
          'text-start text-sm text-ink-2 transition-colors duration-150 hover:border-line-strong hover:bg-sunken',
          'aria-expanded:border-green aria-expanded:bg-green-soft pointer-coarse:min-h-9',
        )}
      >
        <span className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">
          {name} <span className={isWithdrawn ? 'text-ink-3 italic' : 'font-semibold text-ink'}>{shown}</span>
          <span className="figures hidden text-ink-3 advanced:inline"> · {t`Version ${fact.version}`}</span>
        </span>
        <Icon of={Pencil} size={13} className="shrink-0 text-ink-3 group-hover:text-ink" />
      </Button>
      {isOpen ? (
        <Suspense>
          <FactPopover
            fact={fact}
            conversationId={conversationId}
            triggerRef={trigger}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
