import { formatNode } from '#shared/formula-format.ts';
import type { FormulaGraph, GraphValues } from '#shared/formula-graph.ts';
import type { IndustryKnowledge } from '../knowledge/knowledge.types.ts';
import { createReasons } from './case-reasons.ts';
import { type CaseName, caseId, caseNames, moveKindOf } from './cases.ts';

/** One input that a case moves, and why. */
export interface CaseMove {
  readonly case: CaseName;
  /** The moved node: "worst.ramp.months". */
  readonly nodeId: string;
  /** The input of the base case it moves. */
  readonly baseId: string;
  /** The base input's label. */
  readonly label: string;
  /** Formatted values before and after. */
  readonly from: string;
  readonly to: string;
  /** A clause that can follow "because", without digits. */
  readonly because: string;
}

/** Which inputs each case moves, in graph order, with reasons out of the industry's own ceilings, channels and risks. */
export function caseMoves(
  graph: FormulaGraph,
  values: GraphValues,
  knowledge: IndustryKnowledge | null,
  locale = 'en',
): readonly CaseMove[] {
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  return caseNames.flatMap((name) => {
    const reasons = createReasons(knowledge, name);
    return graph.nodes.flatMap((base): CaseMove[] => {
      const kind = moveKindOf(base.id);
      const moved = nodes.get(caseId(name, base.id));
      if (!kind || !moved || (kind === 'setup' && name === 'best')) {
        return [];
      }
      return [
        {
          case: name,
          nodeId: moved.id,
          baseId: base.id,
          label: base.label,
          from: formatNode(base, values.get(base.id) ?? 0, undefined, locale),
          to: formatNode(moved, values.get(moved.id) ?? 0, undefined, locale),
          because: reasons(kind),
        },
      ];
    });
  });
}
