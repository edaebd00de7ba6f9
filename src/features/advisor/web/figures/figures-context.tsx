import { createContext, useContext } from 'react';

/** What the origin panel shows: a number of the model, something the person said, or the list of all numbers. */
export type FigureTarget =
  | { readonly kind: 'node'; readonly nodeId: string; readonly at?: number; readonly text: string }
  | { readonly kind: 'fact'; readonly factKey: string; readonly text: string };

export interface FiguresValue {
  /** The number in the text whose origin is open. */
  readonly active: FigureTarget | undefined;
  readonly open: (target: FigureTarget) => void;
  readonly openList: () => void;
}

export const FiguresContext = createContext<FiguresValue>({
  active: undefined,
  open: () => undefined,
  openList: () => undefined,
});

export const useFigures = () => useContext(FiguresContext);

export function isSameTarget(one: FigureTarget, other: FigureTarget): boolean {
  if (one.kind === 'node' && other.kind === 'node') return one.nodeId === other.nodeId && one.at === other.at;
  return one.kind === 'fact' && other.kind === 'fact' && one.factKey === other.factKey && one.text === other.text;
}
