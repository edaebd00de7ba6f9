import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, englishSpeaker, foundBy } from '#features/advisor/testing/coach-of.ts';
import { rivalElsewhere as check } from './rival-elsewhere.ts';

const words = [
  { role: 'town', quote: 'Cork', question: 'audience' },
  { role: 'rival', quote: 'grinds schools', question: 'competitors' },
  { role: 'rival', quote: 'YouTube', question: 'competitors' },
  { role: 'town', quote: 'Dublin', question: 'competitors' },
] as const;
const key = 'place.of/m:Dublin';

describe('rival-elsewhere', () => {
  it('asks who is in the other place', () => {
    expect(askedBy(check, coachOf({ words }))).toMatchObject({ key, text: 'Who is in “Dublin”?' });
  });

  it('says that it may not reach the customers', () => {
    const found = foundBy(check, coachOf({ words, answers: { [key]: 'm:grinds schools' } }));
    expect(found.text).toBe(
      '“grinds schools” is in “Dublin”, and you named “Cork” as where you or your customers are. Whether your customers can choose it at all depends on whether it reaches them.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0 });
    expect(found.restsOn).toEqual(['m:grinds schools', 'm:Dublin', 'm:Cork']);
    expect(found.next && englishSpeaker.text(found.next)).toBe(
      'Find out whether “grinds schools” has a branch near your customers, comes to them or sells online.',
    );
  });

  it('names all places of one’s own', () => {
    const sauna = [
      { role: 'town', quote: 'Oldenburg' },
      { role: 'town', quote: 'Leer', question: 'audience' },
      { role: 'town', quote: 'Bremen', question: 'competitors' },
      { role: 'rival', quote: 'another sauna', question: 'competitors' },
    ] as const;
    const found = foundBy(check, coachOf({ words: sauna, answers: { 'place.of/m:Bremen': 'm:another sauna' } }));
    expect(found.text).toContain('you named “Oldenburg” and “Leer” as where you or your customers are');
  });

  it('is silent where the place is one’s own, unknown, the only one, or nobody is there', () => {
    expect(check.look(coachOf({ words, answers: { [key]: 'mine' } }))).toBeNull();
    expect(check.look(coachOf({ words, answers: { [key]: { kind: 'unknown' } } }))).toBeNull();
    expect(check.look(coachOf({ words: words.slice(1) }))).toBeNull();
    expect(check.look(coachOf({ words: [words[0], words[3]] }))).toBeNull();
    const here = { role: 'town', quote: 'cork', question: 'competitors' } as const;
    expect(check.look(coachOf({ words: [words[0], words[1], here] }))).toBeNull();
  });
});
