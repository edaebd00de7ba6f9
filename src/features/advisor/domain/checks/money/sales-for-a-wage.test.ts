import { describe, expect, it } from 'vitest';
import { askedBy, coachOf, count, englishSpeaker, foundBy, money } from '#features/advisor/testing/coach-of.ts';
import { salesForAWage as check } from './sales-for-a-wage.ts';

const place = { role: 'price', quote: '€40 a place', form: money(40, 'place'), unit: 'place/places' } as const;
const answers = { 'cost.direct': 1000, bills: 90_000, pay: 210_000 };
const own = { ...answers, 'hours.shared': 'one' };

describe('sales-for-a-wage', () => {
  it('says how many pay the founder as well', () => {
    const found = foundBy(check, coachOf({ amounts: [place], answers }));
    expect(found.text).toBe(
      'It takes 100 places a month (about 23 a week) to pay your bills and the €2,100 a month that you want to earn.',
    );
    expect(found.severity).toBe('tells');
  });

  it('says what work that is where each sale has hours of its own, and breaks where it is more than one person has', () => {
    const some = foundBy(check, coachOf({ amounts: [place], answers: { ...own, hours: 1.5 } }));
    expect(some.text).toMatch(/earn\. That is 150 hours of work a month\.$/);
    expect(some.severity).toBe('tells');
    const many = foundBy(check, coachOf({ amounts: [place], answers: { ...own, hours: 3 } }));
    expect(many.text).toBe(
      'It would take 100 places a month (about 23 a week) to pay your bills and the €2,100 a month that you want to earn. That is 300 hours of work a month, more than one person has.',
    );
    expect(englishSpeaker.text(many.next!)).toMatch(/^Look for a higher price/);
    expect(many).toMatchObject({ severity: 'breaks', stake: 3_600_000 });
  });

  it('concludes nothing from hours that several customers share, that are only the customer’s, or that several people work', () => {
    const shared = { ...answers, hours: 3, 'hours.shared': 'several' };
    expect(foundBy(check, coachOf({ amounts: [place], answers: shared })).text).not.toMatch(/hours/);
    const form = { kind: 'duration', value: 3, unit: 'hour' } as const;
    const duration = { role: 'duration.unit', quote: 'three hours', form } as const;
    expect(foundBy(check, coachOf({ amounts: [place, duration], answers: own })).text).not.toMatch(/hours/);
    const team = { role: 'team', quote: 'two of us', form: count(2, 'people') } as const;
    expect(foundBy(check, coachOf({ amounts: [place, team], answers: { ...own, hours: 3 } })).severity).toBe('tells');
  });

  it('counts a guide’s paid hours with the unpaid ones beside them', () => {
    const hour = { role: 'price', quote: '$30 an hour', form: money(30, 'hour', 'USD') } as const;
    const guide = { currency: 'USD', amounts: [hour], answers: { 'cost.direct': 0, bills: 0, pay: 360_000 } } as const;
    const found = foundBy(check, coachOf({ ...guide, answers: { ...guide.answers, hours: 2, 'hours.shared': 'one' } }));
    expect(found.text).toMatch(/^It would take 120 paid hours a month .* That is 240 hours of work a month/);
  });

  it('asks for the pay alone, and is silent where none is wanted or known', () => {
    const { pay: _, ...rest } = answers;
    expect(askedBy(check, coachOf({ amounts: [place], answers: rest })).key).toBe('pay');
    expect(check.look(coachOf({ amounts: [place], answers: { ...rest, pay: 0 } }))).toBeNull();
    expect(check.look(coachOf({ amounts: [place], answers: { ...rest, pay: { kind: 'unknown' } } }))).toBeNull();
    expect(check.look(coachOf({ amounts: [place], answers: { ...answers, 'cost.direct': 4000 } }))).toBeNull();
  });
});
