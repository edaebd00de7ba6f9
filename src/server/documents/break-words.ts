const longest = 25;
const piece = 12;

/** Letters and signs between which lines break anyway. */
const breaksAnywhere =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Hangul}\\u3000-\\u303f\\uff00-\\uffef';
const longWord = new RegExp(`[^\\s\\u00a0${breaksAnywhere}]{${longest},}`, 'gu');

/**
 * The text with places to break in words longer than a line (zero-width spaces): after signs, or else anywhere between
 * what a reader sees as one character. Nothing may run off the page.
 */
export function breakLongWords(text: string, segments: Intl.Segmenter): string {
  return text.replace(longWord, (word) =>
    word
      .replace(/[/?&=_.-]+(?=[^/?&=_.-])/g, '$&\u200b')
      .replace(new RegExp(`[^\\u200b]{${longest},}`, 'gu'), (part) => breakAnywhere(part, segments)),
  );
}

function breakAnywhere(word: string, segments: Intl.Segmenter): string {
  if (/^[\u0021-\u007e]*$/.test(word)) return word.replace(new RegExp(`.{${piece}}(?=.)`, 'g'), '$&\u200b');
  let broken = '';
  let count = 0;
  for (const { segment } of segments.segment(word)) {
    if (count > 0 && count % piece === 0) broken += '\u200b';
    broken += segment;
    count += 1;
  }
  return broken;
}
