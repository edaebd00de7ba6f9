import type { Language } from '#shared/languages.ts';
import { inOrder } from './by-language.ts';
import { readSpoken, scaleOf, valueIn } from './number-words.ts';

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
  readonly isPlain?: boolean;
}

/** Full-width forms and spaces that hold digits together as their plain ones; the text keeps its length, so that places in it stay what they are. */
export const plainForms = (text: string): string =>
  text
    .replace(/[！-～]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replaceAll('￥', '¥');

const digits = /\d{1,3}(?: \d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,'’]\d+)*|\.\d+/y;
/** Behind digits, before anything that is no letter. */
const suffixes: Readonly<Record<string, number>> = { k: 1e3, mn: 1e6, mio: 1e6, bn: 1e9, mrd: 1e9 };
/** Numeral systems whose steps are others than thousands: shown as said, asked for in figures. */
const foreignScales: Readonly<Record<string, number>> = { lakh: 1e5, lakhs: 1e5, lac: 1e5, crore: 1e7, crores: 1e7 };
/** "24 dozen" is said of dozens. */
const dozens = /^(?:dozens?|dutzend|docenas?|douzaines?)$/;

/** The number that begins exactly at a place of a text in plain forms; undefined where none does. */
export function readNumberAt(
  text: string,
  at: number,
  language: Language,
  isBehindSign = false,
): SpottedNumber | undefined {
  const before = text[at - 1] ?? '';
  const isInsideWord = /[\p{L}\p{N}]/u.test(before) && !/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]/u.test(before);
  const start = text.slice(at, at + 2);
  // "B2B", "U13": digits behind a letter belong to a name, but for the letters of a currency.
  if (/^\d/.test(start) || (/^\.\d/.test(start) && !/[\d\p{L}]/u.test(before)))
    return isInsideWord && !isBehindSign ? undefined : readDigits(text, at, language);
  if (language === 'ja' || language === 'zh') return readHan(text, at);
  return isInsideWord || !/^\p{L}/u.test(start) ? undefined : readWords(text, at, language);
}

function readDigits(text: string, from: number, language: Language): SpottedNumber {
  digits.lastIndex = from;
  const written = digits.exec(text)![0];
  const end = from + written.length;
  const parsed = parseDigits(written, language);
  // "2 200 g": digits with a space are one number where people write them so, or where money stands beside them.
  const isParted = written.includes(' ') && !/^(?:fr|de|es)$/.test(language) && !isMoneyBeside(text, from, end);
  const isCertain = parsed.isCertain && !isParted;
  const [hanRun] = hanScaled.exec(text.slice(end, from + 24)) ?? [];
  if (hanRun !== undefined) {
    const to = end + hanRun.length;
    const last = hanRun.at(-1) ?? '';
    // "4萬5": the digit stands for the next lower step, forty-five thousand.
    const [tenth = ''] = /^\d(?![.,]?\d|%|\p{L})/u.exec(text.slice(to, to + 3)) ?? [];
    const value = parseHan(hanRun, parsed.value) + (Number(tenth) * (hanTens[last] ?? hanScales[last] ?? 0)) / 10;
    return { from, to: to + tenth.length, value, scale: value / parsed.value, isCertain };
  }
  const scale = scaleBehind(text, from, end, language);
  if (scale) {
    const { to, factor } = scale;
    return { from, to, value: parsed.value * factor, scale: factor, isCertain: isCertain && !scale.isForeign };
  }
  // "20m": metres, or millions.
  const isLength = /^m(?![\p{L}\d²])/u.test(text.slice(end, end + 2));
  return { from, to: end, value: parsed.value, isCertain: isCertain && !isLength, isPlain: /^\d+$/.test(written) };
}

/** "1.234,50" by the forms of a language. A single separator before three digits is certain only where that language groups so. */
function parseDigits(written: string, language: Language): { value: number; isCertain: boolean } {
  const plain = written.replace(/['’ ]/g, '');
  const marks = plain.replace(/\d/g, '');
  const [, whole = '', decimals = ''] = /^(.*)[.,](\d+)$/.exec(plain) ?? [];
  const isOneGroup = marks.length === 1 && decimals.length === 3 && !/^[0.]/.test(plain);
  const isGrouped = marks === '' || isOneGroup || (marks.length > 1 && new Set(marks).size === 1);
  const joined = (part: string): string => part.replace(/[.,]/g, '');
  const value = Number(isGrouped ? joined(plain) : `${joined(whole)}.${decimals}`);
  return { value, isCertain: !isOneGroup || marks === (/^(?:de|es|fr)$/.test(language) ? '.' : ',') };
}

/** "£1.2m", "3M€": a million where money stands beside it. */
const isMillion = (text: string, from: number, to: number): boolean =>
  /^[mM](?![\p{L}\d²2])/u.test(text.slice(to, to + 2)) &&
  (/\p{Sc}\s?$/u.test(text.slice(0, from)) ||
    /^[mM]\s?(?:\p{Sc}|won|yen|euros?|pounds|dollars|pesos|rupees)/u.test(text.slice(to, to + 10)));

const isMoneyBeside = (text: string, from: number, to: number): boolean =>
  /(?:\p{Sc}|\b[A-Z]{1,3}|kr|Rs\.?)\s?$/u.test(text.slice(Math.max(0, from - 5), from)) ||
  /^\s?(?:\p{Sc}|kr\b|Kč|zł|[A-Z]{3}\b)/u.test(text.slice(to, to + 6));

/** What multiplies the digits it stands behind. */
function scaleBehind(text: string, from: number, end: number, language: Language) {
  const [, gap = '', letters = '', stop = ''] = /^(\s?)(\p{L}+)(\.?)/u.exec(text.slice(end, end + 20)) ?? [];
  const word = letters.toLowerCase();
  const suffix = gap === '' || word !== 'k' ? valueIn(suffixes, word) : undefined;
  const foreign = valueIn(foreignScales, word);
  const known = suffix ?? (isMillion(text, from, end) ? 1e6 : foreign);
  const factor = known ?? (dozens.test(word) ? undefined : scaleOf(word, language));
  if (factor === undefined) return undefined;
  const isForeign = factor === foreign;
  return { factor, to: end + gap.length + word.length + (isForeign ? stop.length : 0), isForeign };
}

function readWords(text: string, from: number, language: Language): SpottedNumber | undefined {
  const words: { text: string; to: number }[] = [];
  const pattern = /([\p{L}\p{M}]+)([\s-]?)/uy;
  pattern.lastIndex = from;
  for (let match = pattern.exec(text); match && words.length < 12; match = pattern.exec(text)) {
    words.push({ text: match[1]!.toLowerCase(), to: match.index + match[1]!.length });
    if (match[2] === '') break;
  }
  const read = readSpoken(
    words.map((word) => word.text),
    language,
  );
  return read && { from, to: words[read.length - 1]!.to, value: read.value, isCertain: true };
}

const hanDigits = inOrder('〇/零 一 二/两/兩 三 四 五 六 七 八 九');
const hanTens: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const hanScales: Readonly<Record<string, number>> = { 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8 };
/** "万", "億2千万", "万5千" behind digits. A number behind a scale belongs to it before a scale of its own, and before money. */
const hanScaled =
  /^(?:[十百千][万萬亿億]?|[万萬亿億])(?:\d+(?:\.\d+)?(?:[十百千][万萬亿億]?|[万萬亿億]))*(?:\d+(?:\.\d+)?(?=[円元块]))?/;
/** What counts things or time: numerals in Han characters are numbers only before one of these. */
const counters =
  /^(?:名|人|社|件|回|円|圆|元|块|塊|年|月|日|号|個|个|箇|か|ヶ|カ|家|间|間|次|位|台|枚|本|坪|倍|割|成|折|种|種|类|類|天|泊|周|週|小|時|时|点|點|店|所|校|組|组|门|門|张|張|杯|斤|公|米|平|层|層|歳|岁|後|分|度|箱|瓶|份|盒|条|條|只|双|套|辆|輛|班|节|節|课|課|代|つ|席|室|棟|户|戶|軒|冊|册|頭|匹|食|皿|切|款|支|包|人份|季|顿|頓|部|老|期|歲|来人|來人|半|多|余|餘|至|到|か月|カ所)/;

/** "三千元", "十数社", "数十名": only before a counter. */
function readHan(text: string, from: number): SpottedNumber | undefined {
  const before = text[from - 1] ?? '';
  // "半年", "半日"
  if (/^半(?:年|日|天|月|小时|小時)/.test(text.slice(from, from + 3)) && !/[年月日天]/.test(before))
    return { from, to: from + 1, value: 0.5, isCertain: true };
  if (/[〇零一二两兩三四五六七八九十百千万萬亿億数數几幾\d]/.test(before)) return undefined;
  // "百分之八"
  const share = /^百分之([〇零一二三四五六七八九十百]+|\d+)/.exec(text.slice(from, from + 10));
  if (share) return { from, to: from + share[0].length, value: parseHan(share[1]!), isCertain: true, isShare: true };
  const [run = ''] = /^[〇零一二两兩三四五六七八九十百千万萬亿億数數几幾]+/.exec(text.slice(from, from + 12)) ?? [];
  const to = from + run.length;
  if (run === '' || !counters.test(text.slice(to))) return undefined;
  // "三四天", "六七千块": two neighbours are a range.
  const [, low = '', high = '', factor] = /^([一二三四五六七八])([二三四五六七八九])([十百千万萬]?)$/.exec(run) ?? [];
  if (factor !== undefined && parseHan(high) === parseHan(low) + 1)
    return { from, to, value: parseHan(low + factor), toValue: parseHan(high + factor), isCertain: true };
  const vague = /[数數几幾]/g;
  const least = parseHan(run.replace(vague, (_char, place: number) => (place === 0 ? '二' : '一')));
  if (run.search(vague) < 0) return { from, to, value: least, isCertain: true };
  return { from, to, value: least, toValue: parseHan(run.replace(vague, '九')), isCertain: false };
}

/** The value of numerals in Han characters, digits between them included. `first`: the number that stands before them. */
function parseHan(run: string, first?: number): number {
  if (/^[〇零一二三四五六七八九]{2,}$/.test(run)) return Number([...run].map((char) => hanDigits[char]).join(''));
  let total = 0;
  let group = 0;
  let number = first;
  for (const [token] of run.matchAll(/[\d.]+|./gu)) {
    const tens = hanTens[token];
    const scale = hanScales[token];
    if (tens !== undefined) group += (number ?? 1) * tens;
    else if (scale !== undefined) {
      total += (group + (number ?? (group === 0 ? 1 : 0))) * scale;
      group = 0;
    }
    number = tens === undefined && scale === undefined ? (hanDigits[token] ?? Number(token)) : undefined;
  }
  return total + group + (number ?? 0);
}
