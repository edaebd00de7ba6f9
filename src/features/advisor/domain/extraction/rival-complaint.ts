import { findOfferVerb } from './offer-verbs.ts';
import { hasMoneyIn, isMark, type Reading } from './reading.ts';

/** Verbs and words that praise a rival or say what it charges, sells and is; what else "they" do is told as a fault. */
const noFault =
  /^(good|great|nice|best|better|cheap|cheaper|strong|popular|famous|excellent|well|loved|fast|quick|friendly|everywhere|big|large|huge|known|charge|charges|cost|costs|ask|asks|sell|sells|offer|offers|have|has|had|do|same|similar|also|started|exist|exists|are|is|were|was|love|like|help|compete|dominate|lead|own|deliver|delivers)$/;

/**
 * "They freeze their meat", "Nobody there knows your name", "The story is lost": a sentence of its own after the rivals,
 * told of them, without praise, price or a second name.
 */
export function isComplaint(reading: Reading, from: number, to: number): boolean {
  const { tokens } = reading;
  const before = tokens[from - 1];
  const isNoOne = /^(nobody|no)$/.test(tokens[from]?.lower ?? '') && isNobodyVerb(reading, from);
  if (from === 0 || !isMark(before, isNoOne ? '.;:,' : '.;:') || to - from < 3 || to - from > 14) return false;
  const words = tokens.slice(from, to);
  if (
    hasMoneyIn(reading, from, to) ||
    words.slice(1).some((token) => /^\p{Lu}/u.test(token.text) && token.lower !== 'i')
  )
    return false;
  if (isNoOne) return true;
  if (isSlow(words)) return true;
  const first = words[0]!.lower;
  const lacks = /^(nobody|no|too)$/.test(first) && words.length >= 3 && !/^(nobody|no)$/.test(words[1]!.lower);
  if (lacks)
    return !words.some((token) =>
      /^(does|do|offers?|competitors?|rivals?|one|idea|competition|yet|else)$/.test(token.lower),
    );
  const verbs = words.slice(1, 4);
  // "Every week a different person comes"
  const isChange = /^(every|each)$/.test(first) && words.some((token) => /^(different|new|other)$/.test(token.lower));
  if (isChange) return true;
  return /^(they|it|everything|both|their)$/.test(first) && !verbs.some((token) => noFault.test(token.lower));
}

/** "no one answers the phone", "nobody knows your name"; not "no one else does this". */
function isNobodyVerb({ tokens }: Reading, at: number): boolean {
  const verb = tokens[at]!.lower === 'no' ? (tokens[at + 1]?.lower === 'one' ? at + 2 : null) : at + 1;
  const word = verb === null ? undefined : tokens[verb];
  return (
    word?.kind === 'word' &&
    /[^s]s$/.test(word.lower) &&
    !/^(does|is|has|was|sells|offers|makes|competes|delivers|bakes|this|us|exists|yet)$/.test(word.lower) &&
    tokens[verb! + 1]?.kind === 'word'
  );
}

/** "They deliver after three months" */
function isSlow(words: Reading['tokens']): boolean {
  return (
    /^(they|it|both|delivery)$/.test(words[0]!.lower) &&
    words.some(
      (token, at) =>
        token.lower === 'after' && words.slice(at).some(({ stem }) => /^(day|week|month|year)$/.test(stem)),
    )
  );
}

/**
 * "DeepL gets claims wrong", "Decathlon keeps a bike for five days", "Canteen is oily": a sentence whose subject was told
 * before, a name or a word for a rival, and which neither praises nor says where it is or what it charges.
 */
export function isAboutRival(
  reading: Reading,
  from: number,
  to: number,
  names: readonly { from: number; to: number }[],
): boolean {
  const { tokens } = reading;
  const first = tokens[from]!;
  const isStart = from > 0 && (first.sentence !== tokens[from - 1]!.sentence || isMark(tokens[from - 1], '.;:,–—-'));
  if (!isStart || to - from < 3 || to - from > 14 || first.kind !== 'word' || hasMoneyIn(reading, from, to))
    return false;
  const isSaid = (at: number) => names.some((name) => name.from <= at && at < name.to && name.to <= from);
  const earlier = Math.max(0, from - 40);
  const toldAt = tokens
    .slice(earlier, from)
    .findIndex(
      ({ stem }, step) => stem === first.stem && (isSaid(earlier + step) || isWordOnly(tokens, earlier + step)),
    );
  if (toldAt === -1) return false;
  const verb = tokens[from + 1]!;
  const rest = tokens.slice(from + 2, to).map(({ lower }) => lower);
  if (/^(is|are)$/.test(verb.lower))
    return (
      !noFault.test(rest[0]!) &&
      !isNeutral(rest[0]!) &&
      !rest.some((word) => /^(good|great|nice|best|cheap|fast|popular|friendly)$/.test(word))
    );
  const isVerb =
    /[^s]s$/.test(verb.lower) &&
    !noFault.test(verb.lower) &&
    !/^(does|was|us|its|this|serves|works|runs|makes|comes|operates|covers)$/.test(verb.lower);
  // "Lidl bakes bread" says what it does.
  if (findOfferVerb(verb.lower)?.form === 'third') return false;
  return isVerb && !rest.some((word) => noFault.test(word) && !/^(has|have|do|are|is|were|was|own)$/.test(word));
}

/** An ordinary word in small letters, as "canteen" in a list of rivals. */
function isWordOnly(tokens: Reading['tokens'], at: number): boolean {
  return /^\p{Ll}{4,}$/u.test(tokens[at]!.text) && isMark(tokens[at - 1] ?? tokens[at], ',');
}

function isNeutral(word: string): boolean {
  return /^(the|a|an|in|at|on|near|next|close|part|open|also|there|here|old|new|local|online|our|my|from|with|about|more|less|much|very)$/.test(
    word,
  );
}
