import type { CurrencyCode } from '#shared/money.ts';
import { isCurrencyCode } from '#shared/money.ts';
import type { Token } from './tokens.ts';

/** How an amount named its currency; `krona`, `dollar` and `yen-or-yuan` are settled by the country later. */
export interface CurrencySign {
  readonly currency: CurrencyCode | 'kr' | '$' | '¥';
  /** The number counts hundredths of the currency ("50 cents"). */
  readonly isHundredth?: boolean;
  readonly next: number;
}

const words: Readonly<Record<string, CurrencySign['currency']>> = {
  euro: 'EUR',
  eur: 'EUR',
  dollar: '$',
  buck: '$',
  usd: 'USD',
  pound: 'GBP',
  quid: 'GBP',
  sterling: 'GBP',
  yen: 'JPY',
  yuan: 'CNY',
  rmb: 'CNY',
  renminbi: 'CNY',
  rupee: 'INR',
  rs: 'INR',
  inr: 'INR',
  franc: 'CHF',
  chf: 'CHF',
  sfr: 'CHF',
  fr: 'CHF',
  krona: 'SEK',
  kronor: 'SEK',
  krone: 'kr',
  kroner: 'kr',
  kr: 'kr',
  zloty: 'PLN',
  złoty: 'PLN',
  zł: 'PLN',
  kč: 'CZK',
  koruna: 'CZK',
  reai: 'BRL',
  reais: 'BRL',
  peso: 'MXN',
  rand: 'ZAR',
  dirham: 'AED',
  shekel: 'ILS',
  lira: 'TRY',
  won: 'KRW',
  dinar: 'KWD',
};
const hundredths: Readonly<Record<string, CurrencySign['currency']>> = {
  cent: '$',
  ct: 'EUR',
  pence: 'GBP',
  penny: 'GBP',
  p: 'GBP',
};
const symbols: Readonly<Record<string, CurrencySign['currency']>> = {
  '€': 'EUR',
  '£': 'GBP',
  $: '$',
  '¥': '¥',
  '￥': '¥',
  '₹': 'INR',
  '₩': 'KRW',
  '₪': 'ILS',
  '₺': 'TRY',
};
const dollarLetters: Readonly<Record<string, CurrencyCode>> = {
  us: 'USD',
  a: 'AUD',
  au: 'AUD',
  c: 'CAD',
  ca: 'CAD',
  nz: 'NZD',
  hk: 'HKD',
  s: 'SGD',
  sg: 'SGD',
  r: 'BRL',
  mx: 'MXN',
};
/** Words that mean money only right after a number, because they mean other things elsewhere. */
const onlyAfter = new Set(['won', 'real', 'p', 'fr', 'pound', 'ct', 'cent', 'penny', 'pence', 'kr']);

/** The currency that begins at a token and stands before a number: "€", "EUR", "US$", "Rs", "R". */
export function currencyBefore(tokens: readonly Token[], at: number): CurrencySign | null {
  const token = tokens[at];
  const following = tokens[at + 1];
  if (token === undefined || following === undefined) return null;
  if (token.kind === 'word' && following.text === '$' && !following.isSpaced) {
    const currency = dollarLetters[token.lower];
    return currency === undefined ? null : { currency, next: at + 2 };
  }
  const currency = signOf(token);
  if (currency !== null) {
    if (token.kind === 'word' && onlyAfter.has(token.stem)) return null;
    const isDotted = following.text === '.' && !following.isSpaced && token.lower === 'rs';
    return { currency, next: isDotted ? at + 2 : at + 1 };
  }
  if (token.text === 'R' && following.kind === 'number' && !following.isSpaced)
    return { currency: 'ZAR', next: at + 1 };
  return null;
}

/** Currencies the product has no code for: their amounts are neither prices nor counts. */
const foreign =
  /^(lev|leva|bgn|cedi|cedis|ghs|naira|ngn|kes|shilling|shillings|forint|forints|huf|lei|leu|ron|rupiah|idr|baht|thb|ringgit|myr|dong|vnd|soles|hryvnia|uah|rouble|roubles|ruble|rubles|rub|taka|bdt|tenge|isk|denar|riyal|sar|qar|php|pkr|clp|cop|ars|egp|mad|dirhams?|tnd|lkr|twd)$/;

/** Whether a word names a currency the product cannot calculate in. */
export function isForeignCurrency(token: Token | undefined): boolean {
  return token?.kind === 'word' && foreign.test(token.lower) && currencyWord(token) === null;
}

function currencyWord(token: Token): CurrencySign['currency'] | null {
  return words[token.stem] ?? words[token.lower] ?? null;
}

/** The currency that begins at a token right after a number: "€", "euros", "EUR", "cents", "p". */
export function currencyAfter(tokens: readonly Token[], at: number): CurrencySign | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const following = tokens[at + 1];
  // "table for two €60": the sign belongs to the number behind it.
  const isNext = token.kind === 'mark' && token.isSpaced && following?.kind === 'number' && !following.isSpaced;
  if (isNext) return null;
  if (token.kind === 'word' && following?.text === '$' && !following.isSpaced && dollarLetters[token.lower]) {
    return { currency: dollarLetters[token.lower]!, next: at + 2 };
  }
  const hundredth = token.kind === 'word' ? (hundredths[token.stem] ?? hundredths[token.lower]) : undefined;
  if (hundredth !== undefined && (token.lower !== 'p' || !token.isSpaced)) {
    return { currency: hundredth, isHundredth: true, next: at + 1 };
  }
  const national = nationalCurrency(token, following);
  if (national !== null) return { currency: national, next: at + 2 };
  const currency = signOf(token);
  // "two pounds of flour" is a weight.
  if (currency === null || (token.stem === 'pound' && following?.lower === 'of')) return null;
  return { currency, next: at + 1 };
}

/** Currencies that are told with their country: "Swiss francs", "Canadian dollars". */
const nationals: Readonly<Record<string, readonly [unit: RegExp, currency: CurrencyCode]>> = {
  swiss: [/^francs?$/, 'CHF'],
  us: [/^(dollars?|bucks)$/, 'USD'],
  'u.s': [/^dollars?$/, 'USD'],
  american: [/^dollars?$/, 'USD'],
  canadian: [/^dollars?$/, 'CAD'],
  australian: [/^dollars?$/, 'AUD'],
  singapore: [/^dollars?$/, 'SGD'],
  british: [/^pounds?$/, 'GBP'],
  swedish: [/^(kronor|krona|kroner|krone|crowns?|kr)$/, 'SEK'],
  norwegian: [/^(kronor|krona|kroner|krone|crowns?|kr)$/, 'NOK'],
  danish: [/^(kronor|krona|kroner|krone|crowns?|kr)$/, 'DKK'],
  czech: [/^(koruna|korunas|crowns?)$/, 'CZK'],
  japanese: [/^yen$/, 'JPY'],
  chinese: [/^yuan$/, 'CNY'],
  indian: [/^rupees?$/, 'INR'],
  polish: [/^(zlotys?|złoty)$/, 'PLN'],
  mexican: [/^pesos?$/, 'MXN'],
  korean: [/^won$/, 'KRW'],
};

function nationalCurrency(token: Token, following: Token | undefined): CurrencyCode | null {
  const national = Object.hasOwn(nationals, token.lower) ? nationals[token.lower] : undefined;
  return national !== undefined && following?.kind === 'word' && national[0].test(following.lower) ? national[1] : null;
}

function signOf(token: Token): CurrencySign['currency'] | null {
  if (token.kind === 'mark') return symbols[token.text] ?? null;
  if (token.kind !== 'word') return null;
  const upper = token.text.toUpperCase();
  if (
    isCurrencyCode(upper) &&
    (token.text === upper || /^(eur|usd|gbp|chf|aed|kwd|inr|jpy|sek|nok|dkk|pln|czk)$/.test(token.lower))
  ) {
    return upper;
  }
  return words[token.stem] ?? words[token.lower] ?? null;
}

const countryCurrencies: Readonly<Record<string, CurrencyCode>> = {
  US: 'USD',
  GB: 'GBP',
  CH: 'CHF',
  LI: 'CHF',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  PL: 'PLN',
  CZ: 'CZK',
  IN: 'INR',
  CN: 'CNY',
  BR: 'BRL',
  MX: 'MXN',
  ZA: 'ZAR',
  SG: 'SGD',
  HK: 'HKD',
  AE: 'AED',
  IL: 'ILS',
  TR: 'TRY',
  JP: 'JPY',
  KR: 'KRW',
  KW: 'KWD',
};
const euroCountries = new Set(
  'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK MC SM AD ME XK'.split(' '),
);

/** The currency people pay with in a country, or null where the product does not know that currency. */
export function findCountryCurrency(country: string): CurrencyCode | null {
  return euroCountries.has(country) ? 'EUR' : (countryCurrencies[country] ?? null);
}

/** Settles "$", "kr" and "¥" by the country. */
export function settleCurrency(sign: CurrencySign['currency'], country: string | null): CurrencyCode {
  const local = country === null ? null : findCountryCurrency(country);
  if (sign === '$') return local !== null && /^(USD|CAD|AUD|NZD|SGD|HKD|MXN)$/.test(local) ? local : 'USD';
  if (sign === 'kr') return local === 'NOK' || local === 'DKK' ? local : 'SEK';
  if (sign === '¥') return local === 'CNY' ? 'CNY' : 'JPY';
  return sign;
}
