/** React Aria's hidden words by package, as `react-aria-components/i18n/*` exports them. */
export type AriaStrings = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const english = new Map<string, Readonly<Record<string, unknown>>>();
const shown = new Map<string, Record<string, unknown>>();
let active: AriaStrings = {};

/**
 * The words of one package, English at first. The build puts each package's English through this
 * (`ariaStrings` in vite.plugins.ts), so that other languages can be fetched alone and laid over it.
 */
export function overlaidStrings(name: string, strings: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const words = { ...strings, ...active[name] };
  english.set(name, strings);
  shown.set(name, words);
  return words;
}

/** Shows another language from the next render on; without an argument English again. */
export function showAriaStrings(table: AriaStrings = {}): void {
  active = table;
  for (const [name, words] of shown) Object.assign(words, english.get(name), table[name]);
}
