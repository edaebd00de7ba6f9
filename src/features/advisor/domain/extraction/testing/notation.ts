import { formatFact } from '#features/workspaces/domain/fact-format.ts';
import type { FactValue, NamedAmount, PricedAmount } from '#features/workspaces/domain/fact-value.ts';
import { toMajor } from '#shared/money.ts';
import { countPeriods } from '../per-units.ts';

/**
 * Expected facts are written short: "EUR 6.50/loaf", "USD 20-35/person", "9000 households", "300 loaves/day",
 * "5%", "4 km", "a | b" for lists (in any order), "name: EUR 1; name: EUR 2" for amounts. An amount written without a unit
 * also accepts one that is charged by the piece, because that says the same; never one that is charged by time.
 */
export function meansTheSame(expected: string, value: FactValue): boolean {
  switch (value.type) {
    case 'text':
      return isSameText(expected, value.text);
    case 'choice':
      return value.choice === expected;
    case 'texts':
      return isSameList(expected, value.items, isSameText);
    case 'choices':
      return isSameList(expected, value.items, (a, b) => a === b);
    case 'count':
      return isSameCount(expected, value);
    case 'percent':
      return expected === `${value.percent}%`;
    case 'measure':
      return expected === `${value.value} ${value.unit}`;
    case 'money':
      return isSamePrice(expected, value);
    case 'amounts': {
      const parts = expected.split('; ');
      return parts.length === value.items.length && parts.every((part, at) => isSameAmount(part, value.items[at]!));
    }
  }
}

/** A value as it is printed beside an expectation that failed. */
export function describeValue(value: FactValue): string {
  return value.type === 'text' || value.type === 'texts' ? JSON.stringify(value) : formatFact(value, 'en');
}

function isSameText(expected: string, actual: string): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll('-', ' ').replaceAll('’', "'").trim();
  const wanted = plain(expected);
  const got = plain(actual);
  return got === wanted || (got.includes(wanted) && got.length <= wanted.length * 1.3 + 6);
}

function isSameList(expected: string, items: readonly string[], isSame: (a: string, b: string) => boolean): boolean {
  const wanted = expected.split(' | ');
  return wanted.length === items.length && wanted.every((want) => items.some((item) => isSame(want, item)));
}

function isSameCount(expected: string, value: Extract<FactValue, { type: 'count' }>): boolean {
  const [wanted, per] = expected.split('/');
  const space = wanted!.indexOf(' ');
  const count = Number(space === -1 ? wanted : wanted!.slice(0, space));
  const of = space === -1 ? '' : wanted!.slice(space + 1);
  const isPerson = /^(people|person)$/.test(of) && /^(people|person)$/.test(value.of ?? '');
  return value.count === count && value.per === per && (isPerson || isSameText(of, value.of ?? ''));
}

function isSameAmount(expected: string, amount: NamedAmount): boolean {
  const colon = expected.indexOf(': ');
  const name = colon === -1 ? null : expected.slice(0, colon);
  const isNamed = name === null || isSameText(name, amount.name);
  return isNamed && isSamePrice(colon === -1 ? expected : expected.slice(colon + 2), amount);
}

function isSamePrice(expected: string, price: PricedAmount): boolean {
  const [, currency, low, high, per] = /^([A-Z]{3}) ([\d.]+)(?:-([\d.]+))?(?:\/(.+))?$/.exec(expected) ?? [];
  if (currency !== price.currency || Number(low) !== toMajor(price.minor, price.currency)) return false;
  const top = price.toMinor === undefined ? undefined : toMajor(price.toMinor, price.currency);
  if ((high === undefined ? undefined : Number(high)) !== top) return false;
  const isPiece = price.per === undefined || !(countPeriods.has(price.per) || price.per === 'night');
  return per === undefined ? isPiece : per === price.per;
}
