import { formatNode } from '#shared/formula-format.ts';
import type { GraphNode } from '#shared/formula-graph.ts';
import type { FigureInline } from '#shared/prose.ts';
import type { ComposeInput } from '../compose-input.ts';

/** The figures of one plan by node id. */
export interface Figures {
  /** Undefined when the node does not exist, or is closed and `allowPro` is not set. */
  find(nodeId: string, allowPro: boolean, at?: number): FigureInline | undefined;
  node(nodeId: string): GraphNode | undefined;
  value(nodeId: string): number | readonly number[] | undefined;
  nodes(): readonly GraphNode[];
}

/** Reads figures out of the evaluated graph; a node whose access is not stated counts as closed. */
export function readFigures({ graph, values, figureAccess, contentLocale }: ComposeInput): Figures {
  const byId = new Map(graph.nodes.map((node) => [node.id, node]));
  return {
    node: (nodeId) => byId.get(nodeId),
    value: (nodeId) => values.get(nodeId),
    nodes: () => graph.nodes,
    find: (nodeId, allowPro, at) => {
      const node = byId.get(nodeId);
      const value = values.get(nodeId);
      if (!node || value === undefined) return undefined;
      if (!allowPro && figureAccess.get(nodeId) !== 'open') return undefined;
      const text = formatNode(node, value, at, contentLocale);
      return { kind: 'figure', nodeId, ...(at === undefined ? {} : { at }), text };
    },
  };
}
