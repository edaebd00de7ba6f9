import type { PlacedMoney } from './money-context.ts';
import { findPeriod } from './per-units.ts';
import { isMark, type Reading } from './reading.ts';
import { stopWords } from './stop-words.ts';
import { isWorker } from './team-sum.ts';
import { costNouns, unitCostNouns } from './vocabulary.ts';

type Tokens = Reading['tokens'];

/** Costs to most businesses, and what others live on. */
const alsoSold =
  /^(website|logo|hosting|server|marketing|bookkeeping|accounting|payroll|cleaning|repair|furniture|bicycle|laptop|computer|renovation|refurbishment|parking|wifi|broadband|kitchen)$/;
/** Heads that make the words before them a cost: "an oven repair", "a kitchen rent". */
const paidHead =
  /^(rent|rental|lease|leasing|hire|loan|fee|bill|cost|payment|premium|instalment|installment|repayment|subscription|licence|license|permit|contract)$/;
const verb = /^(is|are|costs?|comes?|runs?|starts?|goes|will|would)$/;

/**
 * Whether the phrase before an amount names something sold though one of its words names a cost elsewhere: "a logo is",
 * "one kitchen plan costs", "payroll for small firms costs". Money out says "the", "our", "for the shop" or "for staff".
 */
export function isSoldThing(lead: Tokens): boolean {
  const from = lead.findLastIndex((token) => isMark(token, ',;:')) + 1;
  let start = from;
  while (start < lead.length && /^(and|or|plus|but|so|also|then)$/.test(lead[start]!.lower)) start++;
  const end = lead.findIndex(({ lower }, at) => at >= start && verb.test(lower));
  const to = end === -1 ? lead.length : end;
  if (lead.slice(start).some(({ lower }) => /^(we|i|our|my|us|me|the|need|buy|spend|pay|new|used)$/.test(lower)))
    return false;
  const isOne = /^(a|an|one|each|every)$/.test(lead[start]?.lower ?? '');
  const words = lead.slice(isOne ? start + 1 : start, to);
  const forAt = words.findIndex(({ lower }) => lower === 'for');
  const whole = forAt === -1 ? words : words.slice(0, forAt);
  // "One hour of bookkeeping"
  const isTimed = whole[1]?.lower === 'of' && findPeriod(whole[0]!.stem) !== undefined;
  const thing = isTimed ? whole.slice(2) : whole;
  const head = thing.at(-1);
  if (
    head === undefined ||
    thing.length > 4 ||
    thing.some(({ kind, lower }) => kind !== 'word' || stopWords.has(lower))
  )
    return false;
  const isForBuyers = forAt !== -1 && isBuyers(words.slice(forAt + 1));
  if (alsoSold.test(head.stem)) return isForBuyers || (isOne && forAt === -1 && end !== -1);
  const isCost = costNouns.has(head.stem) || unitCostNouns.has(head.stem) || paidHead.test(head.stem);
  return isOne && end !== -1 && forAt === -1 && thing.length > 1 && !isCost;
}

/** "A logo 600, a website 2,400 and hosting 25 a month": one more service in a list of such services. */
export function isListedService(lead: Tokens, before: Tokens): boolean {
  const words = lead.filter(({ kind }) => kind === 'word');
  const isBare = words.length <= 2 && words.every(({ lower }) => !stopWords.has(lower) || /^(an?|and)$/.test(lower));
  const earlier = before.slice(0, before.length - lead.length);
  return (
    isBare &&
    alsoSold.test(words.at(-1)?.stem ?? '') &&
    earlier.some(({ stem }) => alsoSold.test(stem)) &&
    !earlier.some(({ lower }) => /^(our|my|us|me)$/.test(lower))
  );
}

/** "Eggs cost €3.60 per box and a whole chicken €14": the verb both share makes both prices; no sale stands beside them. */
export function isSharedVerb(tokens: Tokens, [first, second, ...later]: readonly PlacedMoney[]): boolean {
  if (first === undefined) return false;
  if (second?.role !== 'stream' || tokens[second.quantity.from]!.clause !== tokens[first.quantity.from]!.clause)
    return false;
  const lead = tokens.slice(first.leadFrom, first.quantity.from);
  const next = tokens.slice(second.leadFrom, second.quantity.from);
  const isSubject =
    lead.length <= 4 &&
    /^costs?$/.test(lead.at(-1)?.lower ?? '') &&
    lead.slice(0, -1).every(({ kind, lower }) => kind === 'word' && !stopWords.has(lower)) &&
    !lead.some(({ stem }) => /^(material|ingredient|packaging|stock|supply|product|component|consumable)$/.test(stem));
  const isThing = next.every(
    ({ kind, lower, stem }) =>
      kind === 'word' && (!stopWords.has(lower) || /^an?$/.test(lower)) && stem !== first.quantity.per,
  );
  // "Wood costs €20 per table and legs €15. A table sells for €300."
  const isForSale = later.some(
    ({ quantity, leadFrom }) =>
      quantity.per === first.quantity.per ||
      tokens.slice(leadFrom, quantity.from).some(({ stem }) => stem === first.quantity.per),
  );
  return isSubject && next.length > 0 && isThing && !isForSale;
}

/** "small firms", "dentists": several, and nobody who works here. */
function isBuyers(words: Tokens): boolean {
  const last = words.at(-1);
  if (
    last === undefined ||
    words.length > 3 ||
    !words.every(({ kind, lower }) => kind === 'word' && !stopWords.has(lower))
  )
    return false;
  return last.lower !== last.stem && !isWorker(last.stem) && !costNouns.has(last.stem);
}
