import { op } from '#shared/formula-build.ts';
import type { LeafOrigin } from '#shared/formula-graph.ts';
import type { CostLine } from '../knowledge/knowledge.types.ts';
import type { GraphDraft, NodeSpec } from './graph-draft.ts';
import { localMinor } from './price-levels.ts';
import type { StartingPoints } from './starting-points.ts';
import type { Work } from './work-nodes.ts';

/**
 * Adds an assumed cost under `spec.id`: as the profile has it, or, where volume or team was said, the profile's amount
 * as a leaf `usualId` times the size of this business. `usd` is in major units.
 */
export function addSized(
  draft: GraphDraft,
  spec: NodeSpec,
  usualId: string,
  usd: number,
  origin: LeafOrigin,
  work: Work,
): string {
  const minor = localMinor(usd, draft.currency);
  if (!work.size) {
    return draft.leaf(spec, minor, origin);
  }
  const label = `${spec.label.replace(/, amount$/, '')} for ${work.usual}`;
  const usual = draft.leaf({ ...spec, id: usualId, label }, minor, origin);
  return draft.formula(spec, op('multiply', usual, work.size), 'minor');
}

/** What an assumed amount covers, and where it comes from. */
export function basisOf(lines: readonly CostLine[], start: StartingPoints): string {
  const parts = lines.map((line) => (lines.length === 1 ? line.basis : line.label));
  return `${parts.join('; ')}: ${start.typicalOf}`;
}

/** The sum of the lines' amounts, in US dollars. */
export function sumOf(lines: readonly CostLine[]): number {
  return lines.reduce((amount, line) => amount + line.amount, 0);
}
