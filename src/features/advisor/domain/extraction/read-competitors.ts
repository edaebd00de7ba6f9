import { spanOf } from './read-business.ts';
import { type FoundFact, type Reading, sliceWords } from './reading.ts';
import { readRivalKinds } from './rival-kinds.ts';
import { readNames } from './rival-names.ts';
import { readWeakness } from './rival-weakness.ts';

/** Rivals by name, their kinds and what they do worse. Only the competitors question, or "unlike X" elsewhere. */
export function readCompetitors(reading: Reading): FoundFact[] {
  const { question } = reading;
  const names = readNames(reading);
  const facts: FoundFact[] = [];
  if (names.length > 0) {
    const items = [...new Set(names.map((name) => sliceWords(reading, name.from, name.to).slice(0, 80)))].slice(0, 12);
    facts.push({ key: 'competitors.named', value: { type: 'texts', items }, ...spanOf(names) });
  }
  if (question !== 'competitors') return facts;
  const weakness = readWeakness(reading, names);
  const kinds = readRivalKinds(reading, names, weakness?.spans ?? []);
  if (kinds.length > 0) {
    facts.push({
      key: 'competitors.kinds',
      value: { type: 'choices', items: [...new Set(kinds.map((kind) => kind.value))] },
      ...spanOf(kinds),
    });
  }
  return weakness === null ? facts : [...facts, weakness.fact];
}
