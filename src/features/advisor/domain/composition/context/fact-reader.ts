import type { FactKey, FactSet, FactValue } from '#features/workspaces/domain/fact-value.ts';

/** Typed look-ups in a fact set; a withdrawn or differently shaped fact counts as not said. */
export interface FactReader {
  text(key: FactKey): string | undefined;
  texts(key: FactKey): readonly string[];
  choices(key: FactKey): readonly string[];
  value<T extends FactValue['type']>(key: FactKey, type: T): Extract<FactValue, { type: T }> | undefined;
}

/** Reads facts by shape; texts accept a single text, choices a single choice. */
export function readFacts(facts: FactSet): FactReader {
  const value = <T extends FactValue['type']>(key: FactKey, type: T) => {
    const found = facts.get(key)?.value;
    return found?.type === type ? (found as Extract<FactValue, { type: T }>) : undefined;
  };
  return {
    value,
    text: (key) => value(key, 'text')?.text ?? value(key, 'texts')?.items[0],
    texts: (key) => {
      const single = value(key, 'text')?.text;
      return value(key, 'texts')?.items ?? (single === undefined ? [] : [single]);
    },
    choices: (key) => {
      const single = value(key, 'choice')?.choice;
      return value(key, 'choices')?.items ?? (single === undefined ? [] : [single]);
    },
  };
}
