/** A graph that cannot be evaluated: it names a node that is not there, rests on itself or misuses an operator. */
export class FormulaGraphError extends Error {
  override readonly name = 'FormulaGraphError';
}
