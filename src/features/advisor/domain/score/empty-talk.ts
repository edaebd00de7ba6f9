import { allQuestionTexts } from '../conversation/question-texts.ts';
import { isNonsense } from '../extraction/nonsense.ts';
import { contentWords, isSpeechWord } from './vague-words.ts';

/**
 * Whether an answer only looks like one: the question in other words, not knowing in many words, a form that nobody
 * filled in, printer's filler text, or figures and names strung together without saying anything of each other.
 */
export function isEmptyTalk(answer: string): boolean {
  return (
    isEvasive(answer) ||
    isReworded(answer) ||
    isUnfilledForm(answer) ||
    isFillerText(answer) ||
    isWordSalad(answer) ||
    isMashing(answer.normalize('NFD').replace(/\p{M}/gu, ''))
  );
}

/** Runs of neighbouring keys, also on keyboards with accents. */
function isMashing(answer: string): boolean {
  const words = answer.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  const mashed = words.filter((word) =>
    /q(?![uia]|$)|[sdfghjkl]{4}|[xcvbnm]{4}|[ghl]j|(?<![aeiou])j[dfghk]|lkj|sdf|dfg|hgf|wq|qw|xk|vb|kcv|oiw|oiu|wlek|slkd|mnb|mnx/.test(
      word,
    ),
  ).length;
  return isNonsense(answer) || (mashed > 0 && mashed >= words.length / 2);
}

const evasive =
  /\b(?:no (?:idea|clue)|not (?:yet )?(?:sure|certain|decided)|(?:don't|do not|can't|cannot|couldn't) (?:really )?(?:know|say|tell)|haven't|have not|hard to (?:say|tell)|difficult to say|too early|beats me|(?:you|please) tell me|figure (?:it|this|that|them) out|(?:look|think) (?:into|about|it over)|google|ask (?:my|a|the|around)|find out|come back to|we(?:'ll| will) see|will see|tb[acd]|to be (?:decided|defined|determined|confirmed)|n\/a|not applicable|pass|skip|undecided|dunno|idk|faintest|foggiest|who knows|good question|whatever|you decide|up to you|open question|still open|thinking about|get back to you|whoever|never (?:checked|looked|thought)|ask me|leave (?:it|that|this) out|rather not|couldn't name|can't name|(?:nobody|no one) (?:in particular|specific)|it's complicated|it depends|another time|hoping you)\b/i;
const evasiveElsewhere =
  /keine ahnung|weiß (?:ich )?(?:es )?(?:noch )?nicht|noch offen|no (?:lo )?sé|ni idea|aún no|je ne sais|aucune idée|pas encore|sais pas|不知道|不清楚|还没想好|わからない|分かりません|わかりません|決めていません|未定/i;
const fillers = new Set(
  'fair checked sorry honest honestly well really point right moment yet guess maybe perhaps probably later next week soon research google partner figure'.split(
    ' ',
  ),
);

/** Nothing but clauses of not knowing; a guess after them ("not sure, perhaps dentists") is an answer. */
function isEvasive(answer: string): boolean {
  if (answer.length > 300) return false;
  const clauses = answer
    .replaceAll('’', "'")
    .split(/[.,;:!?\n]+|\s[-–—]\s|\b(?:but|though)\b/)
    .filter((clause) => /\p{L}/u.test(clause));
  const isDodge = (clause: string) => evasive.test(clause) || evasiveElsewhere.test(clause);
  return (
    clauses.some(isDodge) &&
    clauses.every(
      (clause) => isDodge(clause) || (!/\d/.test(clause) && contentWords(clause).every((word) => fillers.has(word))),
    )
  );
}

const questionWords: ReadonlySet<string> = new Set([
  ...allQuestionTexts.flatMap(contentWords),
  ...'main target lists listed depend belongs belonging earning selling buying building charging using asked answer question'.split(
    ' ',
  ),
]);

/** Every word of meaning is one of our questions' or fits any business. */
function isReworded(answer: string): boolean {
  const words = contentWords(answer);
  if (words.length < 3 || /\d/.test(answer)) return false;
  const isAsked = (word: string) => questionWords.has(word) || questionWords.has(word.replace(/s$/, ''));
  const own = words.filter((word) => !isAsked(word) && !isSpeechWord(word));
  const asked = words.filter(isAsked).length;
  if (words.length < 6) return own.length === 0 && asked >= words.length - 1;
  return own.length === 0 || (own.length / words.length < 0.15 && asked >= words.length / 2);
}

const blanks =
  /\[[^\]]*\p{L}[^\]]*\]|\{[^}]*\p{L}[^}]*\}|<(?:your|name|company|city|product|price|number|place|group)[^>]*>|[€$£]\s?[XYZ]{1,3}\b|\byour (?:idea|answer|text|business|company)(?: name)? here\b|_{3,}|\.{4,}/iu;
const numbered =
  /\b(?:[Cc]ompetitor|[Pp]roduct|[Rr]ival|[Cc]ustomer|[Ff]eature|[Ss]ervice|[Cc]ompany|[Aa]udience|[Gg]roup) (?:[1-9]|[A-C])\b/;
const hasBlank = (part: string) => blanks.test(part) || numbered.test(part);
const leadingExample = /^\s*(?:e\.\s?g\.|for example|example|such as|i\.e\.)[\s:,]/i;

/** A form's own words: blanks in most of its parts, or a list of examples offered as the answer. */
function isUnfilledForm(answer: string): boolean {
  if (leadingExample.test(answer) && ((answer.match(/,/g)?.length ?? 0) >= 2 || hasBlank(answer))) return true;
  const parts = answer.split(/(?<=[.!?;,])\s+|\n/).filter((part) => /\p{L}/u.test(part));
  return parts.length > 0 && parts.filter(hasBlank).length >= parts.length / 2;
}

const fillerMarks =
  /europan lingues|separat existentie|omniglot|blindtext|vokalien|wortbergen|konsonantien|словесными горами|рыбн(?:ые|ый) текст|li europan|perspiciatis|voluptat|quo usque|catilina|accusamus|neque porro|gregor samsa|quick brown fox|zwölf boxkämpfer|franz jagt|portez ce vieux|veloz murciélago|いろはにほへと|吾輩は猫|天地玄黄|(?:bacon|cupcake|hipster|pirate) ipsum|sample text|dummy text|texto de (?:ejemplo|relleno)|faux[- ]texte/i;
const latin = new Set(
  'sed ut quo usque quam quod etiam iste natus error sit amet dolor ipsum nostra nos est esse enim autem ad ab ex cum non atque neque nunc semper vel aut qui quae hic haec tuus meus omnis tandem eius'.split(
    ' ',
  ),
);

/** Filler text of the printers, by its well-known words or by its Latin. */
function isFillerText(answer: string): boolean {
  if (fillerMarks.test(answer)) return true;
  const words = answer.toLowerCase().match(/\p{L}+/gu) ?? [];
  const found = words.filter((word) => latin.has(word)).length;
  return found >= 4 && found / words.length > 0.25 && !/\b(?:the|and|of|le|la|les|el|los|der|die|und)\b/i.test(answer);
}

const joints =
  /^(?:a|an|the|and|or|of|for|to|in|on|at|by|with|from|each|every|is|are|was|we|i|who|that|which|than|after|before|until|up|within|around|about|now|plus|costs?|charges?|asks?|takes?|have|has|der|die|das|und|für|in|im|pro|bei|le|la|les|de|des|du|et|par|à|en|el|los|las|y|por|para|con|een|het|van|per)$/i;

/** Half of it or more: seven words and more without a joint between them, holding three kinds of figures and names. */
function isWordSalad(answer: string): boolean {
  const parts = answer.split(/[.,;:!?()+–—/]+(?=\s|$)|\n|\s-\s/).map((part) => part.trim().split(/\s+/));
  const all = parts.reduce((sum, part) => sum + part.length, 0);
  const salad = parts.filter(isSaladPart).reduce((sum, part) => sum + part.length, 0);
  return salad > 0 && salad >= all / 2;
}

function isSaladPart(words: readonly string[]): boolean {
  if (words.length < 7 || words.filter((word) => joints.test(word)).length > 1) return false;
  const figures = words.filter((word) => /\d/.test(word));
  const kinds = [
    words.some((word) => /[€$£]/.test(word)),
    words.some((word) => word.includes('%')),
    words.filter((word, at) => at > 0 && /^\p{Lu}\p{Ll}/u.test(word)).length >= 1,
    figures.some((word) => /^\d+$/.test(word)),
  ].filter(Boolean).length;
  return figures.length >= 3 && kinds >= 3;
}
