import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { marginOrMarkup as check } from './margin-or-markup.ts';

const parts = { role: 'share.margin', quote: 'parts with 35% margin', form: { kind: 'percent', percent: 35 } } as const;
const bikes = { currency: 'GBP', amounts: [parts] } as const;
const key = 'margin/m:parts with 35% margin';

describe('margin-or-markup', () => {
  it('asks which of the two it is, and says what hangs on it', () => {
    const asked = askedBy(check, coachOf(bikes));
    expect(asked.text).toBe(
      'Is “parts with 35% margin” a part of your selling price, or what you add to your buying price?',
    );
    expect(englishSpeaker.text(asked.because)).toBe(
      'What you buy for £100 sells for £154 in the first case and for £135 in the second.',
    );
  });

  it('shows both to who does not know', () => {
    const found = foundBy(check, coachOf({ ...bikes, answers: { [key]: { kind: 'unknown' } } }));
    expect(found.text).toBe(
      '“parts with 35% margin” can mean two things. What you buy for £100 sells for £154 if it is a part of the selling price, and for £135 if it is added to the buying price.',
    );
    expect(found).toMatchObject({ severity: 'costs', stake: 0 });
    expect(found.next).toBeDefined();
  });

  it('says what the chosen one means', () => {
    const price = foundBy(check, coachOf({ ...bikes, answers: { [key]: 'price' } }));
    expect(price.text).toBe(
      '“parts with 35% margin” as a part of the selling price means adding 54% to what you pay: what you buy for £100 has to sell for £154.',
    );
    expect(price.severity).toBe('tells');
    const flowers = { ...parts, quote: '60 % sur les fleurs', form: { kind: 'percent', percent: 60 } } as const;
    const cost = foundBy(check, coachOf({ amounts: [flowers], answers: { 'margin/m:60 % sur les fleurs': 'cost' } }));
    expect(cost.text).toBe(
      '“60 % sur les fleurs” added to what you pay is 38% of the selling price: what you buy for €100 sells for €160.',
    );
  });

  it('is silent on a cap of grants, with the cost said, on a range, and from a hundred percent on', () => {
    const of = (more: object) => check.look(coachOf({ amounts: [{ ...parts, ...more }] }));
    expect(of({ role: 'share.other' })).toBeNull();
    expect(of({ toValue: 45 })).toBeNull();
    expect(of({ form: { kind: 'percent', percent: 150 } })).toBeNull();
    expect(check.look(coachOf({ ...bikes, answers: { [key]: 'other' } }))).toBeNull();
    const cost = { role: 'cost.direct', quote: '£20 of parts', form: money(20, undefined, 'GBP') } as const;
    expect(check.look(coachOf({ ...bikes, amounts: [parts, cost] }))).toBeNull();
  });
});
