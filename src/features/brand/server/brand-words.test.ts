import { describe, expect, it } from 'vitest';
import type { Fact, FactKey, FactSet, FactValue } from '#features/workspaces/domain/fact-value.ts';
import { findMotifs } from '../domain/motifs/find-motifs.ts';
import { brandWords } from './brand-words.ts';

const known = (facts: Partial<Record<FactKey, FactValue>>): FactSet =>
  new Map(
    Object.entries(facts).map(([key, value]): [FactKey, Fact] => [
      key as FactKey,
      { key: key as FactKey, version: 1, value, origin: { kind: 'entered' } },
    ]),
  ) as unknown as FactSet;

describe('the words a logo may tell of', () => {
  it('begin with the trade that was confirmed, then come what is sold and what the person wrote', () => {
    const words = brandWords(
      known({
        'industry.id': { type: 'choice', choice: 'bakery' },
        'business.offer': { type: 'text', text: 'Coffee beans' },
      }),
      'a quiet place',
    );
    expect(words[0]).toBe('bakery');
    expect(words.indexOf('coffee')).toBeLessThan(words.indexOf('quiet'));
    expect(findMotifs(words).some(({ id }) => id === 'bread')).toBe(true);
  });

  it('are none where nothing is known, so that nothing is drawn that nobody named', () => {
    expect(findMotifs(brandWords(known({}), ''))).toEqual([]);
    expect(findMotifs(brandWords(known({}), 'A school'))).toEqual([]);
  });
});
