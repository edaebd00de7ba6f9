/** A graph that cannot be evaluated: it refers to a missing node, has a cycle or misuses an operator. */
export class FormulaGraphError extends Error {
  override readonly name = 'FormulaGraphError';
}
