import type { FactValue } from '#features/workspaces/domain/fact-value.ts';
import type { RevenueModel } from '../knowledge/knowledge.types.ts';
import { countPeriods, readPer } from './per-units.ts';
import { findPhrases, type PhraseMatch } from './phrases.ts';
import type { Quantity } from './quantities.ts';
import { isOurs, spanOf } from './read-business.ts';
import { clauseEnd, clauseStart, type FoundFact, isMark, type Reading, sliceWords } from './reading.ts';
import { singular } from './singular.ts';
import { revenueModelWords } from './vocabulary.ts';
import { planRank } from './volume-choice.ts';

/** How money is earned and how not: "no subscription" excludes and never counts as a model. `money` is what read-money found. */
export function readRevenueModels(reading: Reading, money: readonly FoundFact[]): FoundFact[] {
  const { tokens, question, negated } = reading;
  if (question === 'competitors' || question === 'industry') return [];
  const streams = money.find((fact) => fact.key === 'revenue.streams');
  const costs = money.filter((fact) => fact.key === 'finance.costs' || fact.key === 'revenue.unitCost');
  const units = unitTokens(reading);
  const matches: PhraseMatch<RevenueModel>[] = findPhrases(revenueModelWords, tokens, 0, tokens.length).filter(
    (match) => (question === 'revenue' || isOurs(reading, match.from)) && !units.has(match.from),
  );
  // "No booking fee" tells what is not added to the price, not how money is earned.
  const excluded = matches.filter(
    (match) => negated[match.from] && !(match.value === 'commission' && tokens[match.to - 1]!.stem === 'fee'),
  );
  const excludedModels = new Set(excluded.map((match) => match.value));
  const said =
    question === 'revenue'
      ? matches.filter(
          (match) =>
            !negated[match.from] &&
            !excludedModels.has(match.value) &&
            !isCost(reading, match) &&
            !costs.some((cost) => match.from >= cost.from && match.to <= cost.to),
        )
      : matches.filter((match) => question === 'idea' && !negated[match.from] && isStatedInIdea(reading, match));
  const models = new Set(said.map((match) => match.value));
  if (streams?.value.type === 'amounts') {
    for (const stream of streams.value.items) {
      if (stream.model !== undefined && !excludedModels.has(stream.model as RevenueModel))
        models.add(stream.model as RevenueModel);
    }
  }
  // Words for "single" beside another model that was named describe that one ("one-time licence").
  const facts: FoundFact[] = [];
  if (models.size > 0) {
    const span = said.length > 0 ? spanOf(said) : { from: streams!.from, to: streams!.to };
    facts.push({ key: 'revenue.model', value: { type: 'choices', items: [...models] }, ...span });
  }
  if (excludedModels.size > 0 && (question === 'revenue' || question === 'idea')) {
    facts.push({
      key: 'revenue.excluded',
      value: { type: 'choices', items: [...excludedModels] },
      ...spanOf(excluded),
    });
  }
  return facts;
}

/** "You pay a yearly membership", "kayaks for rent": an idea that says how it charges; "a ticket app" does not. */
function isStatedInIdea({ tokens }: Reading, { value, from, to }: PhraseMatch<RevenueModel>): boolean {
  const lead = tokens.slice(Math.max(0, from - 4), from);
  if (value === 'rental') return /^(rent|hire)$/.test(tokens[to - 1]!.lower) || /\bout$/.test(tokens[to - 1]!.lower);
  return (
    /^(membership|subscription)$/.test(value) &&
    lead.some(({ lower }) => /^(pay|pays|paid|by|on|for|with)$/.test(lower))
  );
}

/** The tokens of "an hour" in "kayaks at $25 an hour": units of prices; the stream says how that is charged. */
function unitTokens({ quantities }: Reading): ReadonlySet<number> {
  const units = new Set<number>();
  for (const quantity of quantities) {
    if (quantity.kind !== 'money') continue;
    for (let at = quantity.coreTo; at < quantity.to; at++) units.add(at);
  }
  return units;
}

/** "We spend €300 on advertising": money that goes out names no model. */
function isCost({ tokens }: Reading, match: PhraseMatch<RevenueModel>): boolean {
  // "Ads cost us 40 euros per student"
  if (/^costs?$/.test(tokens[match.to]?.lower ?? '') && /^(us|me)$/.test(tokens[match.to + 1]?.lower ?? ''))
    return true;
  return [1, 2, 3, 4, 5, 6].some((back) => {
    const token = tokens[match.from - back];
    return (
      token !== undefined &&
      token.clause === tokens[match.from]!.clause &&
      /^(spend|budget|we pay|costs me|lawyer)$/.test(token.lower)
    );
  });
}

/** How many are sold in a period: "300 loaves a day", "visitors monthly". */
export function readVolume(reading: Reading): FoundFact[] {
  const { question, tokens } = reading;
  if (question === 'competitors' || question === 'audience') return [];
  let best: { fact: FoundFact; rank: number } | null = null;
  for (const quantity of reading.quantities) {
    const worked = readWorked(reading, quantity);
    if (worked !== null) return best === null ? [worked] : [best.fact];
    if (
      quantity.kind !== 'count' ||
      quantity.per === undefined ||
      !(countPeriods.has(quantity.per) || quantity.per === 'night')
    )
      continue;
    if (isOfOneClient(reading, quantity.from)) continue;
    const before = tokens[quantity.from - 1]?.lower ?? '';
    if (/^(for|only)$/.test(before) && quantity.nounFrom === undefined) continue;
    const noun = countedNoun(reading, quantity);
    if (noun !== undefined && /^(times?|weeks?|days?|hours?)\b/i.test(noun)) continue;
    const value: FactValue = {
      type: 'count',
      count: quantity.value,
      ...(noun === undefined ? {} : { of: noun.slice(0, 80) }),
      // As many a night as the business is open is as many a day.
      per: quantity.per === 'night' ? 'day' : quantity.per,
    };
    const rank = planRank(reading, quantity);
    // "Three tunings a day are possible; I plan with ten a week": what is planned, not what could be.
    const isTurn = rank === 2 && isAfterBut(reading, quantity.from);
    if (best !== null && !(best.rank === 0 && rank > 0) && !isTurn) continue;
    best = { fact: { key: 'revenue.volume', value, from: quantity.from, to: quantity.to }, rank };
    if (rank === 2) break;
  }
  return best === null ? [] : [best.fact];
}

/** What is counted, as it was written; a unit with a typing error in it as it was meant ("12 visists a week"). */
function countedNoun(reading: Reading, { nounFrom, nounTo }: Quantity): string | undefined {
  if (nounFrom === undefined || nounTo === undefined) return undefined;
  const text = sliceWords(reading, nounFrom, nounTo);
  const { lower } = reading.tokens[nounFrom]!;
  return nounTo === nounFrom + 1 && text.toLowerCase().replaceAll('’', "'") !== lower ? lower : text;
}

/** "…, but I count with 12 a day" */
function isAfterBut({ tokens }: Reading, at: number): boolean {
  return tokens
    .slice(Math.max(0, at - 7), at)
    .some(({ lower, sentence }) => lower === 'but' && sentence === tokens[at]!.sentence);
}

/** "average client 10 hours a week", "each customer buys 3 bags a month": what one of them takes, not what all do. */
function isOfOneClient({ tokens }: Reading, at: number): boolean {
  for (let back = 1; back <= 6; back++) {
    const token = tokens[at - back];
    if (token === undefined || token.clause !== tokens[at]!.clause || isMark(token, ',')) return false;
    if (
      !/^(client|customer|member|patient|user|household|family|student|person|guest|subscriber|buyer)$/.test(token.stem)
    )
      continue;
    const lead = tokens[at - back - 1]?.lower ?? '';
    return token.lower === token.stem && /^(average|typical|each|every|per|one|a|an|usual|normal)$/.test(lead);
  }
  return false;
}

/** "10 days a month" beside a day rate. */
function readWorked(reading: Reading, quantity: Quantity): FoundFact | null {
  if (quantity.kind !== 'measure' || !/^(hours|days)$/.test(quantity.unit ?? '')) return null;
  if (isOfOneClient(reading, quantity.from)) return null;
  const noun = sliceWords(reading, quantity.coreTo - 1, quantity.coreTo);
  const per = readPer(reading.tokens, quantity.to);
  if (per === null || !/^(week|month|year)$/.test(per.per) || !isSoldBy(reading, noun)) return null;
  const value: FactValue = { type: 'count', count: quantity.value, of: noun, per: per.per };
  return { key: 'revenue.volume', value, from: quantity.from, to: per.next };
}

/** "$14 an hour, 420 hours a week": hours count as sales where they are what is charged. */
function isSoldBy(reading: Reading, noun: string): boolean {
  const unit = singular(noun.toLowerCase());
  const streams = reading.found.get('revenue.streams');
  return streams?.type === 'amounts' && streams.items.some((item) => item.per === unit);
}

const lossWord = /^(leave|leaves|leaving|cancel|cancels|churn|quit|drop|lose|unsubscribe|stop)$/;
const keepWord = /^(keep|retain|retention|stay|renew)$/;

/**
 * The share of customers lost a month: the percentage nearest to a word of leaving or staying. "We keep 95%" says 5; a
 * share a year is spread over its months.
 */
export function readChurn(reading: Reading): FoundFact[] {
  const { tokens } = reading;
  let best: { fact: FoundFact; distance: number } | null = null;
  for (const quantity of reading.quantities) {
    if (quantity.kind !== 'percent' || quantity.value > 100) continue;
    if (/^(commission|discount|vat|fee|tax|off|cut|margin)$/.test(tokens[quantity.to]?.stem ?? '')) continue;
    const from = Math.max(clauseStart(tokens, quantity.from), quantity.from - 10);
    const to = Math.min(clauseEnd(tokens, quantity.from), quantity.to + 10);
    let distance = Number.POSITIVE_INFINITY;
    let isLoss = false;
    let isYearly = false;
    for (let at = from; at < to; at++) {
      const word = tokens[at]!.lower;
      if (/^(year|yearly|annual|annually)$/.test(word)) isYearly = true;
      const away = Math.abs(at - quantity.from);
      if ((lossWord.test(word) || keepWord.test(word)) && away < distance) {
        distance = away;
        isLoss = lossWord.test(word);
      }
    }
    if (distance >= (best?.distance ?? Number.POSITIVE_INFINITY)) continue;
    const lost = isLoss ? quantity.value : 100 - quantity.value;
    const percent = isYearly
      ? Math.round((1 - (1 - lost / 100) ** (1 / 12)) * 1000) / 10
      : Math.round(lost * 100) / 100;
    best = {
      distance,
      fact: { key: 'revenue.churn', value: { type: 'percent', percent }, from: quantity.from, to: quantity.to },
    };
  }
  return best === null ? [] : [best.fact];
}
