/** "Carrefour, Bakkerij De Vos and Panos": words as a list of the locale. */
export function formatList(
  items: readonly string[],
  locale: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  // English lists have no comma before "and", as everywhere in the product; British rules say so for every English.
  const rules = /^en(-|$)/.test(locale) ? 'en-GB' : locale;
  return new Intl.ListFormat(rules, { type }).format([...items]);
}
