import { formatFact } from '#features/workspaces/domain/fact-format.ts';
import { factRegistry } from '#features/workspaces/domain/fact-registry.ts';
import { type FactKey, type FactSet, type FactValue, isByHand } from '#features/workspaces/domain/fact-value.ts';
import { extractFacts } from '../extraction/extract-facts.ts';
import { type QuestionId, questionIds } from '../questions.ts';
import { isGroup } from './group-words.ts';
import { liveAnswers } from './live-answers.ts';
import { withoutPadding } from './padding.ts';
import { readPlainly } from './plain-reading.ts';
import { namesSomething, weighWord } from './vague-words.ts';

/** What makes an answer concrete. */
export type SignalId =
  | 'offer'
  | 'place'
  | 'reach'
  | 'difference'
  | 'measure'
  | 'industry'
  | 'experience'
  | 'size'
  | 'alternative'
  | 'habit'
  | 'rival'
  | 'rival-kind'
  | 'rival-price'
  | 'weakness'
  | 'group'
  | 'group-detail'
  | 'price'
  | 'priced-unit'
  | 'model'
  | 'volume'
  | 'cost'
  | 'timing';

/** The words that gave each signal, per answer. */
export type Signals = ReadonlyMap<QuestionId, ReadonlyMap<SignalId, string>>;

const vagueDifferences = /^(sustainable|natural|personali[sz]ed|low cost|cheaper|certified|by hand|seasonal)$/;

/**
 * The signals of the answers and of the facts corrected under them; a withdrawn fact takes its signal with it. A fact
 * that is only an assumption gives none.
 */
export function findSignals(answers: Readonly<Record<QuestionId, string | null>>, facts: FactSet): Signals {
  const live = liveAnswers(answers);
  const signals = new Map<QuestionId, Map<SignalId, string>>(questionIds.map((id) => [id, new Map()]));
  const give = (question: QuestionId, ids: readonly SignalId[], quote: string) => {
    for (const id of ids) if (!signals.get(question)!.has(id)) signals.get(question)!.set(id, quote);
  };
  const isReplaced = (key: FactKey) => {
    const stored = facts.get(key);
    return stored !== undefined && (stored.value === null || isByHand(stored.origin));
  };
  for (const [question, answer] of live) {
    const judged = withoutPadding(answer);
    const found = extractFacts(question, judged, { known: new Map(), industries: [] });
    for (const fact of found) {
      if (!isReplaced(fact.key))
        give(question, signalsOf(fact.key, fact.value, fact.quote), quoteIn(answer, judged, fact.quote));
    }
    for (const { ids, key, quote } of readPlainly(question, judged)) {
      if (!isReplaced(key)) give(question, ids, quoteIn(answer, judged, quote));
    }
  }
  for (const fact of facts.values()) {
    if (fact.value === null) continue;
    const { question } = factRegistry[fact.key];
    if (isByHand(fact.origin))
      give(question, signalsOf(fact.key, fact.value, formatFact(fact.value)), formatFact(fact.value));
    // Which industry an answer names is known to the knowledge alone, so the stored reading counts while its words stand.
    if (fact.key === 'industry.id' && fact.origin.kind === 'said') {
      const { quote } = fact.origin;
      for (const [id, answer] of live) {
        const judged = withoutPadding(answer).toLowerCase();
        if (quote !== '' && judged.includes(quote.toLowerCase())) give(id, ['industry'], quote);
      }
    }
  }
  return signals;
}

/** The words as the person wrote them: what was blanked out for reading stands in the quote again. */
function quoteIn(answer: string, judged: string, quote: string): string {
  const at = judged.indexOf(quote);
  return at < 0 || judged.length !== answer.length ? quote : answer.slice(at, at + quote.length);
}

function signalsOf(key: FactKey, value: FactValue, quote: string): readonly SignalId[] {
  switch (key) {
    case 'business.offer':
      return textOf(value).some(namesSomething) ? ['offer'] : [];
    case 'business.place':
      return ['place'];
    case 'business.country':
      return ['place'];
    case 'business.radius':
      return ['measure', 'reach'];
    case 'business.delivery':
      return ['reach'];
    case 'business.difference':
      return textOf(value).some((text) => !vagueDifferences.test(text)) ? ['difference', 'timing'] : [];
    case 'business.launch':
      return ['timing'];
    case 'industry.id':
      return ['industry'];
    case 'industry.words':
      return namesTrade(textOf(value)[0] ?? '') ? ['industry'] : [];
    case 'industry.experience':
      return ['experience'];
    case 'audience.groups':
      return groupSignals(textOf(value));
    case 'audience.kind':
      return ['group-detail'];
    case 'audience.size':
      return isCount(value, quote) ? ['size'] : [];
    case 'audience.alternative':
      return textOf(value).some(namesSomething) ? ['alternative', 'habit'] : [];
    case 'revenue.streams':
      return priceSignals(value);
    case 'revenue.model':
      return ['model'];
    case 'revenue.volume':
      return ['volume'];
    case 'revenue.unitCost':
    case 'finance.costs':
    case 'finance.cash':
    case 'revenue.churn':
      return ['cost'];
    case 'competitors.named':
      return textOf(value).some(isRivalName) ? ['rival'] : [];
    case 'competitors.kinds':
      return ['rival-kind'];
    case 'competitors.weakness':
      return textOf(value).some(namesSomething) ? ['weakness'] : [];
    case 'competitors.price':
      return ['rival-price'];
    default:
      return [];
  }
}

function textOf(value: FactValue): readonly string[] {
  if (value.type === 'text') return [value.text];
  return value.type === 'texts' ? value.items : [];
}

function groupSignals(groups: readonly string[]): readonly SignalId[] {
  const named = groups.filter((group) => group.split(' ').length <= 7 && isGroup(group));
  if (named.length === 0) return [];
  return named.length > 1 || / aged |over \d|under \d/.test(named[0]!) ? ['group', 'group-detail'] : ['group'];
}

function priceSignals(value: FactValue): readonly SignalId[] {
  if (value.type !== 'amounts' || !value.items.some((item) => item.minor > 0)) return [];
  const hasUnit = value.items.some(
    (item) => item.per !== undefined || (item.name !== 'price' && namesSomething(item.name)),
  );
  return hasUnit ? ['price', 'priced-unit'] : ['price'];
}

const notTrade =
  /\b(?:is|are|was|were|be|been|being|am|us|we|he|she|they|you|have|has|had|will|would|can|could|do|does|did|about|under|into|entering|haven't|don't|hard|widest|everything|nothing)\b/i;

/** A short statement with a word of a trade in it; a clause about the industry, or a long one, names none. */
function namesTrade(words: string): boolean {
  const first = words.split(/[.!?;,\n]/)[0] ?? '';
  return first.split(/\s+/).length <= 7 && !notTrade.test(first) && namesSomething(first);
}

/** A count with the word for what is counted, or one no handful is meant by. */
function isCount(value: FactValue, quote: string): boolean {
  return value.type !== 'count' || value.count >= 20 || /\S\s+\S/.test(quote);
}

const shopsCalledSo = new Set(['target', 'gap', 'next', 'boots', 'booking', 'subway']);

/** A single word of speeches at the head of a sentence is no name ("Rivalry keeps us awake"). */
function isRivalName(name: string): boolean {
  const word = name.toLowerCase();
  if (/[^a-z]/.test(word) || shopsCalledSo.has(word)) return true;
  return weighWord(word) <= 0 && !/^(?:rival.*|looking|websites?)$/.test(word);
}
