import { useGetPuck } from '@puckeditor/core';
import { useCallback } from 'react';

/** Puck writes a change into its history a quarter of a second after it was made; on a slow machine it has been written after this long. */
const recordedWithinMs = 2000;

/** Goes a step back or forth once the last change is one: before that, a step back would take the one before along. */
export function useHistoryStep() {
  const getPuck = useGetPuck();
  return useCallback(
    async (direction: 'back' | 'forward'): Promise<void> => {
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
    },
    [getPuck],
  );
}
