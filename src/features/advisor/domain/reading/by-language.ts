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
