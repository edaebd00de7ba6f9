/**
 * Arabic letters in the shapes they take next to each other, as characters of their own (Unicode "presentation forms").
 * The typesetter's Arabic font draws letters from shared strokes and dots, and a file made so reads back as other
 * letters; drawn from these characters it reads back right. A word with a letter that has no such forms stays as it is.
 */
export function arabicForms(text: string): string {
  return text.replace(
    /[\u0610-\u061a\u0620-\u065f\u0670-\u06d3\u06d5\u200c\u200d]+/gu,
    (word) => shapeWord(word) ?? word,
  );
}

interface LetterForms {
  readonly isolated: string;
  readonly final: string;
  readonly initial?: string;
  readonly medial?: string;
}

const lettersWithForms = new Map<string, LetterForms>();
const ligatures = new Map<string, LetterForms>();
for (const [from, to] of [
  [0xfe80, 0xfefc],
  [0xfb50, 0xfbb1],
  [0xfbd3, 0xfbff],
] as const)
  addForms(from, to);
lettersWithForms.set('\u0640', { isolated: '\u0640', final: '\u0640', initial: '\u0640', medial: '\u0640' });

/** In these blocks the forms of a letter stand together: isolated, final and, if it joins both ways, initial, medial. */
function addForms(from: number, to: number): void {
  let group: string[] = [];
  let base = '';
  for (let code = from; code <= to + 1; code += 1) {
    const form = String.fromCodePoint(code);
    const letter = code > to ? '' : form.normalize('NFKC');
    if (letter !== base) {
      const map = base.length === 1 ? lettersWithForms : ligatures;
      const [isolated, final = isolated, initial, medial] = group;
      if (isolated !== undefined && !map.has(base) && base !== isolated) {
        map.set(base, { isolated, final: final!, ...(initial && { initial }), ...(medial && { medial }) });
      }
      group = [];
      base = letter;
    }
    group.push(form);
  }
}

const mark = /\p{M}/u;

/** The word in forms, or nothing when one of its letters has none. */
function shapeWord(word: string): string | undefined {
  const units = splitUnits(word);
  let shaped = '';
  for (const [index, { letter, marks }] of units.entries()) {
    if (letter === '\u200c' || letter === '\u200d') {
      shaped += letter + marks;
      continue;
    }
    const forms = formsOf(letter);
    if (forms === undefined) return undefined;
    const before = units[index - 1]?.letter;
    const after = units[index + 1]?.letter;
    const joinsBefore = forms.final !== forms.isolated && before !== undefined && joinsOn(before);
    const joinsAfter = forms.initial !== undefined && after !== undefined && takesJoin(after);
    const form = joinsBefore ? (joinsAfter ? forms.medial : forms.final) : joinsAfter ? forms.initial : forms.isolated;
    shaped += (form ?? forms.isolated) + marks;
  }
  return shaped;
}

const formsOf = (letter: string): LetterForms | undefined => lettersWithForms.get(letter) ?? ligatures.get(letter);
const joinsOn = (letter: string): boolean => letter === '\u200d' || formsOf(letter)?.initial !== undefined;
const takesJoin = (letter: string): boolean => {
  const forms = formsOf(letter);
  return letter === '\u200d' || letter === '\u0640' || (forms !== undefined && forms.final !== forms.isolated);
};

/** Letters with the marks on them; lam and alef next to each other are one sign. */
function splitUnits(word: string): { letter: string; marks: string }[] {
  const units: { letter: string; marks: string }[] = [];
  for (const character of word) {
    const last = units.at(-1);
    if (mark.test(character) && last) last.marks += character;
    else if (last?.letter === '\u0644' && last.marks === '' && ligatures.has(last.letter + character))
      last.letter += character;
    else units.push({ letter: character, marks: '' });
  }
  return units;
}
