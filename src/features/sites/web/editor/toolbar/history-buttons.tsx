import { useLingui } from '@lingui/react/macro';
import { useGetPuck } from '@puckeditor/core';
import { Redo2, Undo2 } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { usePuck } from '../puck.ts';

/** Puck writes a change into its history a quarter of a second after it was made; it has been written after this long at the latest. */
const recordedWithinMs = 400;

/** One step back and forth on the page that is edited. What cannot be done is said, not disabled: the focus stays. */
export function HistoryButtons() {
  const { t } = useLingui();
  const { hasPast, hasFuture } = usePuck((state) => state.history);
  const getPuck = useGetPuck();
  /** Goes a step once the last change is one: before that, a step back would take the one before along. */
  const step = async (direction: 'back' | 'forward'): Promise<void> => {
    const untilMs = performance.now() + recordedWithinMs;
    for (;;) {
      const { history, appState } = getPuck();
      const isRecorded = history.histories[history.index]?.state.data === appState.data;
      if (!isRecorded && performance.now() < untilMs) await new Promise((resolve) => setTimeout(resolve, 25));
      else {
        history[direction]();
        return;
      }
    }
  };
  return (
    <span className="flex">
      <IconButton
        icon={Undo2}
        label={t`Undo`}
        aria-disabled={!hasPast}
        className={hasPast ? '' : 'opacity-50'}
        onPress={() => hasPast && void step('back')}
      />
      <IconButton
        icon={Redo2}
        label={t`Redo`}
        aria-disabled={!hasFuture}
        className={hasFuture ? '' : 'opacity-50'}
        onPress={() => hasFuture && void step('forward')}
      />
    </span>
  );
}
