/** The verb of a third person: "carries" → "carry", "teaches" → "teach", "makes" → "make". Lower case in and out. */
export function baseForm(verb: string): string {
  if (verb.length > 4 && verb.endsWith('ies')) return `${verb.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|zz|o)es$/.test(verb)) return verb.slice(0, -2);
  return verb.replace(/s$/, '');
}

/** The third person of a verb in its base form: "carry" → "carries", "teach" → "teaches", "make" → "makes". */
export function thirdPersonOf(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh|zz|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** The -ing form of a verb in its base form: "plan" → "planning", "make" → "making", "repair" → "repairing". */
export function gerundOf(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  const isShort = /^[^aeiou]*[aeiou][bdfglmnprt]$/.test(verb);
  return isShort ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}
