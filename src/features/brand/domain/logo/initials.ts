/** Words that no monogram is made of: articles, "and", "of" and legal forms, in the languages of the interface. */
const passedOver = new Set(
  'the a an and of for by at in to de la le les du des el los las y e und der die das von zu et da do dos del di и і та & + ltd llc inc gmbh ag sa sarl srl bv co as oy ab sp zoo kft ооо оао зао ип тов дп доо'.split(
    ' ',
  ),
);

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export const graphemesOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

/** What a name is drawn with: letters, digits and the marks between them. Emoji and other pictures are left to where text can show them. */
export const drawnName = (name: string): string =>
  graphemesOf(name.normalize('NFC'))
    .filter((grapheme) => !/\p{Extended_Pictographic}|\p{Cs}|\p{Co}/u.test(grapheme) || /^[\d#*©®™]$/u.test(grapheme))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

const isLetter = (grapheme: string): boolean => /^[\p{L}\p{N}]/u.test(grapheme);

/** What says that it is a company, where it stands before or behind a name without a space. */
const legalForm =
  /^(?:株式会社|有限会社|合同会社|（株）|\(株\))|(?:株式会社|有限会社|合同会社|有限责任公司|股份有限公司|有限公司|公司)$/u;

/** The words of a name that carry it. */
export function wordsOf(name: string): string[] {
  const drawn = drawnName(name);
  const words = (drawn.replace(legalForm, '') || drawn)
    .split(/[\s\-–—_/.,·|()]+/u)
    .filter((word) => graphemesOf(word).some(isLetter));
  const carrying = words.filter((word) => !passedOver.has(word.toLowerCase()));
  return carrying.length > 0 ? carrying : words;
}

/** First letters of the first words, at most `most`, in capitals where the script has them and one letter stays one. */
export function initialsOf(name: string, most = 2): string[] {
  // A number is no initial while there is a word.
  const words = wordsOf(name);
  const lettered = words.filter((word) => !/^\p{N}/u.test(word));
  return (lettered.length > 0 ? lettered : words)
    .map((word) => graphemesOf(word).find(isLetter))
    .filter((letter) => letter !== undefined)
    .slice(0, most)
    .map((letter) => {
      const capital = letter.toLocaleUpperCase('en');
      return graphemesOf(capital).length === 1 && capital.length === letter.length ? capital : letter;
    });
}

/** Scripts in which letters are joined, and a single one of them is no sign of a word. */
export const isJoined = (text: string): boolean =>
  /\p{Script=Arabic}|\p{Script=Devanagari}|\p{Script=Syriac}/u.test(text);
export const isIdeographic = (text: string): boolean =>
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(text);
export const isRightToLeft = (text: string): boolean =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u.test(text);
