/** English texts of more than three words that a language may keep as they are: names and addresses, nothing else. */
export const sameAsEnglish: ReadonlySet<string> = new Set([]);
