import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { grantEnds as check } from './grant-ends.ts';

const grant = { role: 'money.others', quote: '80k zugesagt', form: money(80_000) } as const;
const laptop = { role: 'price', quote: '165 € je Laptop', form: money(165), unit: 'Laptop/Laptops' } as const;
const key = 'money.others/m:80k zugesagt';
const answers = { [key]: 'once', 'cost.direct': 6500, volume: 10, bills: 150_000 };

describe('grant-ends', () => {
  it('asks whose money it is, then the one thing that is missing', () => {
    expect(askedBy(check, coachOf({ amounts: [grant, laptop] }))).toMatchObject({
      key,
      text: 'What is “80k zugesagt”?',
    });
    const { bills, ...rest } = answers;
    expect([bills, askedBy(check, coachOf({ amounts: [grant, laptop], answers: rest })).key]).toEqual([
      150_000,
      'bills',
    ]);
  });

  it('says what a year is short of without it', () => {
    const found = foundBy(check, coachOf({ amounts: [grant, laptop], answers }));
    expect(found.text).toBe(
      'In a year without “80k zugesagt” your sales leave €12,000 once their own costs are paid, and your bills are €18,000. €6,000 is missing, and you have not paid yourself yet.',
    );
    expect(englishSpeaker.text(found.next!)).toBe(
      'To do without it you have to sell 5 Laptops more a month. Ask now when the next grant is decided.',
    );
    const { unit: _, ...bare } = laptop;
    expect(englishSpeaker.text(foundBy(check, coachOf({ amounts: [grant, bare], answers })).next!)).toMatch(
      /you have to sell 5 more a month\./,
    );
    expect(found).toMatchObject({ severity: 'costs', stake: 600_000, restsOn: ['m:80k zugesagt'] });
    expect(found.risk!.cost.value).toBe(600_000);
  });

  it('recommends no more sales where a sale leaves nothing', () => {
    const shelter = coachOf({
      currency: 'USD',
      amounts: [
        { role: 'money.others', quote: '$30,000 a year from the county', form: money(30_000, 'year', 'USD') },
        { role: 'price', quote: 'meals at $4', form: money(4, undefined, 'USD') },
      ],
      answers: {
        'money.others/m:$30,000 a year from the county': 'yearly',
        'cost.direct': 500,
        volume: 1000,
        bills: 100_000,
      },
    });
    const found = foundBy(check, shelter);
    expect(found.stake).toBe(2_400_000);
    expect(englishSpeaker.text(found.next!)).toMatch(/^More sales do not make up for it/);
  });

  it('is silent on loans, where sales pay the bills, and where more than one thing is open', () => {
    for (const more of [
      { [key]: 'loan' },
      { [key]: 'stake' },
      { [key]: { kind: 'unknown' } as const },
      { bills: 100_000 },
    ])
      expect(check.look(coachOf({ amounts: [grant, laptop], answers: { ...answers, ...more } }))).toBeNull();
    expect(check.look(coachOf({ amounts: [grant, laptop], answers: { [key]: 'once', bills: 1 } }))).toBeNull();
    expect(check.look(coachOf({ amounts: [laptop], answers }))).toBeNull();
    const repair = { role: 'price', quote: '40 € je Reparatur', form: money(40) } as const;
    const main = { ...answers, 'main.price': 'm:165 € je Laptop' };
    expect(check.look(coachOf({ amounts: [grant, laptop, repair], answers: main }))).toBeNull();
  });
});
