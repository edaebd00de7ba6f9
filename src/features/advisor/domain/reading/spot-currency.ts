import { currencyNames, hundredths, isCode } from './currency-names.ts';
import type { SpottingContext } from './spotted.ts';

/** The currency that stands beside a number. */
export interface SpottedCurrency {
  readonly code: string;
  readonly to: number;
  readonly isCertain: boolean;
  /** Cents, pence: the number counts hundredths. */
  readonly isHundredth?: true;
}

/** The currency that begins at a place and stands before a number. */
export function currencyBefore(text: string, at: number, context: SpottingContext): SpottedCurrency | undefined {
  if (at > 0 && /[\p{sc=Latin}\p{N}]/u.test(text[at - 1]!)) return undefined;
  const [written = '', name = ''] =
    /^(\p{L}{0,4}\p{Sc}|\p{L}{1,4}\.?)[\s ]?(?=\d|\.\d)/u.exec(text.slice(at, at + 10)) ?? [];
  if (written === '') return undefined;
  return settle(name, at + written.length, context, name.length < 3);
}

/** The currency right behind a number. */
export function currencyAfter(text: string, at: number, context: SpottingContext): SpottedCurrency | undefined {
  const [written = '', gap = '', name = ''] =
    /^(\.?[-–—]?[\s ]?)(\/[=-](?!\d)|\p{Sc}(?!\p{L})|[\p{sc=Han}\p{sc=Kana}ー]{1,4}|\p{L}+\.?)/u.exec(
      text.slice(at, at + 24),
    ) ?? [];
  if (written === '') return undefined;
  if (/[\p{sc=Han}\p{sc=Kana}]/u.test(name)) {
    for (let length = name.length; length > 0; length--) {
      const settled = settle(name.slice(0, length), at + gap.length + length, context, false);
      if (settled) return settled;
    }
    return undefined;
  }
  const to = at + gap.length + name.replace(/\.$/, '').length;
  // "three £18": a sign before digits belongs to those, unless it touches ours: "12€50".
  if (/\p{Sc}/u.test(name) && gap !== '' && /^\s?\d/.test(text.slice(to))) return undefined;
  const word = name.replace(/\.$/, '');
  const small = word.toLowerCase();
  // "two pounds of beans", "a 5-pound bag": weights.
  if (/^pounds?$/.test(small) && (/[-–—]/.test(gap) || /^ of\b/.test(text.slice(to)))) return undefined;
  const parts = Object.hasOwn(hundredths, small) ? hundredths[small] : undefined;
  // One letter counts hundredths only where it touches the digits.
  if (parts && (word.length > 1 || gap === '')) {
    const code = context.currency !== undefined && parts.includes(context.currency) ? context.currency : parts[0]!;
    return { code, to, isCertain: parts.length === 1 || code === context.currency, isHundredth: true };
  }
  // "CHF 280" behind a count belongs to what follows.
  if (isCode(word) && /^\s?\d/.test(text.slice(to)) && gap !== '') return undefined;
  return settle(word, to, context, false);
}

/** Letters that stand directly before digits as a sign of money. */
const singleLetters: ReadonlyMap<string, string> = new Map([
  ['R', 'ZAR'],
  ['N', 'NGN'],
  ['P', 'PHP'],
]);

function settle(
  name: string,
  to: number,
  { language, currency }: SpottingContext,
  isShort: boolean,
): SpottedCurrency | undefined {
  if (isShort && /^\p{L}+$/u.test(name) && name !== name.toUpperCase() && !/^(?:fr|rs|kr|ksh|zł|kč)\.?$/i.test(name))
    return undefined;
  const letter = singleLetters.get(name);
  const known = letter ? [letter] : isCode(name) ? [name] : currencyNames(language).get(name.toLowerCase());
  if (!known || (name.length < 2 && /\p{sc=Latin}/u.test(name) && !letter)) return undefined;
  if (currency !== undefined && known.includes(currency)) return { code: currency, to, isCertain: true };
  return { code: known[0]!, to, isCertain: known.length === 1 };
}
