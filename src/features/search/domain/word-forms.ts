/** Endings of plurals with what the singular has in their place, longest first; in the scripts whose words we fold. */
const plurals: readonly (readonly [string, string])[] = [
  ['ies', 'y'],
  ['ves', 'f'],
  ['ves', 'fe'],
  ['es', ''],
  ['s', ''],
  ['en', ''],
  ['n', ''],
  ['ей', ''],
  ['ов', ''],
  ['ы', ''],
  ['и', ''],
  ['а', ''],
  ['я', ''],
];

/** Other forms of a word that mean the same thing in a search: its singular or its plural, as far as the ending tells. */
export function otherForms(word: string): string[] {
  const forms = new Set<string>();
  for (const [plural, singular] of plurals) {
    if (word.endsWith(plural) && word.length - plural.length >= 3) forms.add(word.slice(0, -plural.length) + singular);
    if (singular !== '' && word.endsWith(singular) && word.length >= 4)
      forms.add(word.slice(0, -singular.length) + plural);
  }
  forms.delete(word);
  return [...forms];
}
