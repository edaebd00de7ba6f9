import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { nothingAsAlternative as check } from './nothing-as-alternative.ts';

const nothing = { role: 'rival.nothing', quote: 'nothing at all' } as const;
const key = 'nothing/m:nothing at all';

describe('nothing-as-alternative', () => {
  it('asks what is meant', () => {
    const asked = askedBy(check, coachOf({ words: [nothing] }));
    expect(asked).toMatchObject({ key, text: 'What do you mean by “nothing at all”?' });
  });

  it('says what then decides the price', () => {
    const found = foundBy(check, coachOf({ words: [nothing], answers: { [key]: 'undone' } }));
    expect(found.text).toBe(
      'Your customers do nothing about it today, “nothing at all”, and you named nobody whom they pay for it. What leaving it undone costs them decides what they will pay you.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0, restsOn: ['m:nothing at all'] });
  });

  it('speaks of some customers where others pay somebody', () => {
    const text =
      'Some customers do nothing about it today, “nothing at all”. With them you compete with no price: what leaving it undone costs them decides what they will pay you.';
    const rival = { role: 'rival', quote: 'the piano shop' } as const;
    const priced = { role: 'rival.price', quote: '€145', form: money(145) } as const;
    const answers = { [key]: 'undone' };
    expect(foundBy(check, coachOf({ words: [nothing, rival], answers })).text).toBe(text);
    expect(foundBy(check, coachOf({ words: [nothing], amounts: [priced], answers })).text).toBe(text);
  });

  it('is silent where it means that nobody else offers it, where nobody knows, and without the words', () => {
    expect(check.look(coachOf({ words: [nothing], answers: { [key]: 'nobody' } }))).toBeNull();
    expect(check.look(coachOf({ words: [nothing], answers: { [key]: { kind: 'unknown' } } }))).toBeNull();
    expect(check.look(coachOf({ words: [{ role: 'rival', quote: 'Back Market' }] }))).toBeNull();
  });
});
