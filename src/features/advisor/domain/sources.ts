import type { Source } from './source.ts';
import { growthSources } from './sources-growth.ts';
import { labourSources } from './sources-labour.ts';
import { tradeSources } from './sources-trade.ts';

/** The one list of sources. What is not in it is an assumption. */
export const sources: readonly Source[] = [...growthSources, ...labourSources, ...tradeSources];
