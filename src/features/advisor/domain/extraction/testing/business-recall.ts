import type { Fact, FactKey, FactSet, FactValue, NamedAmount } from '#features/workspaces/domain/fact-value.ts';
import { type QuestionId, questionIds } from '../../questions.ts';
import { type ExtractionContext, extractFacts } from '../extract-facts.ts';
import { singular } from '../singular.ts';
import { stopWords } from '../stop-words.ts';
import { describeValue } from './notation.ts';

/** A business with the answers of its founder and the facts a person took from them. */
export interface AnsweredBusiness {
  readonly id: string;
  readonly answers: Readonly<Record<QuestionId, string>>;
  readonly facts: FactSet;
}

/** What was read of one key over many businesses; lists and amounts count by item. */
export interface KeyRecall {
  readonly key: FactKey;
  /** Items in the hand-written facts. */
  readonly written: number;
  /** Items that were extracted. */
  readonly found: number;
  readonly right: number;
  /** "business: wanted …, got …" */
  readonly faults: readonly string[];
}

/** The facts the five answers of a business give, read in order, each over what is known by then. */
export function readBusiness(business: AnsweredBusiness, industries: ExtractionContext['industries']): FactSet {
  const known = new Map<FactKey, Fact>();
  for (const question of questionIds) {
    for (const { key, value, quote } of extractFacts(question, business.answers[question], { known, industries }))
      known.set(key, { key, version: 1, value, origin: { kind: 'said', messageId: question, quote } });
  }
  return known;
}

/**
 * Compares what is read from the answers with the hand-written facts. A text is right when it shares at least half of
 * its telling words with the written one, because those paraphrase; numbers, units and choices must be equal.
 */
export function measureBusinesses(
  businesses: readonly AnsweredBusiness[],
  industries: ExtractionContext['industries'],
): KeyRecall[] {
  const rows = new Map<FactKey, { written: number; found: number; right: number; faults: string[] }>();
  for (const business of businesses) {
    const read = readBusiness(business, industries);
    for (const key of new Set([...business.facts.keys(), ...read.keys()])) {
      const row = rows.get(key) ?? { written: 0, found: 0, right: 0, faults: [] };
      rows.set(key, row);
      const wanted = business.facts.get(key)?.value ?? null;
      const got = read.get(key)?.value ?? null;
      const [a, b] = [itemsOf(wanted), itemsOf(got)];
      const right = countPairs(a, b);
      row.written += a.length;
      row.found += b.length;
      row.right += right;
      if (right < Math.max(a.length, b.length))
        row.faults.push(`${business.id}: wanted ${show(wanted)}, got ${show(got)}`);
    }
  }
  return [...rows].map(([key, row]) => ({ key, ...row })).toSorted((a, b) => a.key.localeCompare(b.key));
}

/** A table for the log: key, precision, recall. */
export function recallTable(rows: readonly KeyRecall[]): string {
  const share = (part: number, of: number) => (of === 0 ? '   –' : `${Math.round((part / of) * 100)} %`.padStart(5));
  return rows
    .map(
      ({ key, written, found, right }) =>
        `${key.padEnd(22)} precision ${share(right, found)}  recall ${share(right, written)}  (${right} right, ${found} found, ${written} written)`,
    )
    .join('\n');
}

function show(value: FactValue | null): string {
  return value === null ? 'nothing' : describeValue(value);
}

type Item = { readonly text: string } | { readonly exact: string } | NamedAmount;

function itemsOf(value: FactValue | null): readonly Item[] {
  if (value === null) return [];
  switch (value.type) {
    case 'text':
      return [{ text: value.text }];
    case 'texts':
      return value.items.map((text) => ({ text }));
    case 'choices':
      return value.items.map((exact) => ({ exact }));
    case 'amounts':
      return value.items;
    case 'choice':
      return [{ exact: value.choice }];
    case 'count':
      return [{ exact: `${value.count}/${value.per ?? ''}` }];
    case 'percent':
      return [{ exact: `${value.percent}` }];
    case 'measure':
      return [{ exact: `${value.value} ${value.unit}` }];
    case 'money':
      return [{ name: '', ...value }];
  }
}

function countPairs(wanted: readonly Item[], got: readonly Item[]): number {
  const free = [...got];
  let pairs = 0;
  for (const item of wanted) {
    const at = free.findIndex((candidate) => isSame(item, candidate));
    if (at === -1) continue;
    free.splice(at, 1);
    pairs++;
  }
  return pairs;
}

function isSame(a: Item, b: Item): boolean {
  if ('text' in a && 'text' in b) return isSameText(a.text, b.text);
  if ('exact' in a && 'exact' in b) return a.exact === b.exact;
  if (!('minor' in a && 'minor' in b)) return false;
  const per = (amount: NamedAmount) => (amount.per === 'each' ? undefined : amount.per);
  const isUnitSame = per(a) === per(b) || per(b) === undefined || per(a) === undefined;
  return a.minor === b.minor && a.currency === b.currency && a.toMinor === b.toMinor && isUnitSame;
}

/** At least half of the telling words of the longer text are in the other. */
function isSameText(a: string, b: string): boolean {
  const words = (text: string) =>
    new Set(
      (text.toLowerCase().match(/[\p{L}\p{N}&]+/gu) ?? [])
        .filter((word) => !stopWords.has(word))
        .map((word) => singular(word)),
    );
  const [left, right] = [words(a), words(b)];
  if (left.size === 0 || right.size === 0) return a.toLowerCase() === b.toLowerCase();
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared > 0 && shared * 2 >= Math.max(left.size, right.size);
}
