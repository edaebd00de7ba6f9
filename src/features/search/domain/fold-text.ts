/** Letters that no decomposition leads back to the ones people type for them. */
const spelledOut: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const katakanaToHiragana = 0x60;

/**
 * A text as it is compared: lower case, without accents, in one width and one kana. "Ｃafé" → "cafe", "ﾊﾟﾝ" and "パン" →
 * "はん". Two spellings that people take for the same letters fold alike; nothing is shown folded.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => spelledOut[letter]!)
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - katakanaToHiragana));
}
