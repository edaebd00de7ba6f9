import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { grantCap as check } from './grant-cap.ts';

const cap = { role: 'share.other', quote: 'at most 30%', form: { kind: 'percent', percent: 30 } } as const;
const laptop = { role: 'price', quote: '€165 per laptop', form: money(165, 'laptop') } as const;
const key = 'share.of/m:at most 30%';

describe('grant-cap', () => {
  it('asks what it is a share of', () => {
    expect(askedBy(check, coachOf({ amounts: [cap, laptop] }))).toMatchObject({
      key,
      text: 'What is “at most 30%” a share of?',
    });
  });

  it('says what earned income allows', () => {
    const found = foundBy(check, coachOf({ amounts: [cap, laptop], answers: { [key]: 'income' } }));
    expect(found.text).toBe(
      'If grants may be 30% of all your income, each €100 that you earn yourself allows €42.86 of grants.',
    );
    expect(found).toMatchObject({ severity: 'tells', stake: 0, restsOn: ['m:at most 30%'] });
    const year = coachOf({ amounts: [cap, laptop], answers: { [key]: 'income', volume: 10 } });
    expect(foundBy(check, year).text).toMatch(/The €19,800 of sales that you expect in a year allow €8,490\.$/);
  });

  it('names no sum of sales where something else is sold as well', () => {
    const repair = { role: 'price', quote: '€40 a repair', form: money(40) } as const;
    const answers = { [key]: 'income', 'main.price': 'm:€165 per laptop', volume: 10 };
    expect(foundBy(check, coachOf({ amounts: [cap, laptop, repair], answers })).text).toMatch(/€42\.86 of grants\.$/);
  });

  it('says what is left to pay where it is a share of costs', () => {
    const village = coachOf({
      currency: 'JPY',
      amounts: [{ role: 'share.other', quote: '補助率75%', form: { kind: 'percent', percent: 75 } }],
      answers: { 'share.of/m:補助率75%': 'costs' },
    });
    expect(foundBy(check, village).text).toBe(
      'If a grant pays 75% of your costs at most, ¥25 of each ¥100 you spend has to come from your sales or from somebody else.',
    );
  });

  it('asks about the next share where one is a discount, and is silent on other shares', () => {
    const off = { role: 'share.other', quote: '10% off', form: { kind: 'percent', percent: 10 } } as const;
    expect(askedBy(check, coachOf({ amounts: [off, cap], answers: { 'share.of/m:10% off': 'discount' } })).key).toBe(
      key,
    );
    expect(check.look(coachOf({ amounts: [off], answers: { 'share.of/m:10% off': 'discount' } }))).toBeNull();
    for (const answer of ['customers', 'other', { kind: 'unknown' } as const])
      expect(check.look(coachOf({ amounts: [cap], answers: { [key]: answer } }))).toBeNull();
    const whole = { ...cap, form: { kind: 'percent', percent: 100 } } as const;
    for (const share of [whole, { ...cap, toValue: 40 }, laptop])
      expect(check.look(coachOf({ amounts: [share] }))).toBeNull();
  });
});
