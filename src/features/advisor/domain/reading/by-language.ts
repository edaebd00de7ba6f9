import type { Language } from '#shared/languages.ts';

/** What is made once for each language, when it is first asked for. */
export function byLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}

/** Words separated by spaces that count up from a number in steps; those between slashes are worth the same. */
export const inOrder = (words: string, from = 0, step = 1): Record<string, number> =>
  Object.fromEntries(
    words.split(' ').flatMap((each, at) => each.split('/').map((word) => [word, from + at * step] as const)),
  );
