import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { inCustomersProduct as check } from './in-customers-product.ts';

const own = { role: 'price', quote: '€14 per kg', form: money(14, 'kg') } as const;
const dish = { role: 'customer.price', quote: 'a main course above €18', form: money(18) } as const;
const theirs = { role: 'rival.price', quote: '€6 to €8 per kg', form: money(6, 'kg'), toValue: 8 } as const;
const pair = 'm:€14 per kg/m:a main course above €18';
const [part, many] = [`part.of/${pair}`, `part.many/${pair}`];

describe('in-customers-product', () => {
  it('asks whether it goes into it, then how much', () => {
    expect(askedBy(check, coachOf({ amounts: [own, dish] }))).toMatchObject({
      key: part,
      text: 'Does what you sell for “€14 per kg” go into what your customers sell for “a main course above €18”?',
    });
    expect(askedBy(check, coachOf({ amounts: [own, dish], answers: { [part]: 'part' } })).key).toBe(many);
  });

  it('says what part of their price goes to you', () => {
    const found = foundBy(check, coachOf({ amounts: [own, dish], answers: { [part]: 'part', [many]: 0.15 } }));
    expect(found.text).toBe('Of what your customers charge, “a main course above €18”, €2.10 goes to you: 12%.');
    expect(found).toMatchObject({ severity: 'tells', stake: 0 });
  });

  it('sets the price of a rival beside it that a customer chooses for the same', () => {
    const answers = { [part]: 'part', [many]: 0.15, 'compares/m:€14 per kg/m:€6 to €8 per kg': 'same' };
    const found = foundBy(check, coachOf({ amounts: [own, dish, theirs], answers }));
    expect(found.text).toBe(
      'Of what your customers charge, “a main course above €18”, €2.10 goes to you: 12%. At “€6 to €8 per kg” they would pay up to €1.20 less for it, or 6.7% of what they charge.',
    );
    expect(found.next && englishSpeaker.text(found.next)).toContain('worth €1.20 to them each time');
    expect(found.restsOn).toContain('m:€6 to €8 per kg');
    const dearer = { ...theirs, form: money(15, 'kg'), toValue: 16 };
    expect(foundBy(check, coachOf({ amounts: [own, dish, dearer], answers })).text).not.toContain('less for it');
  });

  it('speaks of what is sold on', () => {
    const bottle = { role: 'price', quote: 'wholesale R42', form: money(42, 'bottle', 'ZAR') } as const;
    const shelf = { role: 'customer.price', quote: 'shops sell it at R60', form: money(60, undefined, 'ZAR') } as const;
    const sold = 'm:wholesale R42/m:shops sell it at R60';
    const answers = { [`part.of/${sold}`]: 'part', [`part.many/${sold}`]: 1 };
    expect(foundBy(check, coachOf({ currency: 'ZAR', amounts: [bottle, shelf], answers })).text).toContain(
      '42 goes to you: 70%.',
    );
  });

  it('is silent where it is no part, none goes in, or more than they charge, and for ranges', () => {
    const look = (answer: number | string | { readonly kind: 'unknown' }, more = {}) =>
      check.look(coachOf({ amounts: [own, { ...dish, ...more }], answers: { [part]: 'part', [many]: answer } }));
    expect(check.look(coachOf({ amounts: [own, dish], answers: { [part]: 'apart' } }))).toBeNull();
    expect(look(0)).toBeNull();
    expect(look(2)).toBeNull();
    expect(look({ kind: 'unknown' })).toBeNull();
    expect(look(0.15, { toValue: 30 })).toBeNull();
    expect(look(0.15, { form: money(18, undefined, 'GBP') })).toBeNull();
    expect(check.look(coachOf({ amounts: [dish] }))).toBeNull();
  });
});
