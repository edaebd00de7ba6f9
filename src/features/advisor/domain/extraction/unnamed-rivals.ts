import type { RivalKind } from '../knowledge/knowledge.types.ts';
import type { PhraseMatch } from './phrases.ts';
import { isMark } from './reading.ts';
import { singular } from './singular.ts';
import type { Token } from './tokens.ts';

/** Premises and trades a founder meets nearby; without a name they are small firms of the place. */
const premises = new Set(
  (
    'bakery bakers butcher grocer salon hairdresser barber garage mechanic gym studio café cafe restaurant bistro pub bar takeaway school ' +
    'kindergarten nursery clinic practice dentist vet physio pharmacy shop store boutique bookshop florist workshop hotel hostel guesthouse ' +
    'campsite farm winery brewery roastery laundry cleaner plumber electrician carpenter painter roofer gardener landscaper accountant bookkeeper ' +
    'lawyer notary architect photographer tailor jeweller optician groomer kennel caterer truck stall stand cart kiosk yard dealer dealership firm company ' +
    'business office practice provider operator centre center pool cinema theatre museum room rental'
  ).split(' '),
);
const counted = /^(other|another|two|three|four|five|six|seven|eight|nine|ten|several|few|some|small|one|couple)$/;
const large = /^(big|large|huge|national|international|major)$/;
const notLocal = /^(online|freelance|chain|franchise|app|web|virtual)$/;
const locatives = [
  'in town',
  'in the town',
  'in the city',
  'in our town',
  'in our city',
  'in my town',
  'in the village',
  'in the centre',
  'in the center',
  'in the area',
  'in the region',
  'in the valley',
  'in the neighbourhood',
  'in the neighborhood',
  'on the high street',
  'on the main street',
  'on the square',
  'on the corner',
  'on my street',
  'on our street',
  'in my street',
  'in our street',
  'next door',
  'down the road',
  'up the road',
  'across the road',
  'over the road',
  'down the street',
  'around the corner',
  'round the corner',
  'on the island',
  'in walking distance',
  'within walking distance',
  'two streets over',
].map((phrase) => phrase.split(' '));

/**
 * What rivals without a name are: "two other salons on the high street" and "three language schools in town" are small
 * local firms, "the big gyms" chains. `isTaken` says of a token that a name or a kind was read there already.
 */
export function readUnnamedRivals(
  tokens: readonly Token[],
  isTaken: (at: number) => boolean,
): PhraseMatch<RivalKind>[] {
  const found = new Map<RivalKind, PhraseMatch<RivalKind>>();
  const add = (value: RivalKind, at: number) => {
    if (!found.has(value)) found.set(value, { value, from: at, to: at + 1 });
  };
  // Rivals are told at the beginning; a text of 600 words has told them.
  for (let at = 0; at < Math.min(tokens.length, 600); at++) {
    const token = tokens[at]!;
    if (token.kind !== 'word' || isTaken(at)) continue;
    // "Big Four firms" are agencies already.
    if (isTaken(at - 1) || isTaken(at - 2)) continue;
    const lead = leadOf(tokens, at);
    const isPlural = token.lower !== singular(token.lower);
    const isPlace = isLocated(tokens, at + 1);
    const isPremises = premises.has(token.stem);
    if (
      lead.some((word) => notLocal.test(word)) ||
      (tokens[at + 1]?.kind === 'word' && premises.has(tokens[at + 1]!.stem))
    )
      continue;
    if (isPremises && isPlural && lead.some((word) => large.test(word))) add('chain', at);
    // "other gyms" may be chains; "one bigger firm" is one of its own size.
    const isOpen = lead.some((word) => /^(bigger|larger|biggest|largest)$/.test(word));
    const isChainTrade = /^(gym|hotel|pharmacy|optician)$/.test(token.stem);
    const isCounted =
      !isOpen && lead.some((word) => counted.test(word) && !(isChainTrade && /^(other|some|few|several)$/.test(word)));
    // "Six other escape rooms in the city centre": "other" alone says that they do the same.
    const isSame = lead.includes('other') && isPlace;
    if ((isPremises && (isCounted || isPlace)) || isSame) add('local-independent', at);
  }
  return [...found.values()];
}

/** The three words before a token in its own phrase. */
function leadOf(tokens: readonly Token[], at: number): string[] {
  const lead: string[] = [];
  // "they don't go to small farms": those are customers.
  const isObject = [1, 2, 3].some((back) => /^(to|for|than|of)$/.test(tokens[at - back]?.lower ?? ''));
  if (isObject) return lead;
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    const token = tokens[before]!;
    if (
      token.sentence !== tokens[at]!.sentence ||
      token.kind === 'mark' ||
      /^(in|on|at|of|and|or|by|to|with|is|are)$/.test(token.lower)
    )
      break;
    lead.push(token.lower);
  }
  return lead;
}

function isLocated(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.lower === 'nearby' || isMark(tokens[at], '(')) return tokens[at]!.lower === 'nearby';
  return locatives.some((words) => words.every((word, step) => tokens[at + step]?.lower === word));
}
