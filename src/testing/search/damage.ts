import { type SeededRandom, seededRandom } from '#shared/seeded-random.ts';
import { type CorpusDocument, type Script, scripts } from './search-corpus.ts';

export const damages = ['deletion', 'swap', 'wrong letter', 'accent', 'prefix', 'plural'] as const;
export type Damage = (typeof damages)[number];

const alphabets: Readonly<Record<Script, string>> = {
  latin: 'abcdefghijklmnopqrstuvwxyz',
  cyrillic: 'абвгдежзиклмнопрстуфхцчшщыэюя',
  cjk: '一人大中上学生年金木水火天空花鳥風月日本',
};

const accents: Readonly<Record<Script, readonly (readonly [string, string])[]>> = {
  latin: [
    ['a', 'á'],
    ['e', 'è'],
    ['o', 'ö'],
    ['u', 'û'],
    ['i', 'ï'],
    ['n', 'ñ'],
    ['c', 'ç'],
  ],
  cyrillic: [
    ['е', 'ё'],
    ['и', 'й'],
    ['а', 'а́'],
    ['о', 'о́'],
  ],
  cjk: [
    ['か', 'が'],
    ['は', 'ば'],
    ['カ', 'ｶ'],
    ['ド', 'ト'],
    ['り', 'リ'],
    ['の', 'ノ'],
    ['う', 'ウ'],
    ['く', 'グ'],
  ],
};

const plurals: Readonly<Record<Script, (word: string) => string>> = {
  latin: (word) =>
    /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : word.endsWith('s') ? `${word}es` : `${word}s`,
  cyrillic: (word) => (/[аяьй]$/.test(word) ? `${word.slice(0, -1)}и` : `${word}ы`),
  cjk: (word) => `${word}たち`,
};

/** A misspelling of a title: one typing error of a kind that its script allows. */
function damageTitle(title: string, damage: Damage, script: Script, random: SeededRandom): string {
  const letters = [...title];
  const inner = letters.flatMap((letter, index) =>
    index > 0 && index < letters.length - 2 && /\p{L}/u.test(letter) && /\p{L}/u.test(letters[index + 1]!)
      ? [index]
      : [],
  );
  const at = random.pick(inner);
  switch (damage) {
    case 'deletion':
      return letters.toSpliced(at, 1).join('');
    case 'swap':
      return letters.toSpliced(at, 2, letters[at + 1]!, letters[at]!).join('');
    case 'wrong letter':
      return letters.toSpliced(at, 1, random.pick([...alphabets[script]])).join('');
    case 'accent':
      return exchangeAccents(title, script);
    case 'prefix':
      return letters.slice(0, Math.ceil(letters.length * 0.6)).join('');
    case 'plural': {
      const ends =
        script === 'cjk'
          ? [title.length]
          : [...title.matchAll(/\p{L}{4,}/gu)].map((match) => match.index + match[0].length);
      const end = random.pick(ends);
      const start = title.slice(0, end).search(/\p{L}+$/u);
      return title.slice(0, start) + plurals[script](title.slice(start, end)) + title.slice(end);
    }
  }
}

/** Every accent left out where there is one; otherwise one put where none is. */
function exchangeAccents(title: string, script: Script): string {
  const bare = title.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  if (bare !== title) return bare;
  const pair = accents[script].find(([plain]) => title.includes(plain));
  return pair ? title.replace(pair[0], pair[1]) : title;
}

/** A query made from a document's title, which is to find that document. */
export interface DamagedQuery {
  readonly script: Script;
  readonly damage: Damage;
  readonly query: string;
  readonly account: number;
  readonly document: CorpusDocument;
}

/** So many queries, spread evenly over damages and scripts; a damage that changes nothing in a title is not counted. */
export function makeQueries(
  seed: string,
  accounts: readonly (readonly CorpusDocument[])[],
  count: number,
): DamagedQuery[] {
  const random = seededRandom(seed);
  const queries: DamagedQuery[] = [];
  while (queries.length < count) {
    const damage = damages[queries.length % damages.length]!;
    const script = scripts[Math.floor(queries.length / damages.length) % scripts.length]!;
    const account = random.below(accounts.length);
    const document = random.pick(accounts[account]!);
    if (document.script !== script) continue;
    const query = damageTitle(document.title, damage, script, random);
    if (query !== document.title) queries.push({ script, damage, query, account, document });
  }
  return queries;
}
