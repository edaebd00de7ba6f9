import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { priceBesideTheirs as check } from './price-beside-theirs.ts';

const own = { role: 'price', quote: '€5.20 a box', form: money(5.2, 'box'), unit: 'box/boxes' } as const;
const press = (amount: number, per?: string) =>
  ({
    role: 'rival.price',
    quote: `€${amount}`,
    form: money(amount, per),
    sentence: `The press in town takes €${amount}`,
  }) as const;
const known = { 'cost.direct': 170, volume: 1_500 };
const beside = (theirs: ReturnType<typeof press>, answers = {}, more: object = {}) =>
  coachOf({ amounts: [{ ...own, ...more }, theirs], answers: { ...known, ...answers } });

describe('price-beside-theirs', () => {
  it('says what there is to win below the price of others', () => {
    const found = foundBy(check, beside(press(6, 'box')));
    expect(found.text).toBe(
      'You take €5.20 where others take €6. Half of that difference on your price would bring €600 more a month at the sales you expect.',
    );
    expect(englishSpeaker.text(found.next!)).toMatch(/^Name the higher price to your next five customers/);
    expect(found).toMatchObject({ severity: 'tells', stake: 0, restsOn: ['m:€6', 'm:€5.20 a box'] });
  });

  it('gives no reason to ask for more where somebody else takes less', () => {
    const coach = coachOf({ amounts: [own, press(6, 'box'), press(4.5)], answers: known });
    const found = foundBy(check, coach);
    expect(found.text).toBe('You take €5.20, between €4.50 and €6 elsewhere.');
    expect(englishSpeaker.text(found.next!)).toMatch(/what a customer gets for the €0\.70/);
    // So much less is for something else.
    const far = coachOf({ amounts: [own, press(6, 'box'), press(1.5)], answers: known });
    expect(foundBy(check, far).text).toMatch(/Half of that difference/);
  });

  it('compares with no range that holds the own price', () => {
    const range = { ...press(4.9, 'box'), toValue: 5.5 };
    expect(askedBy(check, coachOf({ amounts: [own, range], answers: known })).key).toBe('rival.same');
  });

  it('says what a dearer one has to explain', () => {
    const found = foundBy(check, beside(press(4.9, 'Box')));
    expect(found.text).toBe(
      'You take €5.20 where others take €4.90: €0.30 more. At their price a normal month would bring €450 less.',
    );
    expect(englishSpeaker.text(found.next!)).toMatch(/what a customer gets for the €0\.30/);
  });

  it('compares no prices that are more than three times apart: they are for different things', () => {
    expect(foundBy(check, beside(press(15.6, 'box'))).text).toMatch(/others take €15\.60/);
    for (const far of [15.7, 1.7]) expect(askedBy(check, beside(press(far, 'box'))).key).toBe('rival.same');
  });

  it('leaves the share that somebody keeps of the difference to them', () => {
    const share = { role: 'share.commission', quote: '20%', form: { kind: 'percent', percent: 20 } } as const;
    const answers = { ...known, 'commission/m:20%': 'paid', 'commission.ofTen/m:20%': 10 };
    const coach = coachOf({ amounts: [own, press(6, 'box'), share], answers });
    expect(foundBy(check, coach).text).toMatch(/would bring €480 more a month/);
  });

  it('looks at the next of theirs where one takes as much', () => {
    const coach = coachOf({ amounts: [own, press(5.2, 'box'), press(6, 'box')], answers: known });
    expect(foundBy(check, coach).restsOn).toEqual(['m:€6', 'm:€5.20 a box']);
  });

  it('asks for the price of the same where theirs is for something else, or none was named', () => {
    for (const theirs of [press(6, 'bottle'), press(6), press(6, 'month'), press(15.7, 'box'), press(5.2, 'box')])
      expect(askedBy(check, beside(theirs)).key).toBe('rival.same');
    expect(askedBy(check, beside(press(6, 'bottle'))).text).toBe(
      'Elsewhere: “€6”. What would a customer pay there for what costs €5.20 with you?',
    );
    const named = coachOf({ amounts: [own], words: [{ role: 'rival', quote: 'the press in town' }], answers: known });
    expect(askedBy(check, named).text).toBe('What would a customer pay elsewhere for what costs €5.20 with you?');
    expect(foundBy(check, beside(press(72, 'crate'), { 'rival.same': 600 })).text).toMatch(
      /^You take €5\.20 where others take €6\. .* €600 more a month/,
    );
  });

  it('says nothing of what was asked where it is as much, far from it, or not known', () => {
    for (const answer of [520, 1_561, 173, { kind: 'unknown' } as const])
      expect(check.look(beside(press(6), { 'rival.same': answer }))).toBeNull();
    expect(check.look(beside(press(6), { 'rival.same': 1_560 }))).not.toBeNull();
  });

  it('is silent where nobody else was named, or the sales are open', () => {
    expect(check.look(coachOf({ amounts: [own], answers: known }))).toBeNull();
    expect(check.look(beside(press(6, 'box'), { volume: undefined }))).toBeNull();
  });
});
