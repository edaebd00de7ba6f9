import { countPeriods } from './per-units.ts';
import type { Quantity } from './quantities.ts';
import { isMark, type Reading } from './reading.ts';
import { isWorker } from './team-sum.ts';
import { costNouns, unitCostNouns } from './vocabulary.ts';

type Tokens = Reading['tokens'];

/** Fees that are paid to others; "membership fee" or "booking fee" is earned. */
export const paidFee =
  /^(mooring|stall|market|pitch|booth|table|platform|franchise|bank|card|payment|legal|harbour|harbor|berth|storage|hosting|domain|registration|permit|parking|landing|royalty|accountant|accounting|association|chamber)$/;
/** What a business hires for itself, in front of "hire", "rental" or "rent". */
const hiredThing =
  /^(room|hall|studio|kitchen|church|court|venue|pitch|lane|pool|van|truck|car|equipment|machine|office|shop|workshop|storage|unit|land|garden|field|space|desk|stall|barn|warehouse)$/;
const onboarding = /^(setup|set|onboarding|installation|implementation|training|migration|launch|design)$/;

/**
 * Whether the phrase before an amount names something the business pays for, though others may sell it: "Room hire:",
 * "Drone leasing", "Mooring fee:", "Software is", "Storage room", "Office share". It must open its own sentence behind a
 * price, and must not be what the business itself offers.
 */
export function isOwnExpense(
  reading: Reading,
  quantity: Quantity,
  leadFrom: number,
  prices: readonly Quantity[],
): boolean {
  const { tokens } = reading;
  const head = headOf(withoutBeneficiary(tokens.slice(leadFrom, quantity.from)));
  const isTimed = quantity.per !== undefined && countPeriods.has(quantity.per);
  if (head.length === 0 || head.length > 5 || isOffered(reading, head)) return false;
  const words = head.map(({ stem }) => stem);
  const at = (pattern: RegExp) => words.findIndex((word) => pattern.test(word));
  const fee = at(/^fee$/);
  if (fee > 0 && paidFee.test(words[fee - 1]!)) return true;
  if (!isTimed) return false;
  // "Market stall 35 a day", "Stand at the market"
  if (at(/^market$/) !== -1 && at(/^(stall|stand|pitch|table)$/) !== -1) return true;
  // "Two baristas at 2,300 a month"
  if (/^(month|year)$/.test(quantity.per!) && isStaff(tokens.slice(leadFrom, quantity.from))) return true;
  const isPriced = prices.some((price) =>
    tokens.slice(Math.max(0, price.from - 5), price.from).some(({ stem }) => stem === words.at(-1)),
  );
  if (prices.length === 0 || isPriced) return false;
  const isOpening = leadFrom === 0 || tokens[leadFrom - 1]!.sentence !== tokens[leadFrom]!.sentence;
  if (!isOpening) return false;
  const hire = at(/^(hire|rental)$/);
  if (hire > 0 && hiredThing.test(words[hire - 1]!)) return true;
  if (at(/^leasing$/) !== -1) return true;
  const isOtherwiseTimed = prices.every(({ per }) => per === undefined || !countPeriods.has(per));
  if (isOtherwiseTimed && words.length <= 2 && at(/^(mooring|marketing|advertising|bookkeeping|accounting)$/) !== -1)
    return true;
  const isOffice = words[0] === 'office' && /^(share|space|desk|cost)$/.test(words.at(-1)!);
  const isStorage = words[0] === 'storage' && words.length <= 2;
  if (isOffice || isStorage) return true;
  // After "Set-up €500" the software is what customers go on paying for.
  const isAfterSetup = tokens
    .slice(Math.max(0, prices[0]!.from - 4), prices.at(-1)!.to)
    .some(({ stem }) => onboarding.test(stem));
  const isTool = /^(software|licence|license|app|tool|subscription)$/.test(words.at(-1)!) && words.length <= 3;
  const isSimple = words.every((word) => !/^(customer|client|our|support|extra)$/.test(word));
  return isTool && isSimple && !isAfterSetup && quantity.per !== 'hour' && quantity.per !== 'day';
}

/** "Two baristas at", "one part-time driver": people who are paid by the month. */
function isStaff(lead: Tokens): boolean {
  const words = lead.filter(({ kind, lower }) => kind !== 'mark' && !/^(at|for|is|are|costs?|about|each)$/.test(lower));
  const isCounted = words[0]?.kind === 'number' || /^(one|two|three|four|five|six|a|an)$/.test(words[0]?.lower ?? '');
  return isCounted && words.length <= 4 && isWorker(words.at(-1)!.stem);
}

/** The words of a phrase without articles, verbs of being and marks: "The mailing tool is" → "mailing tool". */
function headOf(lead: Tokens): Tokens {
  return lead.filter(
    ({ kind, lower }) =>
      kind === 'word' && !/^(the|my|our|a|an|is|are|costs?|comes|runs|to|at|about|around|for|me|us)$/.test(lower),
  );
}

/** Whether one of the words stands in what the business offers, as far as that is known. */
function isOffered({ found, known }: Reading, head: Tokens): boolean {
  const offer = found.get('business.offer') ?? known.get('business.offer')?.value;
  const sold = offer?.type === 'text' ? offer.text.toLowerCase() : '';
  return head.some(({ stem }) => stem.length >= 4 && sold.includes(stem));
}

/** The piece a cost is said of: "Electricity for one firing", "ingredients for a box"; undefined where none is. */
export function costPiece(lead: Tokens): string | undefined {
  for (let at = 1; at < lead.length - 1; at++) {
    const isOne = /^(for|of|per)$/.test(lead[at]!.lower) && /^(a|an|one|each|every)$/.test(lead[at + 1]!.lower);
    const noun = lead[at + 2];
    if (!isOne || noun?.kind !== 'word') continue;
    const isCost = lead.slice(0, at).some(({ stem }) => costNouns.has(stem) || unitCostNouns.has(stem));
    const after = lead[at + 3];
    const isEnd =
      after === undefined || isMark(after, ':') || /^(is|are|costs?|comes|about|around|runs|at)$/.test(after.lower);
    return isCost && isEnd ? noun.stem : undefined;
  }
  return undefined;
}

/** "One laptop sells for 265, we buy it for 150", "I get them at 4 each": what is paid for the thing that is sold. */
export function isPurchase(words: string): boolean {
  return /(^|\b(we|i|and) )(buy|get|source|purchase|import|make|produce|pay) (it|them|each|one|these|those|each one)( in| from \w+)? (for|at|from)( about| around| roughly)?$/.test(
    words,
  );
}

/** The words before "for" where a thing stands there: "Workshop for staff" is a workshop. */
export function withoutBeneficiary(lead: Tokens): Tokens {
  const at = lead.findIndex(({ lower }) => lower === 'for');
  const head = lead[at - 1];
  const isThing =
    at > 0 &&
    head!.kind === 'word' &&
    !/^(pay|spend|budget|costs?|money|need|plan|aside|save|price|month|week|year|is|are|i|we|and)$/.test(head!.lower) &&
    at < lead.length - 1;
  return isThing ? lead.slice(0, at) : lead;
}
