import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Names and file types that stay as they are in every language. */
const FIXED_WORDS = ['Groundwork', 'Google', 'PDF', 'DOCX', 'CSV', 'ZIP', 'SMTP'] as const;

type Token = string | [string] | [string, string, ...unknown[]];

interface Shape {
  /** `name`, `count:plural`, `kind:select(a,b)`: what the words are given. */
  readonly arguments: ReadonlySet<string>;
  readonly plurals: readonly {
    readonly name: string;
    readonly isOrdinal: boolean;
    readonly cases: readonly string[];
  }[];
  readonly tags: readonly string[];
  /** All words of all branches, without the arguments. */
  readonly words: string;
}

/** Why a translation cannot stand in for the English: arguments, plural forms, tags, numbers or names are not the same. */
export function textFaults(locale: string, english: string, translation: string): readonly string[] {
  let want: Shape;
  let have: Shape;
  try {
    want = shapeOf(english);
    have = shapeOf(translation);
  } catch (error) {
    return [`cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
  return [
    ...differences('argument', [...want.arguments], [...have.arguments]),
    ...differences('tag', want.tags, have.tags),
    ...nestingFaults(translation),
    ...have.plurals.flatMap((plural) => pluralFaults(locale, plural.name, plural.isOrdinal, plural.cases)),
    ...missing('number', numbersIn(want.words), numbersIn(have.words)),
    ...missing(
      'name',
      FIXED_WORDS.filter((word) => want.words.includes(word)),
      FIXED_WORDS.filter((word) => have.words.includes(word)),
    ),
    ...(edges(english) === edges(translation) ? [] : ['begins or ends with other white space than the English']),
  ];
}

/** How many words an English text has, its arguments apart. */
export function wordCount(english: string): number {
  return shapeOf(english).words.match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0;
}

function shapeOf(message: string): Shape {
  const names = new Set<string>();
  const plurals: { name: string; isOrdinal: boolean; cases: string[] }[] = [];
  const words: string[] = [];
  const read = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (typeof token === 'string') {
        words.push(token);
        continue;
      }
      const [name, kind, branches] = token;
      if (kind === undefined) names.add(name);
      else if (kind === 'plural' || kind === 'selectordinal' || kind === 'select') {
        const { offset: _offset, ...cases } = branches as Record<string, Token[]>;
        const keys = Object.keys(cases).sort();
        names.add(kind === 'select' ? `${name}:select(${keys.join(',')})` : `${name}:${kind}`);
        if (kind !== 'select') plurals.push({ name, isOrdinal: kind === 'selectordinal', cases: keys });
        for (const inner of Object.values(cases)) read(inner);
      } else names.add(`${name}:${kind}`);
    }
  };
  read(compileMessageOrThrow(message) as Token[]);
  const text = words.join('\n');
  const tags = text.match(/<\/?\d+\/?>/g) ?? [];
  // A branch may repeat a tag, and languages have different numbers of branches.
  return { arguments: names, plurals, tags: plurals.length > 0 ? [...new Set(tags)] : tags, words: text };
}

function pluralFaults(locale: string, name: string, isOrdinal: boolean, cases: readonly string[]): string[] {
  const rules = new Intl.PluralRules(locale, { type: isOrdinal ? 'ordinal' : 'cardinal' });
  const { pluralCategories } = rules.resolvedOptions();
  // Spanish and French have `many` for round millions alone; where it reads like `other` it may be left out.
  const needed = pluralCategories.filter((category) => category !== 'many');
  return [
    ...missing('plural form', needed, cases).map((fault) => `${fault} of ${name}`),
    ...cases
      .filter((one) => !/^\d+$/.test(one) && !pluralCategories.some((category) => category === one))
      .map((one) => `plural form ${one} of ${name} is never used in ${locale}`),
  ];
}

function nestingFaults(message: string): string[] {
  const open: string[] = [];
  for (const [, closing, id, selfClosing] of message.matchAll(/<(\/?)(\d+)(\/?)>/g)) {
    if (selfClosing) continue;
    if (!closing) open.push(id ?? '');
    else if (open.pop() !== id) return [`tag </${id}> closes nothing`];
  }
  return open.length > 0 ? [`tag <${open.at(-1)}> is not closed`] : [];
}

/** Numbers as digits alone: 1,000 and 1.000 are one number. */
function numbersIn(words: string): string[] {
  const withoutTags = words.replace(/<\/?\d+\/?>/g, ' ');
  return (withoutTags.match(/\d+(?:[.,\u00A0\u202F]\d+)*/g) ?? []).map((one) => one.replace(/\D/g, ''));
}

function differences(what: string, want: readonly string[], have: readonly string[]): string[] {
  return [...missing(what, want, have), ...missing(what, have, want).map((fault) => `${fault} in the English`)];
}

/** What `want` has more of than `have`. */
function missing(what: string, want: readonly string[], have: readonly string[]): string[] {
  const left = [...have];
  return want.flatMap((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? [] : [`${what} ${one} is missing`];
  });
}

function edges(message: string): string {
  return `${/^\s*/.exec(message)?.[0]}|${/\s*$/.exec(message)?.[0]}`;
}
