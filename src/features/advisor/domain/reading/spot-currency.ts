import { currencyNames, isCode } from './currency-names.ts';
import { hundredths } from './currency-words.ts';
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
  if (/[\p{sc=Latin}\p{N}]/u.test(text[at - 1] ?? '')) return undefined;
  const [written = '', name = ''] =
    /^(\p{L}{0,4}\p{Sc}|\p{L}{1,4}\.?)\s?(?=\.?\d)/u.exec(text.slice(at, at + 10)) ?? [];
  const isSmallWord = /^\p{L}{1,2}$/u.test(name) && name !== name.toUpperCase() && !/^(?:fr|rs|kr|zł|kč)$/i.test(name);
  return isSmallWord ? undefined : settle(name, at + written.length, context);
}

/** The currency right behind a number. */
export function currencyAfter(text: string, at: number, context: SpottingContext): SpottedCurrency | undefined {
  const [written = '', gap = '', name = ''] =
    /^(\.?[-–—]?\s?)(\/[=-](?!\d)|\p{Sc}(?!\p{L})|[\p{sc=Han}\p{sc=Kana}ー]{1,4}|\p{L}+)/u.exec(
      text.slice(at, at + 24),
    ) ?? [];
  const to = at + written.length;
  if (/[\p{sc=Han}\p{sc=Kana}]/u.test(name)) {
    const lengths = Array.from(name, (_, less) => name.length - less);
    return lengths.map((length) => settle(name.slice(0, length), to - name.length + length, context)).find(Boolean);
  }
  const rest = text.slice(to, to + 4);
  // "three £18", "CHF 280" behind a count: what stands before digits belongs to those, unless it touches ours: "12€50".
  if (gap !== '' && /^\s?\d/.test(rest) && (isCode(name) || /\p{Sc}/u.test(name))) return undefined;
  // "two pounds of beans", "a 5-pound bag": weights.
  if (/^pounds?$/i.test(name) && (/[-–—]/.test(gap) || /^ of\b/.test(rest))) return undefined;
  const small = name.toLowerCase();
  // One letter counts hundredths only where it touches the digits.
  if (Object.hasOwn(hundredths, small) && (name.length > 1 || gap === ''))
    return { ...likeliest(hundredths[small]!, context), to, isHundredth: true };
  return settle(name, to, context);
}

/** Letters that stand directly before digits as a sign of money. */
const singleLetters: ReadonlyMap<string, string> = new Map(Object.entries({ R: 'ZAR', N: 'NGN', P: 'PHP' }));

function settle(name: string, to: number, context: SpottingContext): SpottedCurrency | undefined {
  const code = singleLetters.get(name) ?? (isCode(name) ? name : undefined);
  if (code !== undefined) return { code, to, isCertain: true };
  const known = /^\p{sc=Latin}$/u.test(name) ? undefined : currencyNames(context.language).get(name.toLowerCase());
  return known && { ...likeliest(known, context), to };
}

/** Which of several currencies is meant: that of the country, else the first. */
function likeliest(
  codes: readonly string[],
  { currency }: SpottingContext,
): Pick<SpottedCurrency, 'code' | 'isCertain'> {
  const code = codes.find((one) => one === currency);
  return { code: code ?? codes[0]!, isCertain: code !== undefined || codes.length === 1 };
}
