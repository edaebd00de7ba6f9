import { useEffect, useMemo, useRef } from 'react';
import { withTextAt } from '#features/sites/domain/blocks/text-places.ts';
import { useBlockActs } from '../puck.ts';

/** After so long without a letter what was typed is one step that can be undone. */
const restMs = 1000;

/**
 * Writes a text of a block while it is typed: each letter at once, and what was typed in one go as one step of the history. A text without a
 * word in it is written when typing ends: before that, the block would leave out what is being edited.
 */
export function useTextWriter(blockId: string, field: string) {
  const acts = useBlockActs();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef<string>(undefined);
  const hasWritten = useRef(false);
  const writer = useMemo(() => {
    const put = (text: string, isStep: boolean): void => {
      const props = acts.propsOf(blockId);
      if (props !== undefined) acts.change(blockId, withTextAt(props, field, text), { isStep });
    };
    /** Typing rests: what was written since is a step. */
    const rest = (): void => {
      clearTimeout(timer.current);
      const text = held.current;
      held.current = undefined;
      if (text !== undefined) put(text, true);
      else if (hasWritten.current) acts.closeStep();
      hasWritten.current = false;
    };
    const write = (text: string): void => {
      clearTimeout(timer.current);
      if (text.trim() === '') {
        held.current = text;
        return;
      }
      held.current = undefined;
      hasWritten.current = true;
      put(text, false);
      timer.current = setTimeout(rest, restMs);
    };
    return { write, rest };
  }, [acts, blockId, field]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return writer;
}
