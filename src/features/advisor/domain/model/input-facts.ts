import type { FactKey, FactValue } from '#features/workspaces/domain/fact-value.ts';
import type { FormulaGraph } from '#shared/formula-graph.ts';
import type { ReplaceableLeaf } from './own-numbers.ts';

/**
 * The fact an input would be read from had it been said, with the number as its value: what a person puts there is then
 * told under the answer it belongs to, like everything else they said. Undefined for inputs no answer is asked for.
 * `value` is in the leaf's own unit.
 */
export function factOfInput(
  graph: FormulaGraph,
  leaf: ReplaceableLeaf,
  value: number,
): { readonly key: FactKey; readonly value: FactValue } | undefined {
  if (leaf.replaced) {
    return undefined;
  }
  if (leaf.id === 'churn') {
    return { key: 'revenue.churn', value: { type: 'percent', percent: value } };
  }
  const isOnlyOffer = !graph.nodes.some((node) => node.id === 'stream.2.units');
  if (leaf.id === 'stream.1.price' && leaf.currency && isOnlyOffer) {
    const name = leaf.label.replace(/^Price of /, '');
    const per = leaf.per ? { per: leaf.per } : {};
    return {
      key: 'revenue.streams',
      value: { type: 'amounts', items: [{ name, minor: value, currency: leaf.currency, ...per }] },
    };
  }
  if (leaf.id === 'stream.1.fullVolume' && isOnlyOffer) {
    const of = leaf.label.replace(/^[^:]*: /, '');
    // Customers who stay are counted once; sales are counted by the month.
    const isStock = graph.nodes.some((node) => node.id === 'stream.1.new');
    return { key: 'revenue.volume', value: { type: 'count', count: value, of, ...(isStock ? {} : { per: 'month' }) } };
  }
  return undefined;
}
