import { growthSources } from './sources-growth.ts';
import { labourSources } from './sources-labour.ts';
import { tradeSources } from './sources-trade.ts';

/** A publication that was opened and read; nothing stands here from memory. */
interface Source {
  readonly id: string;
  readonly publisher: string;
  readonly title: string;
  /** Of publication; of reading where the page bears no date, which the finding then says. */
  readonly year: number;
  readonly address: string;
  /** The day it was read, ISO. */
  readonly readOn: string;
  /** What it says, in our words, with the figure the model uses. */
  readonly finding: string;
}

/** The one list of sources. What is not in it is an assumption. */
export const sources: readonly Source[] = [...growthSources, ...labourSources, ...tradeSources];
