import { createContext, useContext } from 'react';
import type { BlockType } from '#features/sites/domain/blocks/all-blocks.ts';

/** The block that something in the canvas belongs to. */
interface CanvasBlockPlace {
  readonly id: string;
  readonly type: BlockType;
}

export const CanvasBlockContext = createContext<CanvasBlockPlace | undefined>(undefined);

/** The block that something in the canvas belongs to. */
export function useCanvasBlock(): CanvasBlockPlace {
  const block = useContext(CanvasBlockContext);
  if (block === undefined) throw new Error('useCanvasBlock is for what stands in a block of the canvas');
  return block;
}
