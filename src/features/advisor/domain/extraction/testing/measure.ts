import type { FactKey, FactSet } from '#features/workspaces/domain/fact-value.ts';
import { extractFacts } from '../extract-facts.ts';
import { describeValue, meansTheSame } from './notation.ts';
import { type Statement, strictKeys, testIndustries } from './statement.ts';

export interface Measured {
  readonly statements: number;
  readonly expected: number;
  readonly right: number;
  /** One line for each fact that is wrong, missing or not there to be found. */
  readonly faults: readonly string[];
  /** Right facts among all expected and all wrongly found ones, 0–1. */
  readonly accuracy: number;
}

/** Extracts every statement with nothing known and counts. */
export function measure(statements: readonly Statement[]): Measured {
  const known: FactSet = new Map();
  const faults: string[] = [];
  let expected = 0;
  let right = 0;
  let spurious = 0;
  for (const [question, says, wanted, absent = []] of statements) {
    const facts = new Map(
      extractFacts(question, says, { known, industries: testIndustries }).map((fact) => [fact.key, fact.value]),
    );
    for (const [key, text] of Object.entries(wanted) as [FactKey, string][]) {
      expected++;
      const value = facts.get(key);
      if (value !== undefined && meansTheSame(text, value)) right++;
      else
        faults.push(
          `${question}: ${says}\n    ${key}: wanted ${text}, got ${value === undefined ? 'nothing' : describeValue(value)}`,
        );
    }
    for (const key of new Set([...absent, ...strictKeys])) {
      const value = facts.get(key);
      if (wanted[key] !== undefined || value === undefined) continue;
      spurious++;
      faults.push(`${question}: ${says}\n    ${key}: wanted nothing, got ${describeValue(value)}`);
    }
  }
  return { statements: statements.length, expected, right, faults, accuracy: right / (expected + spurious) };
}
