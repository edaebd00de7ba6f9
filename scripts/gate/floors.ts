import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many tests each phase has had at most, and what was moved to where since. */
export interface Floors {
  /** By phase. Only ever raised. */
  readonly recorded: Readonly<Record<string, number>>;
  readonly moved: readonly Move[];
}

/** Tests that a phase gave away. */
interface Move {
  readonly from: string;
  /** The phase that has them now, or none where several tests became one that says as much. */
  readonly to?: string;
  readonly tests: number;
  /** Which they were, where the guarantee is tested now, and why. */
  readonly why: string;
}

/**
 * The fewest tests a phase may have: what was recorded, less what moved away, and more by what moved there. So a phase
 * shrinks only where the list says what became of its tests.
 */
export function floorOf({ recorded, moved }: Floors, phase: string): number {
  const sum = (moves: readonly Move[]): number => moves.reduce((total, { tests }) => total + tests, 0);
  const gone = sum(moved.filter(({ from }) => from === phase));
  const come = sum(moved.filter(({ to }) => to === phase));
  return (recorded[phase] ?? 0) - gone + come;
}

/** The floors of this house. */
export function readFloors(): Floors {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../test-floors.json'), 'utf8')) as Floors;
}
