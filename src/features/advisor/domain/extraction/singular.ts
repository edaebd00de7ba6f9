const irregular: Readonly<Record<string, string>> = {
  loaves: 'loaf',
  knives: 'knife',
  wives: 'wife',
  lives: 'life',
  shelves: 'shelf',
  leaves: 'leave',
  children: 'child',
  men: 'man',
  women: 'woman',
  feet: 'foot',
  mice: 'mouse',
  cookies: 'cookie',
  brownies: 'brownie',
  smoothies: 'smoothie',
  movies: 'movie',
  pies: 'pie',
  shoes: 'shoe',
  buses: 'bus',
  businesses: 'business',
  euros: 'euro',
  canoes: 'canoe',
};

const unchanged = new Set(
  (
    'is as us was has its his this thus yes plus bus gas news always less unless across series species perhaps ' +
    'sometimes towards besides whereas lens business princess glass class pass cross boss chaos saas ads'
  ).split(' '),
);

/** The singular of an English noun in lower case by its ending; other words may lose an -s, which is harmless here. */
export function singular(word: string): string {
  const known = Object.hasOwn(irregular, word) ? irregular[word] : undefined;
  if (known !== undefined) return known;
  if (/.{3}(?<!wo|speci|regi|acu|abdo)men$/.test(word)) return `${word.slice(0, -3)}man`;
  if (word.length < 4 || !word.endsWith('s') || unchanged.has(word)) return word;
  if (/(ss|us|is|'s)$/.test(word)) return word.endsWith("'s") ? word.slice(0, -2) : word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(sses|xes|ches|shes|zzes|oes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
