import { describe, expect, it } from 'vitest';
import { coachOf, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
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

  it('says what a dearer one has to explain', () => {
    const found = foundBy(check, beside(press(4.9, 'Box')));
    expect(found.text).toBe(
      'You take €5.20 where others take €4.90: €0.30 more. At their price a normal month would bring €450 less.',
    );
    expect(englishSpeaker.text(found.next!)).toMatch(/what a customer gets for the €0\.30/);
  });

  it('compares no prices that are more than three times apart: they are for different things', () => {
    expect(check.look(beside(press(15.6, 'box')))).not.toBeNull();
    expect(check.look(beside(press(15.7, 'box')))).toBeNull();
    expect(check.look(beside(press(1.7, 'box')))).toBeNull();
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

  it('is silent where they are not for the same, equal, or the sales are open', () => {
    expect(check.look(beside(press(6, 'bottle')))).toBeNull();
    expect(check.look(beside(press(6)))).toBeNull();
    expect(check.look(beside(press(6, 'month')))).toBeNull();
    expect(check.look(beside(press(5.2, 'box')))).toBeNull();
    expect(check.look(beside(press(6, 'box'), { volume: undefined }))).toBeNull();
  });
});
