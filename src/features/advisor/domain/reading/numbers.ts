import type { Language } from '#shared/languages.ts';
import { readSpoken } from './number-words.ts';

/** A number where it stands in a text. */
export interface SpottedNumber {
  readonly from: number;
  readonly to: number;
  readonly value: number;
  /** The upper end where the words themselves leave it open: "十几", from eleven to nineteen. */
  readonly toValue?: number;
  /** False where its form can be read in two ways, and for numeral systems that are not read. */
  readonly isCertain: boolean;
  /** What its digits are multiplied by: "k", "million", "万". */
  readonly scale?: number;
  /** It is said to be so many of a hundred. */
  readonly isShare?: true;
  /** Whether it is written in digits without a separator, as years and house numbers are. */
  readonly isPlain: boolean;
}

/** Full-width forms as their plain ones; the text keeps its length, so that places in it stay what they are. */
export const plainForms = (text: string): string =>
  text.replace(/[！-～]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0)).replace(/[￥]/g, '¥');

const digits = /\d{1,3}(?:[   ]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,'’]\d+)*|\.\d+/y;
/** Behind digits, before anything that is no letter. */
const suffixes: Readonly<Record<string, number>> = { k: 1e3, mn: 1e6, mio: 1e6, bn: 1e9, mrd: 1e9 };
/** Numeral systems whose steps are others than thousands: shown as said, asked for in figures. */
const foreignScales: Readonly<Record<string, number>> = { lakh: 1e5, lakhs: 1e5, lac: 1e5, crore: 1e7, crores: 1e7 };

/** The number that begins exactly at a place of a text in plain forms; undefined where none does. */
export function readNumberAt(
  text: string,
  at: number,
  language: Language,
  isBehindSign = false,
): SpottedNumber | undefined {
  const isInsideWord =
    at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1]!) && !/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]/u.test(text[at - 1]!);
  const char = text[at] ?? '';
  // "B2B", "U13": digits behind a letter belong to a name, but for the letters of a currency.
  const isNumber = /\d/.test(char) || (/^\.\d/.test(text.slice(at, at + 2)) && !/[\d\p{L}]/u.test(text[at - 1] ?? ''));
  if (isNumber) return isInsideWord && !isBehindSign ? undefined : readDigits(text, at, language);
  if (language === 'ja' || language === 'zh') return readHan(text, at);
  return isInsideWord || !/\p{L}/u.test(char) ? undefined : readWords(text, at, language);
}

function readDigits(text: string, at: number, language: Language): SpottedNumber {
  digits.lastIndex = at;
  const written = digits.exec(text)![0];
  let to = at + written.length;
  let { value, isCertain } = parseDigits(written, language);
  // "2 200 g": digits with a space are one number where people write them so, or where money stands beside them.
  if (/ /.test(written) && !/^(?:fr|de|es)$/.test(language) && !isMoneyBeside(text, at, to)) isCertain = false;
  const isPlain = /^\d+$/.test(written);
  const han = /[\p{sc=Han}]/u.test(text[to] ?? '') ? readHanScales(text, at, value, to) : undefined;
  if (han) return { from: at, ...han, scale: han.value / value, isCertain, isPlain: false };
  const behind = /^(\s?)(\p{L}+)\.?/u.exec(text.slice(to, to + 16));
  const word = (behind?.[2] ?? '').toLowerCase();
  const isAttached = behind?.[1] === '';
  const factor =
    (isAttached || word !== 'k' ? suffixes[word] : undefined) ?? (isMillion(text, at, to) ? 1e6 : undefined);
  if (factor !== undefined) {
    value *= factor;
    to += behind![1]!.length + word.length;
  } else if (foreignScales[word] !== undefined) {
    value *= foreignScales[word];
    to += behind![0].length;
    isCertain = false;
  } else {
    const scale = scaleBehind(text, to, language);
    if (scale) {
      value *= scale.factor;
      to = scale.to;
    }
  }
  // "20m": metres, or millions.
  if (/^m(?![\p{L}\d²])/u.test(text.slice(to, to + 2)) && to === at + written.length) isCertain = false;
  const { value: plain } = parseDigits(written, language);
  return {
    from: at,
    to,
    value,
    ...(value !== plain && { scale: value / plain }),
    isCertain,
    isPlain: isPlain && to === at + written.length,
  };
}

/** "1.234,50" by the forms of a language. A single separator before three digits is certain only where that language groups so. */
function parseDigits(written: string, language: Language): { value: number; isCertain: boolean } {
  const plain = written.replace(/['’   ]/g, '');
  const marks = plain.replace(/\d/g, '');
  if (marks === '') return { value: Number(plain), isCertain: true };
  const last = marks.at(-1)!;
  const decimals = plain.length - plain.lastIndexOf(last) - 1;
  const join = (isGrouped: boolean): number =>
    isGrouped
      ? Number(plain.replace(/[.,]/g, ''))
      : Number(
          `${plain.slice(0, plain.lastIndexOf(last)).replace(/[.,]/g, '')}.${plain.slice(plain.lastIndexOf(last) + 1)}`,
        );
  if (marks.length > 1) return { value: join(new Set(marks).size === 1), isCertain: true };
  if (decimals !== 3 || plain.startsWith('0') || plain.startsWith('.')) return { value: join(false), isCertain: true };
  const grouping = language === 'de' || language === 'es' || language === 'fr' ? '.' : ',';
  return { value: join(true), isCertain: last === grouping };
}

/** "£1.2m", "3M€": a million where money stands beside it. */
function isMillion(text: string, from: number, to: number): boolean {
  return (
    /^[mM](?![\p{L}\d²2])/u.test(text.slice(to, to + 2)) &&
    (/\p{Sc}\s?$/u.test(text.slice(0, from)) ||
      /^[mM]\s?(?:\p{Sc}|won|yen|euros?|pounds|dollars|pesos|rupees)/u.test(text.slice(to, to + 10)))
  );
}

const isMoneyBeside = (text: string, from: number, to: number): boolean =>
  /(?:\p{Sc}|\b[A-Z]{1,3}|kr|Rs\.?)\s?$/u.test(text.slice(Math.max(0, from - 5), from)) ||
  /^\s?(?:\p{Sc}|kr\b|Kč|zł|[A-Z]{3}\b)/u.test(text.slice(to, to + 6));

function scaleBehind(text: string, at: number, language: Language): { factor: number; to: number } | undefined {
  const behind = /^[\s ]?(\p{L}+)\.?/u.exec(text.slice(at, at + 20));
  if (!behind || language === 'ja' || language === 'zh') return undefined;
  // "24 dozen" is said of dozens.
  const factor = /^(?:dozens?|dutzend|docenas?|douzaines?)$/i.test(behind[1]!)
    ? undefined
    : scaleOf(behind[1]!.toLowerCase(), language);
  return factor === undefined ? undefined : { factor, to: at + behind[0].replace(/\.$/, '').length };
}

function scaleOf(word: string, language: Language): number | undefined {
  // A word that multiplies gives its factor behind a one.
  const one = { en: 'one', de: 'zwei', es: 'dos', fr: 'deux', ja: '', zh: '' }[language];
  const read = readSpoken([one, word], language);
  return read?.length === 2 ? read.value / (language === 'en' ? 1 : 2) : undefined;
}

function readWords(text: string, at: number, language: Language): SpottedNumber | undefined {
  const words: { text: string; to: number }[] = [];
  const pattern = /([\p{L}\p{M}]+)([\s-]?)/uy;
  pattern.lastIndex = at;
  for (let match = pattern.exec(text); match && words.length < 12; match = pattern.exec(text)) {
    words.push({ text: match[1]!.toLowerCase(), to: match.index + match[1]!.length });
    if (match[2] === '') break;
  }
  const read = readSpoken(
    words.map((word) => word.text),
    language,
  );
  if (!read) return undefined;
  return { from: at, to: words[read.length - 1]!.to, value: read.value, isCertain: true, isPlain: false };
}

const hanDigits: Readonly<Record<string, number>> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const hanTens: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const hanScales: Readonly<Record<string, number>> = { 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8 };
/** What counts things or time: numerals in Han characters are numbers only before one of these. */
const counters =
  /^(?:名|人|社|件|回|円|圆|元|块|塊|年|月|日|号|個|个|箇|か|ヶ|カ|家|间|間|次|位|台|枚|本|坪|倍|割|成|折|种|種|类|類|天|泊|周|週|小|時|时|点|點|店|所|校|組|组|门|門|张|張|杯|斤|公|米|平|层|層|歳|岁|後|分|度|箱|瓶|份|盒|条|條|只|双|套|辆|輛|班|节|節|课|課|代|つ|席|室|棟|户|戶|軒|冊|册|頭|匹|食|皿|切|款|支|包|人份|季|顿|頓|部|老|期|歲|来人|來人|半|多|余|餘|至|到|か月|カ所)/;

/** "三千元", "十数社", "数十名": only before a counter. */
function readHan(text: string, at: number): SpottedNumber | undefined {
  const isFirst = !/[〇零一二两兩三四五六七八九十百千万萬亿億数數几幾\d]/.test(text[at - 1] ?? '');
  const [run = ''] = /^[〇零一二两兩三四五六七八九十百千万萬亿億数數几幾]+/.exec(text.slice(at, at + 12)) ?? [];
  // "百分之八"
  const share = /^百分之([〇零一二三四五六七八九十百]+|\d+)/.exec(text.slice(at, at + 10));
  if (share && isFirst) {
    const value = /\d/.test(share[1]!) ? Number(share[1]) : parseHan(share[1]!);
    if (value !== undefined)
      return { from: at, to: at + share[0].length, value, isCertain: true, isPlain: false, isShare: true };
  }
  // "半年", "半日"
  if (
    text[at] === '半' &&
    /^半(?:年|日|天|月|小时|小時)/.test(text.slice(at, at + 3)) &&
    !/[年月日天]/.test(text[at - 1] ?? '')
  )
    return { from: at, to: at + 1, value: 0.5, isCertain: true, isPlain: false };
  if (!isFirst || run === '' || !counters.test(text.slice(at + run.length))) return undefined;
  // "三四天", "六七千块": two neighbours are a range.
  const pair = /^([一二三四五六七八])([二三四五六七八九])([十百千万萬]?)$/.exec(run);
  if (pair && hanDigits[pair[2]!] === hanDigits[pair[1]!]! + 1) {
    const factor = pair[3] === '' ? 1 : (hanTens[pair[3]!] ?? hanScales[pair[3]!])!;
    const [value, toValue] = [hanDigits[pair[1]!]! * factor, hanDigits[pair[2]!]! * factor];
    return { from: at, to: at + run.length, value, toValue, isCertain: true, isPlain: false };
  }
  const isVague = /[数數几幾]/.test(run);
  const known = parseHan(run.replace(/[数數几幾]/g, (_char, place: number) => (place === 0 ? '二' : '一')));
  if (known === undefined) return undefined;
  const most = isVague ? parseHan(run.replace(/[数數几幾]/g, '九')) : undefined;
  return {
    from: at,
    to: at + run.length,
    value: known,
    ...(most !== undefined && { toValue: most }),
    isCertain: !isVague,
    isPlain: false,
  };
}

function parseHan(run: string): number | undefined {
  if (/^[〇零一二三四五六七八九]{2,}$/.test(run)) return Number([...run].map((char) => hanDigits[char]).join(''));
  let total = 0;
  let group = 0;
  let digit: number | undefined;
  for (const char of run) {
    if (hanDigits[char] !== undefined) digit = hanDigits[char];
    else if (hanTens[char] !== undefined) {
      group += (digit ?? 1) * hanTens[char];
      digit = undefined;
    } else if (hanScales[char] !== undefined) {
      total += (group + (digit ?? 0) || 1) * hanScales[char];
      group = 0;
      digit = undefined;
    } else return undefined;
  }
  return total + group + (digit ?? 0);
}

/** "18万", "1億2千万", "3万5千": digits with Han scales behind them. */
function readHanScales(
  text: string,
  at: number,
  first: number,
  end: number,
): { value: number; to: number } | undefined {
  let total = 0;
  let group = 0;
  let number: number | undefined = first;
  let to = end;
  let hasScale = false;
  for (let next = end; next < text.length && next < at + 24; ) {
    const char = text[next]!;
    const number2 = /^\d+(?:\.\d+)?/.exec(text.slice(next))?.[0];
    if (hanTens[char] !== undefined && number !== undefined) {
      group += number * hanTens[char];
      number = undefined;
      next += 1;
    } else if (hanScales[char] !== undefined && (number !== undefined || group > 0)) {
      total += (group + (number ?? 0)) * hanScales[char];
      group = 0;
      number = undefined;
      next += 1;
    } else if (number2 !== undefined && number === undefined) {
      number = Number(number2);
      next += number2.length;
      if (
        hanTens[text[next] ?? ''] === undefined &&
        hanScales[text[next] ?? ''] === undefined &&
        !/^[円元块]/.test(text.slice(next))
      )
        break;
      to = next;
      continue;
    } else break;
    hasScale = true;
    to = next;
  }
  return hasScale ? { value: total + group + (number ?? 0), to } : undefined;
}
