const unknownPhrases =
  /\b(?:(?:i )?(?:really |honestly |still )?(?:don'?t|do not) (?:really |yet )?know(?: yet)?|(?:i'?m |i am |still |honestly )*not (?:really |so |quite |yet )?sure(?: yet)?|idk(?: yet)?|dunno|no (?:idea|clue|plan)(?: yet)?|(?:i )?(?:haven'?t|have not|not) (?:yet |really )?(?:decided|thought about|looked(?: into)?|checked|figured out)(?: yet)?|unsure|undecided|tbd|to be (?:decided|defined|determined)|no answer|skip(?: this)?|pass|n\/a|none yet|can'?t say|hard to say)\b/gi;
const fillerWords = new Set(
  (
    "i i'm im am honestly honest frankly really yet still maybe later sorry hmm um uh well ok okay it this that on about the a to be we me you what do think will would " +
    "one know sure pricing prices price that's so at all right now moment for of just but and my our is question answer next please any help can could tell decide figure out"
  ).split(' '),
);

/** Whether an answer says nothing but "I don't know": the chip, "idk", "not sure yet, maybe later", "?" … */
export function isUnknownAnswer(answer: string): boolean {
  if (answer.length > 400) return false;
  const plain = answer.replaceAll('’', "'").trim();
  if (!/[\p{L}\p{N}]/u.test(plain)) return true;
  const rest = plain.replace(unknownPhrases, ' ');
  if (rest.length === plain.length) return /^(?:maybe|later|nothing|none|no|nope|not yet|what)[.!?\s]*$/i.test(plain);
  const words = rest.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return words.every((word) => fillerWords.has(word));
}
