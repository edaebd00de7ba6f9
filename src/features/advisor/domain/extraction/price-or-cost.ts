import { costPiece, isPurchase, withoutBeneficiary } from './cost-words.ts';
import type { MoneyRole } from './money-context.ts';
import { countPeriods } from './per-units.ts';
import type { Quantity } from './quantities.ts';
import { isMark, type Reading } from './reading.ts';
import { isSoldThing } from './sold-things.ts';
import { costNouns, unitCostNouns } from './vocabulary.ts';

type Tokens = Reading['tokens'];

/** Things that last: the business lets them by the day rather than paying for them so. */
const durable =
  /^(tool|machine|machinery|van|vehicle|truck|bicycle|computer|laptop|equipment|kitchen|furniture|oven|trailer)$/;

export function priceOrCost(quantity: Quantity, lead: Tokens, tail: Tokens): MoneyRole {
  const words = lead.map((token) => token.lower).join(' ');
  const tailWords = tail.map((token) => token.lower).join(' ');
  const isPeriod = quantity.per !== undefined && countPeriods.has(quantity.per);
  const isToMake =
    /^(each )?(to|for) (make|produce|bake|buy|manufacture|assemble|print|source)\b/.test(tailWords) ||
    /\b(unit cost|cost of goods|cost per|production cost)\b/.test(words);
  const isRoom =
    /\b(rental|membership fee|licen[cs]e fee) (costs?|is)$/.test(words) && !/\b(customers?|our|customer)\b/.test(words);
  // "the lease costs £1,400 a month" is paid; "customers lease a van" is earned.
  if (
    isPeriod &&
    /(^|\b(the|my|our|shop|office|van|car) )lease( (for|on) (the|my|our|a|an) \w+( \w+)?)?( (costs?|is|of|at|comes to)\b|$)/.test(
      words,
    ) &&
    !/\b(customers?|clients?|they)\b/.test(words)
  )
    return 'cost';
  if (isRoom && isPeriod && /\brental\b/.test(words)) return 'cost';
  if (isPurchase(words) && !isPeriod) return 'unit-cost';
  // "We rent rooms: small €25 per hour": by the hour, things in the plural are let.
  const isLetting =
    /^(hour|day|night)$/.test(quantity.per ?? '') && /\b(we|i) rent (out )?(?!a |an |the |my |our )\w+s\b/.test(words);
  if (isLetting) return 'stream';
  const piece = costPiece(lead);
  if (piece !== undefined) return countPeriods.has(piece) ? 'cost' : 'unit-cost';
  const isWage =
    /\b(gets?|earns?|receives?|is paid|are paid)( about| around)?$/.test(words) &&
    !/\b(we|i|us) (get|earn|receive)\b/.test(words);
  // "products come to about £6 a car", "the robot cost €18,500"
  const isTotal =
    /\b(come|comes|coming|amounts?|adds? up|works? out) (to|at)( about| around| roughly| some| only)?$/.test(words) &&
    isSpending(lead);
  const isPast =
    /\b(the|my|our|a|an) (\w+ ){1,3}cost( about| around| me| us)?$/.test(words) && quantity.per === undefined;
  const isPaid =
    isWage ||
    isTotal ||
    isPast ||
    /\b(costs?|costing|charges?) (me|us)\b/.test(words) ||
    /\b(we|i|i'll|we'll) (pay|spend|need|buy|bought|must buy|also pay)\b/.test(words);
  // "The build costs 210,000": what is made once, for the business itself.
  const isBuilt =
    quantity.per === undefined &&
    /\b(the|our|my|first|initial) (build|construction|conversion|fit ?out|fit out|build out|setup|set up|refit|prototype|mould) (costs?|is|will be|comes to)\b/.test(
      words,
    );
  // "software runs $96 a month"
  const isRunning = isPeriod && /\b(runs?|running)( me| us)?( at| about| around| to)*$/.test(words);
  const isCharged = /\bper (user|seat|customer|client|team|site|member)\b/.test(tailWords);
  if (isBuilt || (isRunning && !isCharged)) return 'cost';
  const isSingle = !isPeriod && /\b(one|each|every) \w+ costs? (me|us)\b/.test(words);
  if (isSingle) return 'unit-cost';
  // "Website €1,900, after that hosting €29 per month"
  if (isPeriod && /\b(after that|afterwards|from then on|thereafter)\b/.test(words) && !isPaid) return 'stream';
  const sold = /\b(sell|sells|sold|charge|price|priced|customers pay|for sale)\b/.test(lastTurn(lead)) && !isPaid;
  if (sold && !isToMake) return 'stream';
  if (isToMake) return isPeriod ? 'cost' : 'unit-cost';
  // "€900 rent a month"
  if (tail[0] !== undefined && costNouns.has(tail[0].stem) && isPeriod) return 'cost';
  const nearLead = lead.slice(lastCommaBefore(lead) + 1);
  if (!isPaid && isSoldThing(lead)) return 'stream';
  // "Extra jars €4.20 each"
  const isExtra = /^(extra|additional|spare|more)$/.test(lead[0]?.lower ?? '');
  const isUnitNoun = !isExtra && nearLead.some((token) => unitCostNouns.has(token.stem));
  if (
    isUnitNoun &&
    (isPaid ||
      (quantity.per !== undefined && !isPeriod && !/\b(at|for)$/.test(words)) ||
      /\bcosts?\b/.test(words) ||
      /^(materials?|ingredients?|packaging)\b/.test(words))
  )
    return isPeriod ? 'cost' : 'unit-cost';
  // "Milk, fruit and cones: €1.10 per guest": the first of the list says what it is.
  const isListedUnit =
    lead[0] !== undefined &&
    unitCostNouns.has(lead[0].stem) &&
    lead.some((token) => isMark(token, ',')) &&
    isMark(lead.at(-1), ':');
  if (isListedUnit && quantity.per !== undefined && !isPeriod) return 'unit-cost';
  if (isPaid)
    return quantity.per !== undefined && !isPeriod
      ? 'unit-cost'
      : /\b(each|every) \w+ costs?\b/.test(words)
        ? 'unit-cost'
        : 'cost';
  // "Customers lease a van" is revenue: a cost noun must be what the amount is said of.
  const isCostNoun =
    withoutBeneficiary(nearLead).some((token) => costNouns.has(token.stem)) &&
    !/\b(customers?|clients?|rent out|hire out|people)\b/.test(nearLead.map((token) => token.lower).join(' '));
  const isService =
    /\b(cleaning|repairs?|marketing|website|bookkeeping|accounting)\b/.test(words) &&
    !/\b(costs?|pay|spend|budget|for (the|our|my) (office|shop|studio|workshop|kitchen|premises))\b/.test(words);
  // "Power tools 5 to 12 € per day": things that last are let, not paid, by the day.
  const isLet =
    /^(hour|day|night)$/.test(quantity.per ?? '') &&
    nearLead.some(({ stem }) => durable.test(stem) || (stem === 'parking' && quantity.per === 'hour'));
  if (isLet) return 'stream';
  // "repairs at €8 a plate": a price by the piece is asked, not paid.
  if (quantity.per !== undefined && !isPeriod && / at$/.test(words)) return 'stream';
  // "repairs from €25"
  if (!isPeriod && /\bfrom$/.test(words) && !/\b(rent|insurance|wages?|salary)\b/.test(words)) return 'stream';
  return isCostNoun && !isService && !/\brent\b.* (at|for)$/.test(words.replace(/\brent (is|at|of)\b/, ''))
    ? 'cost'
    : 'stream';
}

/** "Products come to", "it all comes to": a sum of what is spent; "a wedding make-up comes to" is a price. */
function isSpending(lead: Tokens): boolean {
  return lead.some(
    ({ stem, lower }) =>
      costNouns.has(stem) ||
      unitCostNouns.has(stem) ||
      /^(costs?|expenses?|bills?|fees?|spending|overheads?|total|everything|all|it|that|this|they|which|together|our|my|we|i)$/.test(
        lower,
      ),
  );
}

/** The words behind "…, but": "no price yet, but the rent is" speaks of the rent. */
function lastTurn(lead: Tokens): string {
  const at = lead.findLastIndex(
    ({ lower }, index) => /^(but|while|whereas|though)$/.test(lower) && isMark(lead[index - 1], ','),
  );
  return lead
    .slice(at + 1)
    .map(({ lower }) => lower)
    .join(' ');
}

/** Index of the last comma with words behind it: "Food truck in Ghent, tacos for" is about tacos. */
function lastCommaBefore(lead: Tokens): number {
  for (let at = lead.length - 2; at >= 0; at--) if (isMark(lead[at], ',')) return at;
  return -1;
}
