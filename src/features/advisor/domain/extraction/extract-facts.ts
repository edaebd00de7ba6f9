import { factRegistry, parseCorrection } from '#features/workspaces/domain/fact-registry.ts';
import type { FactKey, FactSet, FactValue } from '#features/workspaces/domain/fact-value.ts';
import type { QuestionId } from '../questions.ts';
import { negatedTokens } from './negation.ts';
import { isNonsense } from './nonsense.ts';
import { readQuantities } from './quantities.ts';
import { readAlternative } from './read-alternative.ts';
import { readAudience } from './read-audience.ts';
import { readDelivery, readLaunch, readRadius } from './read-business.ts';
import { readCompetitors } from './read-competitors.ts';
import { readDifferences } from './read-difference.ts';
import { type IndustryTerms, readIndustry } from './read-industry.ts';
import { readMoney } from './read-money.ts';
import { readOffer } from './read-offer.ts';
import { readExperience, readName, readTeam } from './read-people.ts';
import { readPlace } from './read-place.ts';
import { readChurn, readRevenueModels, readVolume } from './read-revenue.ts';
import type { FoundFact, Reading } from './reading.ts';
import { tokenize } from './tokens.ts';
import { isUnknownAnswer } from './unknown-answer.ts';

/** A fact with the words it was read from: `quote` is `answer.slice(start, end)`. */
export interface ExtractedFact {
  readonly key: FactKey;
  readonly value: FactValue;
  readonly quote: string;
  readonly start: number;
  readonly end: number;
}

export interface ExtractionContext {
  readonly known: FactSet;
  readonly industries: readonly IndustryTerms[];
}

/**
 * The facts an English answer states, at most one per key, each valid for its key. Deterministic, in time linear in
 * the answer, never throws. An answer may hold facts of other questions; a fact of another question that is known
 * already is left alone. "I don't know" and text without words yield nothing.
 */
export function extractFacts(question: QuestionId, answer: string, context: ExtractionContext): ExtractedFact[] {
  if (isUnknownAnswer(answer) || isNonsense(answer)) return [];
  const tokens = tokenize(answer);
  const found = new Map<FactKey, FactValue>();
  const facts: FoundFact[] = [];
  const negated = negatedTokens(tokens);
  const reading: Reading = {
    negated,
    answer,
    question,
    tokens,
    quantities: readQuantities(tokens, question === 'revenue'),
    known: context.known,
    found,
  };
  const add = (more: readonly FoundFact[]) => {
    for (const fact of more) {
      if (found.has(fact.key)) continue;
      found.set(fact.key, fact.value);
      facts.push(fact);
    }
  };
  add(readPlace(reading));
  add(readName(reading));
  add(readOffer(reading));
  add(readDifferences(reading));
  add(readDelivery(reading));
  add(readRadius(reading));
  add(readLaunch(reading));
  add(readTeam(reading));
  add(readIndustry(reading, context.industries));
  add(readExperience(reading));
  add(readAudience(reading));
  add(readAlternative(reading));
  add(readMoney(reading));
  add(readRevenueModels(reading, facts));
  add(readVolume(reading));
  add(readChurn(reading));
  add(readCompetitors(reading));
  return facts.flatMap((fact) => quoted(reading, fact));
}

function quoted(reading: Reading, fact: FoundFact): ExtractedFact[] {
  const { tokens, answer, question, known } = reading;
  const isElsewhere = factRegistry[fact.key].question !== question && known.get(fact.key)?.value != null;
  const first = tokens[fact.from];
  const last = tokens[fact.to - 1];
  if (isElsewhere || first === undefined || last === undefined) return [];
  // What the registry would refuse from a person is not stored from a reader either.
  const checked = parseCorrection(fact.key, fact.value);
  if (!checked.ok) return [];
  return [
    {
      key: fact.key,
      value: checked.value,
      quote: answer.slice(first.start, last.end),
      start: first.start,
      end: last.end,
    },
  ];
}
