import { useLingui } from '@lingui/react/macro';
import { Redo2, Undo2 } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { usePuck } from '../puck.ts';
import { useHistoryStep } from '../use-history-step.ts';

/**
 * One step back and forth on the page that is edited. What cannot be done is said, not disabled: the focus stays, and what was typed just now may
 * be a step by the time it is pressed.
 */
export function HistoryButtons() {
  const { t } = useLingui();
  const { hasPast, hasFuture } = usePuck((state) => state.history);
  const step = useHistoryStep();
  return (
    <span className="flex">
      <IconButton
        icon={Undo2}
        label={t`Undo`}
        aria-disabled={!hasPast}
        className={hasPast ? '' : 'opacity-50'}
        onPress={() => void step('back')}
      />
      <IconButton
        icon={Redo2}
        label={t`Redo`}
        aria-disabled={!hasFuture}
        className={hasFuture ? '' : 'opacity-50'}
        onPress={() => void step('forward')}
      />
    </span>
  );
}
