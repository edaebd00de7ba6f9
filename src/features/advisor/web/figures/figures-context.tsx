import { createContext, useContext } from 'react';

/** A number of the plan as it is pressed: which one, of a series the place in it, and how it was shown. */
export interface FigureTarget {
  readonly nodeId: string;
  readonly at?: number;
  readonly text: string;
}

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
  return one.nodeId === other.nodeId && one.at === other.at;
}
