/** Regions with a code and a name that no business is in: unions, islands with a code by exception, and codes for tests. */
const notCountries: ReadonlySet<string> = new Set('AC AQ BV CP CQ DG EA EU EZ HM IC QO TA UM UN XA XB ZZ'.split(' '));

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const lists = new Map<string, readonly Named[]>();

/** A code with what it is called. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Every country that the runtime has a name for, in the order of that language; a code that was replaced gives way to the new one. */
export function countriesIn(locale: string): readonly Named[] {
  let list = lists.get(locale);
  if (list === undefined) {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    const { compare } = new Intl.Collator(locale);
    list = letters
      .flatMap((first) => letters.map((second) => `${first}${second}`))
      .filter((id) => !notCountries.has(id) && new Intl.Locale(`und-${id}`).region === id)
      .flatMap((id): Named[] => {
        const name = names.of(id);
        return name === undefined ? [] : [{ id, name }];
      })
      .toSorted((one, other) => compare(one.name, other.name));
    lists.set(locale, list);
  }
  return list;
}

/** Without accents and capitals: "cote" finds "Côte d’Ivoire". */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Those whose name or code holds what was typed; names that begin with it come first. */
export function findNamed(list: readonly Named[], typed: string): readonly Named[] {
  const wanted = plain(typed.trim());
  const found = list.filter(({ id, name }) => plain(name).includes(wanted) || id.toLowerCase() === wanted);
  const begins = (one: Named): boolean => plain(one.name).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((one) => !begins(one))];
}
