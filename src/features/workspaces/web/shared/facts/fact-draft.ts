import type { FactValue, MeasureUnit, NamedAmount, PricedAmount } from '#features/workspaces/domain/fact-value.ts';
import { type CurrencyCode, currencyDecimals, isCurrencyCode, toMajor, toMinor } from '#shared/money.ts';

/** One price as typed: numbers stay text until they are saved, so that half a number is no error. */
export interface PriceDraft {
  readonly amount: string;
  readonly upTo: string;
  readonly currency: CurrencyCode;
  readonly per: string;
}

export interface NamedPriceDraft extends PriceDraft {
  /** Tells rows apart while they are edited; not stored. */
  readonly row: number;
  readonly name: string;
  readonly model?: string;
}

/** A fact as its editor holds it, by the shape of the value. */
export type FactDraft =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'texts'; readonly lines: string }
  | { readonly type: 'choice'; readonly choice: string }
  | { readonly type: 'choices'; readonly chosen: readonly string[] }
  | { readonly type: 'count'; readonly count: string; readonly of: string; readonly per: string }
  | { readonly type: 'percent'; readonly percent: string }
  | { readonly type: 'measure'; readonly value: string; readonly unit: MeasureUnit }
  | { readonly type: 'money'; readonly price: PriceDraft }
  | { readonly type: 'amounts'; readonly rows: readonly NamedPriceDraft[] };

/** What is wrong with a draft, by the field it stands in ("amount", "2.name"). */
export type DraftFault = 'missing' | 'number' | 'range' | 'percent' | 'long';
export type DraftResult =
  | { readonly ok: true; readonly value: FactValue }
  | { readonly ok: false; readonly faults: Readonly<Record<string, DraftFault>> };

const emptyPrice = (currency: CurrencyCode): PriceDraft => ({ amount: '', upTo: '', currency, per: '' });

/** An empty row for one more named amount. */
export function emptyRow(row: number, currency: CurrencyCode): NamedPriceDraft {
  return { ...emptyPrice(currency), row, name: '' };
}

/** The draft of a stored value, or an empty one of that type, with amounts in `currency`, where there is none. */
export function draftOf(value: FactValue | null, type: FactValue['type'], currency: CurrencyCode = 'EUR'): FactDraft {
  if (value === null) return emptyDraft(type, currency);
  switch (value.type) {
    case 'text':
      return { type: 'text', text: value.text };
    case 'texts':
      return { type: 'texts', lines: value.items.join('\n') };
    case 'choice':
      return { type: 'choice', choice: value.choice };
    case 'choices':
      return { type: 'choices', chosen: value.items };
    case 'count':
      return { type: 'count', count: plain(value.count), of: value.of ?? '', per: value.per ?? '' };
    case 'percent':
      return { type: 'percent', percent: plain(value.percent) };
    case 'measure':
      return { type: 'measure', value: plain(value.value), unit: value.unit };
    case 'money':
      return { type: 'money', price: priceDraft(value) };
    case 'amounts':
      return {
        type: 'amounts',
        rows: value.items.map((item, row) => ({
          ...priceDraft(item),
          row,
          name: item.name,
          ...(item.model === undefined ? {} : { model: item.model }),
        })),
      };
  }
}

function emptyDraft(type: FactValue['type'], currency: CurrencyCode): FactDraft {
  switch (type) {
    case 'text':
      return { type, text: '' };
    case 'texts':
      return { type, lines: '' };
    case 'choice':
      return { type, choice: '' };
    case 'choices':
      return { type, chosen: [] };
    case 'count':
      return { type, count: '', of: '', per: '' };
    case 'percent':
      return { type, percent: '' };
    case 'measure':
      return { type, value: '', unit: 'km' };
    case 'money':
      return { type, price: emptyPrice(currency) };
    case 'amounts':
      return { type, rows: [emptyRow(0, currency)] };
  }
}

function priceDraft(price: PricedAmount): PriceDraft {
  return {
    amount: writtenMoney(price.minor, price.currency),
    upTo: price.toMinor === undefined ? '' : writtenMoney(price.toMinor, price.currency),
    currency: price.currency,
    per: price.per ?? '',
  };
}

const plain = (number: number) => String(number);

/** An amount as it is typed, "6.50" and "45": cents are written out or not there at all. */
export function writtenMoney(minor: number, currency: CurrencyCode): string {
  const major = toMajor(minor, currency);
  return Number.isInteger(major) ? String(major) : major.toFixed(currencyDecimals[currency]);
}

/** Reads "6.5", "6,50", "9 000", "9,000" and "1.250.000,50" as numbers; anything else is not one. */
export function readNumber(typed: string): number | undefined {
  const compact = typed.replace(/[\s\u00a0\u202f']/g, '');
  const hasCommaGroups = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(compact);
  const hasDotGroups = /^[1-9]\d{0,2}((\.\d{3})+,\d+|(\.\d{3}){2,})$/.test(compact);
  const normal = hasCommaGroups
    ? compact.replaceAll(',', '')
    : (hasDotGroups ? compact.replaceAll('.', '') : compact).replace(',', '.');
  return /^\d+(\.\d+)?$/.test(normal) ? Number(normal) : undefined;
}

/**
 * The value of a draft, or what is missing in which field; `longest` is the most characters a text of it may have. The
 * server checks again and has the last word.
 */
export function readDraftValue(draft: FactDraft, longest = Number.POSITIVE_INFINITY): DraftResult {
  const faults: Record<string, DraftFault> = {};
  const number = (field: string, typed: string): number => {
    const read = readNumber(typed);
    if (read === undefined) faults[field] = typed.trim() === '' ? 'missing' : 'number';
    return read ?? 0;
  };
  const words = (field: string, typed: string): string => {
    if (typed.trim() === '') faults[field] = 'missing';
    return typed.trim();
  };
  const price = (field: string, typed: PriceDraft): PricedAmount => {
    const minor = toMinor(number(`${field}amount`, typed.amount), typed.currency);
    const top = typed.upTo.trim() === '' ? undefined : toMinor(number(`${field}upTo`, typed.upTo), typed.currency);
    if (top !== undefined && top <= minor) faults[`${field}upTo`] ??= 'range';
    return {
      minor,
      currency: typed.currency,
      ...(top === undefined ? {} : { toMinor: top }),
      ...optional('per', typed.per),
    };
  };
  const value = read(draft, { number, words, price });
  if (value.type === 'text' && value.text.length > longest) faults.text = 'long';
  if (value.type === 'texts' && value.items.some((item) => item.length > longest)) faults.items = 'long';
  if (value.type === 'percent' && value.percent > 100) faults.percent = 'percent';
  if ((value.type === 'texts' || value.type === 'choices') && value.items.length === 0) faults.items = 'missing';
  return Object.keys(faults).length === 0 ? { ok: true, value } : { ok: false, faults };
}

interface Readers {
  readonly number: (field: string, typed: string) => number;
  readonly words: (field: string, typed: string) => string;
  readonly price: (field: string, typed: PriceDraft) => PricedAmount;
}

function read(draft: FactDraft, { number, words, price }: Readers): FactValue {
  switch (draft.type) {
    case 'text':
      return { type: 'text', text: words('text', draft.text) };
    case 'texts':
      return {
        type: 'texts',
        items: draft.lines
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
      };
    case 'choice':
      return { type: 'choice', choice: words('choice', draft.choice) };
    case 'choices':
      return { type: 'choices', items: draft.chosen };
    case 'count':
      return {
        type: 'count',
        count: number('count', draft.count),
        ...optional('of', draft.of),
        ...optional('per', draft.per),
      };
    case 'percent':
      return { type: 'percent', percent: number('percent', draft.percent) };
    case 'measure':
      return { type: 'measure', value: number('value', draft.value), unit: draft.unit };
    case 'money':
      return { type: 'money', ...price('', draft.price) };
    case 'amounts':
      return {
        type: 'amounts',
        items: draft.rows.map((row, index): NamedAmount => {
          const name = words(`${index}.name`, row.name);
          const model = row.model === undefined ? {} : { model: row.model };
          return { name, ...price(`${index}.`, row), ...model };
        }),
      };
  }
}

function optional<Name extends string>(name: Name, typed: string): { [Key in Name]?: string } {
  const text = typed.trim();
  const found: { [Key in Name]?: string } = {};
  if (text !== '') found[name] = text;
  return found;
}

/** Narrows a value of the wire to a fact value of a known type. */
export function factValueOf(candidate: { readonly type: string } | null, type: FactValue['type']): FactValue | null {
  return candidate !== null && candidate.type === type && isFactValue(candidate) ? candidate : null;
}

function isFactValue(candidate: { readonly type: string }): candidate is FactValue {
  const has = (field: string) => field in candidate;
  if (candidate.type === 'money') return 'currency' in candidate && isCurrencyCode(String(candidate.currency));
  const needed: Record<string, string> = {
    text: 'text',
    texts: 'items',
    choice: 'choice',
    choices: 'items',
    count: 'count',
    percent: 'percent',
    measure: 'value',
    amounts: 'items',
  };
  return has(needed[candidate.type] ?? 'type');
}
